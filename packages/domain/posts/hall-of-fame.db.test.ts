import type { DraftOf } from '@chulbal/contract/posts/operators';
import { createSubmitted, seasonNow } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { createPost, publishPost } from './commands.ts';
import { getWinner, listWinners, listWinnerYears } from './hall-of-fame.queries.ts';

const now = seasonNow;
const reader = { language: 'ko', now } as const;

let db: Db;
let editor: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  editor = await createOperator(db, { role: 'contentEditor' });
});

function winner({
  details,
  ...given
}: Partial<Omit<DraftOf<'hof'>, 'details'>> & {
  details?: Partial<DraftOf<'hof'>['details']>;
}): DraftOf<'hof'> {
  return {
    ...{ board: 'hof', kind: 'merit', pinned: false, attachments: [] },
    ...{ titleKo: '바다수레', titleEn: '', bodyKo: '<p>갯벌에서 시작했어요.</p>', bodyEn: '' },
    ...given,
    details: {
      ...{
        cover: null,
        video: null,
        year: 2025,
        lane: 3,
        trackKo: '캠퍼스',
        trackEn: 'Campus',
        number: '3-0010',
      },
      ...{ whoKo: '', whoEn: '', lineKo: '접이식 손수레', lineEn: '', nowKo: '', nowEn: '' },
      ...details,
    },
  };
}

async function hang(given: Parameters<typeof winner>[0]): Promise<number> {
  const { postNo, editVersion } = await createPost(db, editor, { draft: winner(given), now });
  await publishPost(db, editor, { postNo, editVersion, publishAt: null, now });
  return postNo;
}

test('the newest year hangs first, in it whoever is pinned, then the higher prizes, then the numbers', async () => {
  await hang({ titleKo: '시민', kind: 'citizens' });
  await hang({ titleKo: '둘째', details: { number: '3-0011' } });
  await hang({ titleKo: '첫째' });
  await hang({ titleKo: '대상', kind: 'grand' });
  await hang({ titleKo: '고정', kind: 'lane', pinned: true });
  await hang({ titleKo: '옛날', kind: 'grand', details: { year: 2023 } });
  const names = async (year?: number) =>
    (await listWinners(db, { ...reader, page: 1, size: 10, year })).content.map(({ teamName }) => teamName);
  expect(await names()).toEqual(['고정', '대상', '첫째', '둘째', '시민', '옛날']);
  expect(await names(2023)).toEqual(['옛날']);
  expect(await names(2024)).toEqual([]);
});

test('a year says how many had applied where its season is here, and the season without winners keeps its place', async () => {
  await publishedSeason(db, { now: seasonNow });
  await createSubmitted(db, {});
  await hang({ details: { year: 2024 } });
  expect(await listWinnerYears(db, reader)).toEqual({
    years: [{ year: 2024, winners: 1, applied: null }],
    running: 2026,
  });
  await hang({ details: { year: 2026 } });
  expect(await listWinnerYears(db, reader)).toEqual({
    years: [
      { year: 2026, winners: 1, applied: 1 },
      { year: 2024, winners: 1, applied: null },
    ],
    running: null,
  });
});

test('a winner is told whole, beside its neighbours on the wall, and in Korean where there is no English', async () => {
  const top = await hang({ titleKo: '대상', kind: 'grand' });
  const hofId = await hang({ details: { nowKo: '쉰 대가 굴러가요.' } });
  const told = await getWinner(db, { hofId, language: 'en', now });
  expect(told).toMatchObject({
    teamName: '바다수레',
    trackName: 'Campus',
    now: '쉰 대가 굴러가요.',
    onlyKorean: true,
  });
  expect(told.previous).toMatchObject({ hofId: top, teamName: '대상' });
  expect(told.next).toBe(null);
  await expect(getWinner(db, { hofId: 99_999, ...reader })).rejects.toThrow('1357');
});

test('a winner’s video is told in the reader’s language, and not published without a title', async () => {
  const video = { src: 'https://player.vimeo.com/video/12345', titleKo: '첫 주행', titleEn: 'First drive' };
  const hofId = await hang({ details: { video } });
  expect((await getWinner(db, { hofId, language: 'en', now })).video).toEqual({
    src: video.src,
    title: 'First drive',
  });
  expect((await getWinner(db, { hofId: await hang({}), ...reader })).video).toBe(null);
  await expect(hang({ details: { video: { ...video, titleKo: '' } } })).rejects.toMatchObject({
    details: { fields: { 'details.video.titleKo': expect.objectContaining({ ko: expect.any(String) }) } },
  });
});

test('nothing hangs there without season, lane, track, number and what it does', async () => {
  const bare = { year: null, lane: null, trackKo: '', number: '', lineKo: '' };
  const { postNo, editVersion } = await createPost(db, editor, { draft: winner({ details: bare }), now });
  const publishing = publishPost(db, editor, { postNo, editVersion, publishAt: null, now });
  await expect(publishing).rejects.toMatchObject({
    details: {
      fields: Object.fromEntries(
        Object.keys(bare).map((name) => [
          `details.${name}`,
          expect.objectContaining({ ko: expect.any(String) }),
        ]),
      ),
    },
  });
  expect((await listWinners(db, { ...reader, page: 1, size: 10 })).totalElements).toBe(0);
});
