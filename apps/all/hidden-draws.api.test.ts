import { createHash } from 'node:crypto';
import type { AnyEndpoint } from '@chulbal/contract/endpoint';
import * as operatorEvents from '@chulbal/contract/events/operators';
import * as hunt from '@chulbal/contract/logo-hunt';
import * as overview from '@chulbal/contract/overview';
import * as quizzes from '@chulbal/contract/quizzes/quizzes';
import * as operatorRaffle from '@chulbal/contract/raffle/operators';
import * as raffle from '@chulbal/contract/raffle/raffle';
import * as siteMap from '@chulbal/contract/site/map';
import type { Db } from '@chulbal/domain/db';
import { claimPrize } from '@chulbal/domain/raffle/commands';
import { passOnPrizes } from '@chulbal/domain/raffle/winners.commands';
import { accessToken } from '@chulbal/testing/api';
import { publicUrl } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { operatorToken } from '@chulbal/testing/operators';
import { daysOn, testSeed } from '@chulbal/testing/raffle';
import { notingStatements } from '@chulbal/testing/statements';
import { testDb } from '@chulbal/testing/test-db';
import { expect, test } from 'vitest';
import { bothApis, type TestApis } from './testing/both-apis.ts';
import {
  claim,
  createPeople,
  drawn,
  eventKey,
  frozen,
  LAPTOP,
  others,
  type People,
  play,
  quizzesWith,
  typed,
} from './testing/hidden-draws.ts';

// What is not out changes nothing that anybody is answered (S-04): the same request by the same reader at the same moment
// has the same bytes, heads and statements in scenarios that differ in others' finds, tickets and entries, in a frozen list
// before its hash, in the seed that one operator typed, in what winners did, and in the right answers of a quiz.

const files = temporaryStore();

type Reader = 'visitor' | 'me' | 'viewer' | 'editor';
type Asked = [AnyEndpoint, Record<string, unknown>, Reader, ('ko' | 'en')?];

/** Everything about the raffle that a visitor and somebody in it can ask. */
const asked: Asked[] = [
  ...(['ko', 'en'] as const).flatMap((language): Asked[] => [
    [raffle.getEventPage, {}, 'visitor', language],
    [raffle.getEventPage, { eventKey }, 'visitor', language],
    [raffle.getMyIpoRaffleSummary, {}, 'me', language],
    [raffle.getMyIpoRaffleSummary, { eventKey }, 'me', language],
    [raffle.getRecommender, {}, 'me', language],
    [hunt.listHunts, {}, 'visitor', language],
  ]),
  [raffle.getEventPage, {}, 'me'],
  [raffle.getEventPage, { eventKey: 'autumn' }, 'visitor'],
  [raffle.raffleEnter, { eventKey, entries: [{ prizeCode: LAPTOP, tickets: 9 }] }, 'me'],
  [raffle.raffleEnter, { eventKey, entries: [{ prizeCode: 'car', tickets: 1 }] }, 'me'],
  [raffle.nameRecommender, { code: 'ZZZZZZ' }, 'me'],
  [
    raffle.claimPrize,
    { eventKey, prizeCode: LAPTOP, name: '나', phone: '010-1111-2222', address: '서울', agreed: true },
    'me',
  ],
  ...['/ipo/contents/exhibition', '/ipo/contents/experiences', '/support/resources', '/about'].map(
    (page): Asked => [hunt.isFindEventImage, { eventKey, page }, 'me'],
  ),
  [hunt.saveFoundEventImage, { eventKey, offer: '1.zz./a' }, 'me'],
  [quizzes.myQuizzes, {}, 'me'],
  [quizzes.listQuizzes, {}, 'visitor'],
  [siteMap.getSiteMap, { part: 1 }, 'visitor'],
];
const drawFile: Asked = [raffle.getDrawFile, { eventKey }, 'visitor'];
const ofOperators: Asked[] = [
  [operatorRaffle.getRaffleOverview, { eventNo: 1 }, 'viewer'],
  [operatorRaffle.getRaffleOverview, { eventNo: 1 }, 'editor'],
  [operatorEvents.listWrittenEvents, {}, 'viewer'],
  [operatorEvents.getWrittenEvent, { eventNo: 1 }, 'editor'],
  [overview.getOverview, {}, 'viewer'],
];
const plays: Asked[] = (['ko', 'en'] as const).flatMap((language) =>
  (['a', 'b'] as const).flatMap((variant): Asked[] => [
    [quizzes.getQuizPlay, { play: play(variant) }, 'me', language],
    [quizzes.getQuizPlay, { play: play(variant) }, 'visitor', language],
  ]),
);
const answers: Asked[] = [
  [quizzes.answerQuiz, { play: play('b'), index: 0, selected: [0, 1] }, 'me'],
  [quizzes.answerQuiz, { play: play('b'), index: 1, selected: [2] }, 'me'],
  [quizzes.answerQuiz, { play: play('a'), index: 9, selected: [0, 1] }, 'me'],
];

type Scene = {
  name: string;
  now: Date;
  questions: Asked[];
  scenarios: Record<string, (db: Db, people: People) => Promise<unknown>>;
};

const scenes: Scene[] = [
  { name: 'open', now: daysOn(0), questions: [...asked, drawFile], scenarios: others },
  { name: 'closed', now: daysOn(10.1), questions: [...asked, drawFile], scenarios: others },
  {
    ...{ name: 'frozen', now: daysOn(10.2), questions: [...asked, drawFile] },
    scenarios: Object.fromEntries(Object.entries(others).map(([name, act]) => [name, frozen(act)])),
  },
  {
    ...{ name: 'typed', now: daysOn(12.5), questions: [...asked, ...ofOperators] },
    scenarios: {
      'the seed is this': typed([testSeed]),
      'the seed is another': typed(['271828']),
      'two differed, and it was typed again': typed(['000000', '111111', '999999']),
    },
  },
  {
    ...{ name: 'drawn', now: daysOn(28), questions: [...asked, drawFile] },
    scenarios: {
      'nobody has claimed': drawn(async () => undefined),
      'the first has claimed': drawn(async (db, [first]) => {
        if (first) await claimPrize(db, first, { ...claim, now: daysOn(14) });
      }),
      'nobody has in time, and reserves moved up': drawn((db) =>
        passOnPrizes(db, { publicUrl, now: daysOn(27.5) }),
      ),
    },
  },
  {
    ...{ name: 'quiz', now: daysOn(0.0001), questions: [...plays, ...answers, ...plays, ...asked] },
    scenarios: { 'one is right': quizzesWith(0), 'another is': quizzesWith(1), 'a third is': quizzesWith(2) },
  },
];

async function answersOf({ name, now, questions }: Scene, db: Db, people: People) {
  db.kept.clear();
  const noted = notingStatements(db);
  const apis: TestApis = await bothApis({ db: noted.db, files, clock: () => now });
  const ofOperator = (index: number) =>
    operatorToken(db, { operatorId: people.operators[index]?.operatorId ?? 0, now });
  const tokens: Record<Reader, string | undefined> = {
    visitor: undefined,
    me: await accessToken(db, { kind: 'user', accountId: people.me.userId, now }),
    ...{ viewer: await ofOperator(2), editor: await ofOperator(3) },
  };
  const came = [];
  for (const [{ path, method }, input, reader, language = 'ko'] of questions) {
    const before = noted.statements.length;
    const query = Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)]));
    const token = tokens[reader];
    const reply = await apis[path.startsWith('/admin/') ? 'admin' : 'user'].app.inject({
      ...{ method, url: path },
      headers: { 'accept-language': language, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(method === 'GET' ? { query } : { payload: input }),
    });
    const { date, ...heads } = reply.headers;
    const start = reply.rawPayload.subarray(0, 3_000).toString('utf8');
    expect(reply.statusCode, `${name} ${path} ${start}`).toBeLessThan(500);
    came.push({
      ...{ asked: `${reader} ${path} ${JSON.stringify(input)} ${language}`, status: reply.statusCode },
      ...{ heads, start, statements: noted.statements.slice(before) },
      bytes: createHash('sha256').update(reply.rawPayload).digest('hex'),
    });
  }
  await Promise.all([apis.user.app.close(), apis.admin.app.close()]);
  return came;
}

let pairs = 0;

test.each(scenes)('S-04 what is not out changes no answer, head or statement: $name', async (scene) => {
  let first: Awaited<ReturnType<typeof answersOf>> | null = null;
  for (const [scenario, act] of Object.entries(scene.scenarios)) {
    const db = await testDb();
    const people = await createPeople(db);
    await act(db, people);
    const came = await answersOf(scene, db, people);
    if (first === null) first = came;
    else
      for (const [index, one] of came.entries()) {
        expect(one, `${scenario}, ${one.asked}`).toEqual(first[index]);
        pairs += 1;
      }
  }
});

test('S-04 the pairs are many', () => {
  expect(pairs).toBeGreaterThanOrEqual(250);
  console.log(`${pairs} pairs around answers, finds, tickets and draws`);
});
