import { getPoster, type PosterView } from '@chulbal/contract/popups/posters';
import { getSeason, type TrackView } from '@chulbal/contract/seasons/seasons';
import { currentStage, stageState } from '@chulbal/contract/seasons/seasons.rules';
import { numberIn } from '../../lib/address-numbers.ts';
import { JsonLd } from '../../lib/json-ld.tsx';
import { spanText } from '../../lib/korean-time.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useRootData } from '../../lib/root-data.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { MoreLink } from '../../ui/action/more-link.tsx';
import { TabLinks } from '../../ui/data/tab-links.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Lane } from '../../ui/lane/lane.tsx';
import { Status } from '../../ui/lane/status.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Split } from '../../ui/layout/split.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import { Posters } from '../popups/posters.tsx';
import { seasonLanes } from '../seasons/track-lane.ts';
import type { Route } from './+types/apply-info';
import styles from './apply-info.module.css';
import { ApplyInfoDocuments } from './apply-info-documents.tsx';
import { ApplyInfoStages } from './apply-info-stages.tsx';
import { ApplyInfoWho } from './apply-info-who.tsx';
import type { schedule as texts } from './schedule.ko.ts';

/** The season, and the track asked for; times are told to the minute, so the page may be kept for seconds. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { attempt, now } = visitOf(context);
  const season = await attempt(getSeason, {});
  if (!season.ok && season.error.status !== 404) throw season.error;
  const tracks = season.ok ? season.data.tracks : [];
  const asked = numberIn(url.searchParams.get('track')) ?? 0;
  const track = chosenTrack(tracks, asked, now.getTime());
  // A poster that cannot be loaded is not there, without a word.
  const poster = track && (await attempt(getPoster, { trackNo: track.trackNo }));
  return {
    season: season.ok ? { ...seasonLanes(season.data), bonuses: season.data.bonuses } : null,
    track,
    // A track that nobody asked for is shown, but not applied for.
    chosen: track?.trackNo === asked,
    poster: poster?.ok ? poster.data : null,
    now: now.getTime(),
  };
}

/** The track asked for; without one the first that takes applications, or the first of all. */
function chosenTrack(tracks: readonly TrackView[], asked: number, now: number): TrackView | undefined {
  return (
    tracks.find((one) => one.trackNo === asked) ??
    tracks.find((one) => one.stages.some((s) => s.kind === 'application' && stageState(s, now) === 'open')) ??
    tracks[0]
  );
}

/** Who may apply for what until when, and what to prepare (`/contest/apply-info`). */
export default function ApplyInfo({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('schedule');
  const { season, track, chosen, poster, now } = loaderData;
  const tracks = season?.tracks ?? [];
  const crumbs = [{ text: t('contest') }, { text: t('infoTitle') }];
  return (
    <Wrap>
      <PageMeta title={t('infoTitle')} description={t('infoDescription')} />
      <PageHead
        title={t('infoTitle')}
        crumbs={crumbs}
        lede={t('infoLede')}
        aside={track && <ApplyNow track={track} chosen={chosen} now={now} />}
      />
      {season && track ? (
        <>
          <TabLinks
            bleed
            label={t('tracks')}
            tabs={tracks.map((one) => ({
              key: String(one.trackNo),
              text: one.name,
              lane: one.lane,
              to: `?track=${one.trackNo}`,
              current: one.trackNo === track.trackNo,
            }))}
          />
          <StageEvents track={track} />
          <ApplyInfoWho track={track} />
          <ApplyInfoStages track={track} now={now} />
          <ApplyInfoDocuments track={track} bonuses={season.bonuses} />
          <ApplyInfoHow />
          {poster && <ApplyInfoPoster poster={poster} />}
        </>
      ) : (
        <EmptyState title={t('infoEmpty')} text={t('emptyText')} />
      )}
    </Wrap>
  );
}

/** The way into the application while it is open; otherwise what keeps it shut. */
function ApplyNow({ track, chosen, now }: { track: TrackView; chosen: boolean; now: number }) {
  const t = useTexts<typeof texts>('schedule');
  const language = useLanguage();
  const stage = track.stages.find((one) => one.kind === 'application') ?? currentStage(track.stages, now);
  if (!stage) return null;
  const state = stageState(stage, now);
  return (
    <div className={styles.act}>
      {state === 'open' && chosen && (
        <ButtonLink
          variant="primary"
          size="lg"
          iconEnd="arrow-right"
          to={`/apply/${track.trackNo}/${stage.stageNo}`}
        >
          {t('apply', { name: track.name })}
        </ButtonLink>
      )}
      {state === 'open' && !chosen && (
        <ButtonLink variant="primary" size="lg" iconEnd="arrow-right" to="/contest/apply">
          {t('choose')}
        </ButtonLink>
      )}
      {state === 'upcoming' && <Status kind="upcoming">{t('notOpen')}</Status>}
      {(state === 'closed' || state === 'announced') && <Status kind="closed">{t('closed')}</Status>}
      <p className={styles.countdown}>{spanText(stage.opensAt, stage.closesAt, language)}</p>
      <MoreLink size="sm" to={`/contest/schedule?track=${track.trackNo}`}>
        {t('schedule')}
      </MoreLink>
    </div>
  );
}

/** The stages of a track as events, for search engines. */
function StageEvents({ track }: { track: TrackView }) {
  const { origin, site, brand } = useRootData();
  const url = `${origin}/contest/apply-info?track=${track.trackNo}`;
  const events = track.stages.map(({ name, description, opensAt, closesAt }) => ({
    '@type': 'Event',
    name: `${brand} ${track.name} · ${name}`,
    description,
    startDate: opensAt,
    endDate: closesAt,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'VirtualLocation', url },
    organizer: { '@type': 'Organization', name: site?.organisations[0]?.name ?? brand, url: `${origin}/` },
    url,
  }));
  return <JsonLd facts={{ '@graph': events }} />;
}

const steps = ['account', 'write', 'submit', 'confirm'] as const;

/** From sign-up to the members' confirmation, as the legs of a lane. */
function ApplyInfoHow() {
  const t = useTexts<typeof texts>('schedule');
  return (
    <section className={styles.band} aria-labelledby="how">
      <Split
        head={
          <Heading level={2} size="2xl" id="how">
            {t('how.title')}
          </Heading>
        }
      >
        <Lane
          down
          label={t('how.title')}
          legs={steps.map((step) => ({
            key: step,
            label: t(`how.steps.${step}.title`),
            note: t(`how.steps.${step}.text`),
            state: 'ahead',
          }))}
        />
        <p className={styles.note}>{t('how.after')}</p>
      </Split>
    </section>
  );
}

/** The poster of the track, to pass on. */
function ApplyInfoPoster({ poster }: { poster: PosterView }) {
  const t = useTexts<typeof texts>('schedule');
  return (
    <section className={styles.band} aria-labelledby="poster">
      <Split
        head={
          <Heading level={2} size="2xl" id="poster">
            {t('poster.title')}
          </Heading>
        }
      >
        <Posters
          posters={[poster]}
          names={{
            open: (title) => t('poster.open', { title }),
            download: (title) => t('poster.download', { title }),
          }}
        />
      </Split>
    </section>
  );
}
