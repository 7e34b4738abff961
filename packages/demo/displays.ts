import { addDays, koreanDay } from '@chulbal/contract/korean-days';
import type { DisplayKind } from '@chulbal/contract/popups/popups';
import type { OperatorActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { savePopup, savePoster, setDisplayHidden } from '@chulbal/domain/popups/commands';
import { type DemoContentFile, demoPicture, insertContentFiles } from './content-files.ts';
import type { Deed } from './deed.ts';
import { type WantedFile, wantedFile } from './files.ts';
import { posterPaper } from './papers/handouts.ts';

const DAY_MS = 86_400_000;
const poster = { width: 720, height: 1018 };

/** Of the whole league, and of two lanes; one picture in each language. */
const posters = [
  {
    ...({ picture: 'league', lane: null, link: '/contest/apply-info' } as const),
    ...{ titleKo: '같은 출발선, 다른 아이디어', titleEn: 'One start line, many ideas' },
    altKo: '다섯 레인의 출발선을 막 떠난 다섯 주자를 위에서 본 그림. 같은 출발선, 다른 아이디어.',
    altEn:
      'Five runners, seen from above, who have just left the start of five lanes. One start line, many ideas.',
  },
  {
    ...({ picture: 'campus', lane: 3, link: '/contest/apply-info?track=3' } as const),
    ...{ titleKo: '강의실에서 출발해요', titleEn: 'Start from the lecture hall' },
    altKo: '파란 바탕에 휘어진 3번 레인을 세 주자가 달리는 그림. 강의실에서 출발해요, 캠퍼스 트랙.',
    altEn: 'Three runners in the bend of lane 3, on blue. Start from the lecture hall: the Campus track.',
  },
  {
    ...({ picture: 'global', lane: 5, link: '/contest/apply-info?track=5' } as const),
    ...{ titleKo: '말은 달라도 신호는 하나', titleEn: 'Many languages, one signal' },
    altKo: '지구를 가로지르는 5번 레인을 두 주자가 달리는 그림. 말은 달라도 신호는 하나, 글로벌 트랙.',
    altEn:
      'Two runners in lane 5, which runs around the globe. Many languages, one signal: the Global track.',
  },
] as const;

/** The pictures of the demo's popup and posters, and the posters to print, by name. */
export function displayPictures(now: Date): Map<string, WantedFile<'content'>> {
  const names = posters.flatMap(({ picture }) => [`poster-${picture}-ko.webp`, `poster-${picture}-en.webp`]);
  const at = new Date(now.getTime() - 41 * DAY_MS);
  return new Map([
    ...[...names, 'popup-writing.webp'].map((name) => [name, demoPicture(name)] as const),
    ...posters.map(({ picture, titleKo, altKo, lane }) => {
      const paper = posterPaper({ picture, title: titleKo, said: altKo, lane, at });
      return [printed(picture), wantedFile('content', `포스터_${titleKo}.pdf`, paper)] as const;
    }),
  ]);
}

/** The name of a poster that one can print. */
function printed(picture: (typeof posters)[number]['picture']): string {
  return `poster-${picture}.pdf`;
}

type Given = {
  actor: OperatorActor;
  pictures: ReadonlyMap<string, DemoContentFile>;
  /** The number of this season's track by its lane. */
  trackNoOf: (lane: number) => number;
  now: Date;
};

/** A popup for the class that is four days away, and the year's posters. */
export function displayDeeds(tx: Db, { actor, pictures, trackNoOf, now }: Given): Deed[] {
  const picture = (name: string, size: { width: number; height: number }) => ({
    serverFileName: pictures.get(name)?.serverFileName ?? '',
    ...size,
  });
  const attachment = (name: string) => {
    const file = pictures.get(name);
    return file ? { serverFileName: file.serverFileName, name: file.name, size: file.size } : null;
  };
  const show = (kind: DisplayKind, displayNo: number, at: Date) =>
    setDisplayHidden(tx, actor, { kind, displayNo, hidden: false, now: at });
  const isNew = { displayNo: null, editVersion: 0 };
  const always = { from: null, until: null };
  const year = Number(koreanDay(now).slice(0, 4));
  return [
    {
      at: new Date(now.getTime() - 40 * DAY_MS),
      run: async (at) => {
        await insertContentFiles(tx, [...pictures.values()], actor.operatorId, at);
        for (const { picture: name, lane, ...said } of posters) {
          const draft = {
            ...{
              ...said,
              ...always,
              year,
              trackNo: lane && trackNoOf(lane),
              file: attachment(printed(name)),
            },
            pictureKo: picture(`poster-${name}-ko.webp`, poster),
            pictureEn: picture(`poster-${name}-en.webp`, poster),
          };
          const { displayNo } = await savePoster(tx, actor, { ...isNew, draft, now: at });
          await show('poster', displayNo, at);
        }
      },
    },
    {
      at: new Date(now.getTime() - 2 * DAY_MS),
      run: async (at) => {
        const date = addDays(koreanDay(now), 4);
        const [, month, day] = date.split('-');
        const monthName = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' }).format(
          new Date(date),
        );
        const draft = {
          ...{ popupType: 'image' as const, mode: 'panel' as const, link: '/support/programs?type=class' },
          titleKo: `사업계획서 첫\u00a0장, 같이\u00a0써요 ${month}.${day}\u00a020:00\u00a0온라인`,
          titleEn: `The first page of your plan, together: ${Number(day)}\u00a0${monthName}, 20:00\u00a0KST,\u00a0online`,
          altKo: '달리는 두 주자와 글이 적힌 종이 한 장',
          altEn: 'Two runners and a sheet of paper with writing on it',
          ...{ ...always, contentKo: '', contentEn: '', pictureEn: null },
          pictureKo: picture('popup-writing.webp', { width: 720, height: 432 }),
        };
        const { displayNo } = await savePopup(tx, actor, { ...isNew, draft, now: at });
        await show('popup', displayNo, at);
      },
    },
  ];
}
