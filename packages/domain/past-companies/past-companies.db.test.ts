import { createAccount } from '@chulbal/testing/accounts';
import { createOperator } from '@chulbal/testing/operators';
import { pastDraft, publishedPast } from '@chulbal/testing/past-companies';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import { mintUser, type OperatorActor, type UserActor } from '../actor.ts';
import { chainArrivals } from '../audit/chain.commands.ts';
import type { Db } from '../db.ts';
import { listMessages } from '../outbox/queries.ts';
import { savePost } from '../posts/commands.ts';
import { getPast, listPast, listPastLanes, listPastYears } from '../posts/past.queries.ts';
import { getWrittenPost } from '../posts/written.queries.ts';
import { decideNews, tellNews } from './commands.ts';
import { listMyNews, listTeamNews } from './queries.ts';

const now = new Date('2026-05-20T05:00:00.000Z');
const publicUrl = 'https://portal.example';
const reader = { language: 'ko', now } as const;

let db: Db;
let editor: OperatorActor;
let teller: UserActor;
beforeEach(async () => {
  db = await testDb();
  editor = await createOperator(db, { role: 'contentEditor' });
  teller = mintUser((await createAccount(db, { kind: 'user' })).id);
});

const publish = (draft = pastDraft()) => publishedPast(db, editor, { draft, now });
const line = {
  day: '2026-04-18',
  kind: 'news',
  title: '서른 번째 마을에 멈췄어요',
  text: '첫날 마흔 권',
} as const;
const waiting = async () => (await listTeamNews(db, { page: 1, size: 10, language: 'ko' })).content;

test('companies are listed by year and name, found by lane and initial consonants, and counted by what became of them', async () => {
  await publish(pastDraft({ titleKo: '여름교실', kind: 'stopped', details: { lane: 2, trackKo: '도전' } }));
  await publish(pastDraft({ titleKo: '바늘구멍', details: { year: 2024 } }));
  await publish();
  const names = async (given: object) =>
    (await listPast(db, { ...reader, page: 1, size: 10, ...given })).content.map(({ teamName }) => teamName);
  expect(await names({})).toEqual(['바늘구멍', '달팽이책방', '여름교실']);
  expect(await names({ year: 2023 })).toEqual(['달팽이책방', '여름교실']);
  expect(await names({ lane: 2 })).toEqual(['여름교실']);
  expect(await names({ keyword: 'ㄷㅍㅇ' })).toEqual(['달팽이책방']);
  expect(await names({ language: 'en' })).toHaveLength(3);
  const years = await listPastYears(db, { ...reader, most: 1 });
  expect(years.map(({ year, counts, companies }) => [year, counts, companies.length])).toEqual([
    [2024, { running: 1, stopped: 0, silent: 0 }, 1],
    [2023, { running: 1, stopped: 1, silent: 0 }, 1],
  ]);
  expect(await listPastLanes(db, reader)).toEqual([
    { lane: 2, trackName: '도전', count: 1 },
    { lane: 3, trackName: '캠퍼스', count: 2 },
  ]);
});

test('a company tells its days in their order, and leads to those beside it in its year', async () => {
  const event = { source: 'season' as const, titleEn: '', textKo: '', textEn: '' };
  const events = [
    { ...event, day: '2024-02-05', kind: 'founded', titleKo: '주식회사 달팽이책방' },
    { ...event, day: '2023-08-21', kind: 'exhibited', titleKo: '온라인 전시에 섰어요' },
  ] as const;
  await publish(pastDraft({ titleKo: '바늘구멍' }));
  await publish(pastDraft({ titleKo: '가로등', details: { year: 2022 } }));
  const peNo = await publish(pastDraft({ details: { events: [...events] } }));
  const shown = await getPast(db, { ...reader, peNo });
  expect(shown.events.map(({ day }) => day)).toEqual(['2023-08-21', '2024-02-05']);
  expect(shown.latest?.kind).toBe('founded');
  expect([shown.previous, shown.next?.teamName]).toEqual([null, '바늘구멍']);
  await expect(getPast(db, { ...reader, peNo: peNo + 1 })).rejects.toMatchObject({ error: 'postNotWritten' });
});

test('news that is taken stands on the page as told by the team, and whoever told it is answered', async () => {
  const peNo = await publish();
  await tellNews(db, teller, { peNo, relation: '팀장', event: line, correction: '', now });
  const [news] = await waiting();
  expect(news).toMatchObject({ peNo, state: 'waiting', event: line });
  const decision = {
    newsNo: news?.newsNo ?? 0,
    decision: 'taken',
    answer: '고마워요',
    publicUrl,
    now,
  } as const;
  await decideNews(db, editor, decision);
  await chainArrivals(db);
  const log = await db.sql.selectFrom('auditEntries').select('action').orderBy('sequence').execute();
  expect(log.slice(-3).map(({ action }) => action)).toEqual(['post.edit', 'post.publish', 'past.decideNews']);
  const { events } = await getPast(db, { ...reader, peNo });
  expect(events).toEqual([{ ...line, source: 'team' }]);
  expect(await listMyNews(db, teller, { language: 'ko' })).toMatchObject([
    { state: 'taken', answer: '고마워요' },
  ]);
  const messages = await listMessages(db, { limit: 10 });
  expect(messages.map(({ subject }) => subject)).toEqual(['[출발+] 알려 주신 소식을 실었어요']);
  await expect(decideNews(db, editor, decision)).rejects.toMatchObject({ error: 'alreadyDecided' });
});

test('what an operator is writing on the page is not published with a line that is taken', async () => {
  const peNo = await publish();
  const { editVersion, draft } = await getWrittenPost(db, { postNo: peNo, now });
  await savePost(db, editor, {
    postNo: peNo,
    editVersion,
    draft: { ...draft, titleKo: '반쯤 고친 이름' },
    now,
  });
  await tellNews(db, teller, { peNo, relation: '팀장', event: line, correction: '', now });
  const [news] = await waiting();
  await decideNews(db, editor, {
    newsNo: news?.newsNo ?? 0,
    decision: 'taken',
    answer: '네',
    publicUrl,
    now,
  });
  expect(await getPast(db, { ...reader, peNo })).toMatchObject({ teamName: '달팽이책방', events: [] });
  const written = await getWrittenPost(db, { postNo: peNo, now });
  expect(written.draft).toMatchObject({
    titleKo: '반쯤 고친 이름',
    details: { events: [{ source: 'team' }] },
  });
});

test('nothing is told without words, with a registration number, of no company, or a sixth time before an answer', async () => {
  const peNo = await publish();
  const told = { peNo, relation: '팀장', event: null, correction: '이름이 바뀌었어요', now };
  const refusal = (given: object) =>
    tellNews(db, teller, { ...told, ...given }).then(
      () => 'told',
      ({ error }) => error,
    );
  expect(await refusal({ correction: '' })).toBe('invalidRequest');
  expect(await refusal({ correction: '제 번호는 990101-1234567' })).toBe('residentNumberWritten');
  expect(await refusal({ peNo: peNo + 1 })).toBe('postNotWritten');
  const six = await Promise.all(Array.from({ length: 6 }, () => refusal({})));
  expect(six.filter((one) => one === 'told')).toHaveLength(5);
  expect(six).toContain('newsWaiting');
});

test('what somebody else has told keeps nobody from telling, and shows in nobody’s list', async () => {
  const peNo = await publish();
  const told = { peNo, relation: '팀장', event: null, correction: '이름이 바뀌었어요', now };
  for (let count = 0; count < 5; count += 1) await tellNews(db, teller, told);
  const me = mintUser((await createAccount(db)).id);
  expect(await listMyNews(db, me, { language: 'ko' })).toEqual([]);
  await tellNews(db, me, told);
  expect(await listMyNews(db, me, { language: 'ko' })).toHaveLength(1);
});
