import { randomUUID } from 'node:crypto';
import type { RaffleActName, RaffleVerdict } from '@chulbal/contract/raffle/acts';
import type { UserActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { publishEvent, saveEvent } from '@chulbal/domain/events/commands';
import { getWrittenEvent } from '@chulbal/domain/events/written.queries';
import { Fault } from '@chulbal/domain/fault';
import { saveFind } from '@chulbal/domain/logo-hunt/commands';
import { proofOf } from '@chulbal/domain/logo-hunt/queries';
import { OFFER_MS, writeOffer } from '@chulbal/domain/logo-hunt/rules';
import { answerQuiz, startQuiz } from '@chulbal/domain/quizzes/commands';
import { getPlay, questionOf } from '@chulbal/domain/quizzes/queries';
import { shownOptions } from '@chulbal/domain/quizzes/rules';
import { claimPrize, enterRaffle, nameRecommender } from '@chulbal/domain/raffle/commands';
import { enterSeed, freezeEntrants, holdDraw, publishHash } from '@chulbal/domain/raffle/draw.commands';
import { markPrize, passOnPrizes, revealClaim } from '@chulbal/domain/raffle/winners.commands';
import { publicUrl } from '../factories.ts';
import { testSeed } from '../raffle.ts';
import { claim, type RaffleScenario, winnerOf } from './scenario.ts';

type Driver = (db: Db, scenario: RaffleScenario) => Promise<unknown>;

/** A logo on a page, as the server has offered it to somebody. */
export function find(
  db: Db,
  actor: UserActor,
  { event, page, now }: { event: { eventNo: number; eventKey: string }; page: string; now: Date },
) {
  const until = now.getTime() + OFFER_MS;
  const proof = proofOf(db, actor, { eventNo: event.eventNo, page, until });
  const offer = writeOffer({ until, page, proof });
  return saveFind(db, actor, { eventKey: event.eventKey, offer, language: 'ko', now });
}

/** Answers the first question of a play as it is right. */
export async function answerRightly(
  db: Db,
  actor: UserActor,
  { play, now }: { play: string; now: Date },
): Promise<void> {
  const played = await getPlay(db, actor, { play });
  const [answer] = played.answers;
  if (!answer) throw new Error('There are two questions.');
  const selected = shownOptions(questionOf(played, answer), played.seed).flatMap(({ right }, place) =>
    right ? [place] : [],
  );
  return answerQuiz(db, actor, { play, index: 0, selected, now });
}

const place = { prizeCode: 'laptop', place: 1 };
const mark = (state: 'sent' | 'received'): Driver => {
  return (db, { operators, event: { eventNo }, now }) =>
    markPrize(db, operators[0], { ...place, eventNo, state, note: '', now });
};
const type = (who: 0 | 1): Driver => {
  return (db, { operators, event: { eventNo }, now }) =>
    enterSeed(db, operators[who], { eventNo, seed: testSeed, now });
};

/** How the tests do each act of the raffle's table. */
const raffleDrivers: Record<RaffleActName, Driver> = {
  findLogo: (db, { people, event, now }) => find(db, people.finder, { event, page: '/about', now }),
  findLastLogo: (db, { people, event, now }) =>
    find(db, people.lastFinder, { event, page: '/board/notice', now }),
  startQuiz: (db, { people, now }) =>
    startQuiz(db, people.player, {
      ...{ variant: 'a', counts: true, pace: 1, idempotencyKey: randomUUID(), address: '192.0.2.9', now },
    }),
  passQuiz: (db, { people, plays, now }) => answerRightly(db, people.quizzer, { play: plays.a, now }),
  passOtherQuiz: (db, { people, plays, now }) => answerRightly(db, people.quizzer, { play: plays.b, now }),
  nameRecommender: (db, { people, code, now }) =>
    nameRecommender(db, people.newcomer, { code, address: '192.0.2.9', now }),
  raffleEnter: (db, { people, event: { eventKey }, now }) =>
    enterRaffle(db, people.enterer, { eventKey, entries: [{ prizeCode: 'laptop', tickets: 1 }], now }),
  changeEntries: (db, { people, event: { eventKey }, now }) =>
    enterRaffle(db, people.changer, { eventKey, entries: [{ prizeCode: 'book', tickets: 1 }], now }),
  saveEvent: async (db, { operators, others: { saved }, now }) => {
    const { plan } = await getWrittenEvent(db, saved);
    return saveEvent(db, operators[0], { ...saved, plan: { ...plan, claimDays: 21 }, now });
  },
  putOffDraw: async (db, { operators, others: { putOff }, now }) => {
    const { plan } = await getWrittenEvent(db, putOff);
    const later = (at: string | null) => new Date(Date.parse(at ?? '') + 86_400_000).toISOString();
    const times = { seedAt: later(plan.seedAt), drawsAt: later(plan.drawsAt), seedKo: '다음 날의 종가' };
    return saveEvent(db, operators[0], { ...putOff, plan: { ...plan, ...times }, now });
  },
  publishEvent: (db, { operators, others: { published }, now }) =>
    publishEvent(db, operators[0], { ...published, now }),
  publishHash: (db, { operators, event: { eventNo }, now }) =>
    publishHash(db, operators[0], { eventNo, now }),
  freezeEntrants: (db, { operators, event: { eventNo }, now }) =>
    freezeEntrants(db, operators[0], { eventNo, now }),
  ...{ typeSeedFirst: type(0), typeSeedSecond: type(1) },
  revealClaim: (db, { operators, event: { eventNo }, now }) =>
    revealClaim(db, operators[0], { ...place, eventNo, reason: '경품을 보내요', now }),
  ...{ markReceived: mark('received'), markSent: mark('sent') },
  claimPrize: async (db, { event: { eventNo, eventKey }, now }) =>
    claimPrize(db, await winnerOf(db, eventNo), { ...claim, eventKey, prizeCode: 'laptop', now }),
  passOnPrizes: (db, { now }) => passOnPrizes(db, { publicUrl, now }),
  holdDraw: (db, { operators, event: { eventNo }, now }) =>
    holdDraw(db, operators[0], { eventNo, publicUrl, now }),
};

/** Does an act; what is no refusal of the table of errors fails the test. */
export async function tryRaffleAct(
  db: Db,
  scenario: RaffleScenario,
  name: RaffleActName,
): Promise<RaffleVerdict> {
  try {
    const came = await raffleDrivers[name](db, scenario);
    return name === 'passOnPrizes' && came === 0 ? 'nothing' : 'done';
  } catch (error) {
    if (error instanceof Fault) return error.error;
    throw new Error(`${name} at ${scenario.moment}`, { cause: error });
  }
}
