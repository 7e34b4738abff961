import type { Bilingual, Language } from '@chulbal/contract/language';
import type { StageView, TrackView } from '@chulbal/contract/seasons/seasons';
import ical, { ICalAlarmRelatesTo, ICalAlarmType, ICalEventTransparency } from 'ical-generator';

/** What a calendar file is made of; texts are in one language already. */
export type CalendarOf = {
  seasonName: string;
  brand: string;
  tracks: readonly TrackView[];
  /** Grows with every published change, so that calendars replace what they imported before. */
  revision: number;
  changedAt: Date;
  /** Address of the portal without a slash at the end. */
  publicUrl: string;
  language: Language;
};

const ZONE = 'Asia/Seoul';
const ANNOUNCEMENT_MINUTES = 30;
const DAY_SECONDS = 24 * 60 * 60;

/** Korea has had one offset and no summer time since 1988. */
const seoul = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19881009T030000',
  'TZOFFSETFROM:+1000',
  'TZOFFSETTO:+0900',
  'TZNAME:KST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

const texts = {
  announcement: { ko: '결과 발표', en: 'results' },
  confirmBy: { ko: '팀원 확인 마감', en: 'members confirm by' },
  track: { ko: '트랙', en: 'track' },
} satisfies Record<string, Bilingual>;

/**
 * The stages of tracks as an iCalendar file (RFC 5545): one event per stage in Korean time, with its
 * announcement and the members' confirmation beside it. An event keeps its UID for ever, so importing the
 * file again updates it. Applications ring a day before they close.
 */
export function stageCalendar(of: CalendarOf): string {
  const calendar = ical({
    name: `${of.brand} ${of.seasonName}`,
    prodId: { company: of.brand, product: 'stages', language: of.language.toUpperCase() },
    timezone: { name: null, generator: () => seoul },
  });
  const event = (uid: string, summary: string, from: Date, to: Date, description = '') =>
    calendar.createEvent({
      id: `${uid}@stages`,
      summary,
      description,
      start: inKorea(from),
      end: inKorea(to),
      timezone: ZONE,
      stamp: of.changedAt,
      sequence: of.revision,
      transparency: ICalEventTransparency.TRANSPARENT,
      url: `${of.publicUrl}/contest/schedule`,
    });

  for (const track of of.tracks) {
    for (const stage of track.stages) {
      const uid = `track-${track.trackNo}-stage-${stage.stageNo}`;
      const title = titleOf(track, stage, of.language);
      const { closesAt, announcesAt, confirmBy } = stage;
      const whole = event(uid, title, new Date(stage.opensAt), new Date(closesAt), stage.description);
      if (stage.kind === 'application') {
        whole
          .createAlarm({ type: ICalAlarmType.display, triggerBefore: DAY_SECONDS })
          .relatesTo(ICalAlarmRelatesTo.end);
      }
      for (const [mark, at] of [
        ['confirmBy', confirmBy],
        ['announcement', announcesAt],
      ] as const) {
        if (!at) continue;
        const from = new Date(at);
        const to = new Date(from.getTime() + ANNOUNCEMENT_MINUTES * 60_000);
        event(`${uid}-${mark}`, `${title} ${texts[mark][of.language]}`, from, to);
      }
    }
  }
  return calendar.toString();
}

function titleOf(track: TrackView, stage: StageView, language: Language): string {
  return `${track.name} ${texts.track[language]} · ${stage.name}`;
}

/**
 * An instant as wall-clock time in Korea, whatever the zone of this process. It has the shape of a Luxon date,
 * which is one of those that the calendar writer asks for a given zone.
 */
function inKorea(instant: Date) {
  const wall = new Date(instant.getTime() + 9 * 60 * 60_000).toISOString().replace(/[-:]/g, '');
  const zoned = {
    isValid: true,
    zone: { type: 'iana' },
    setZone: () => zoned,
    toFormat: (format: string) => (format === 'HHmmss' ? wall.slice(9, 15) : wall.slice(0, 8)),
    toJSDate: () => instant,
    toJSON: () => instant.toISOString(),
  };
  return zoned;
}
