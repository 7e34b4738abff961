import type { ErrorName } from '../errors.ts';

/** The moments of an event and its draw as they follow each other; `missed` stands beside them. */
export const raffleMoments = [
  // The event is written; it is published and has not opened; it is open.
  'written',
  'upcoming',
  'open',
  // The instant of its closing; after it; its list is frozen; the hash is published.
  'closing',
  'closed',
  'frozen',
  'published',
  // The seed comes into being; one operator has typed it; another one has, too; the draw may be held.
  'seed',
  'typed',
  'seeded',
  'ready',
  // It is held; the first winner has said where to send the prize; it was sent; the time to claim is over.
  'drawn',
  'claimed',
  'sent',
  'over',
  // The list was frozen, and no hash published before the seed came into being.
  'missed',
] as const;
export type RaffleMoment = (typeof raffleMoments)[number];

/** What comes of an act: it is done, there is nothing to do, or it is refused with this error. */
export type RaffleVerdict = 'done' | 'nothing' | ErrorName;

export type RaffleAct = {
  /** The endpoint, where several acts go through one; otherwise the act has its name. */
  endpoint?: string;
  by: 'user' | 'winner' | 'operator' | 'clock';
  at: { [Each in RaffleVerdict]?: readonly RaffleMoment[] } & { otherwise?: RaffleVerdict };
  /** It writes to winners by itself. */
  tells?: true;
  /** At these moments somebody gets a ticket by it. */
  gives?: readonly RaffleMoment[];
};

/** What comes of an act at a moment. */
export function raffleVerdictAt(
  { at: { otherwise, ...at } }: RaffleAct,
  moment: RaffleMoment,
): RaffleVerdict {
  const found = Object.entries(at).find(([, when]) => when.includes(moment));
  const verdict = (found?.[0] as RaffleVerdict | undefined) ?? otherwise;
  if (!verdict) throw new Error(`The table says nothing about ${moment}.`);
  return verdict;
}

const open = ['open'] as const;
const whileOpen: RaffleAct['at'] = { done: open, otherwise: 'eventNotOpen' };
const unpublished = ['written'] as const;
/** An event that is not published is none to whoever takes part, and has no raffle. */
const entering: RaffleAct['at'] = { notFound: unpublished, done: open, otherwise: 'eventNotOpen' };
const step = (...moments: RaffleMoment[]): RaffleAct['at'] => ({
  notFound: unpublished,
  done: moments,
  otherwise: 'drawOutOfTurn',
});
const untilFrozen = ['written', 'upcoming', 'open', 'closing', 'closed'] as const;
const untilPublished = [...untilFrozen, 'frozen', 'missed'] as const;
/** A prize that was won. */
const drawn = ['drawn', 'claimed', 'sent', 'over'] as const;
const undrawn = raffleMoments.filter((moment) => !drawn.some((one) => one === moment));

/**
 * R-17 of a raffle: every act of hunt, quiz, tickets, draw and prizes, and what comes of it at every moment. As in
 * `acts.ts`, tests made from it drive the commands of the product, and a command of these features without a row fails
 * them.
 */
export const raffleActs = {
  findLogo: { endpoint: 'saveFoundEventImage', by: 'user', at: whileOpen },
  findLastLogo: { endpoint: 'saveFoundEventImage', by: 'user', at: whileOpen, gives: open },
  // A quiz is no part of an event; what is passed while none is open gives nothing, and is no fault.
  startQuiz: { by: 'user', at: { otherwise: 'done' } },
  passQuiz: { endpoint: 'answerQuiz', by: 'user', at: { otherwise: 'done' }, gives: open },
  // Of the same day as the one above: a ticket a day.
  passOtherQuiz: { endpoint: 'answerQuiz', by: 'user', at: { otherwise: 'done' } },
  nameRecommender: { by: 'user', at: whileOpen, gives: open },
  raffleEnter: { by: 'user', at: entering },
  changeEntries: { endpoint: 'raffleEnter', by: 'user', at: entering },
  // Of a second event that has come as far, so that the first stays as it was.
  saveEvent: { by: 'operator', at: { done: untilFrozen, otherwise: 'eventFrozen' } },
  putOffDraw: {
    endpoint: 'saveEvent',
    by: 'operator',
    at: { done: untilPublished, otherwise: 'eventFrozen' },
  },
  publishEvent: { by: 'operator', at: { done: untilPublished, otherwise: 'eventFrozen' } },
  publishHash: { by: 'operator', at: step('frozen') },
  freezeEntrants: { by: 'operator', at: step('closing', 'closed') },
  typeSeedFirst: {
    endpoint: 'enterSeed',
    by: 'operator',
    at: {
      notFound: unpublished,
      done: ['seed'],
      secondOperatorNeeded: ['typed'],
      otherwise: 'drawOutOfTurn',
    },
  },
  typeSeedSecond: { endpoint: 'enterSeed', by: 'operator', at: step('seed', 'typed') },
  revealClaim: { by: 'operator', at: { done: ['claimed', 'sent'], otherwise: 'notFound' } },
  markReceived: {
    endpoint: 'markPrize',
    by: 'operator',
    at: { done: ['sent'], notFound: undrawn, otherwise: 'alreadyDecided' },
  },
  markSent: {
    endpoint: 'markPrize',
    by: 'operator',
    at: { done: ['claimed'], notFound: undrawn, otherwise: 'alreadyDecided' },
  },
  claimPrize: { by: 'winner', at: { done: ['drawn'], notFound: undrawn, otherwise: 'claimOver' } },
  passOnPrizes: { by: 'clock', at: { done: ['over'], otherwise: 'nothing' }, tells: true },
  holdDraw: { by: 'operator', at: step('ready'), tells: true },
} as const satisfies Record<string, RaffleAct>;
export type RaffleActName = keyof typeof raffleActs;

/** Commands of the same features that stand at no moment of an event, and why. */
export const timelessInRaffle: Record<string, string> = {
  beginEvent: 'a draft, which nobody is held by',
  exportWinners: 'reads what operators see',
  markRecommendSignal: 'work of operators among themselves',
  saveQuiz: 'a draft, which nobody is held by',
  publishQuiz: 'whoever has begun goes on with what they were given: the tests of quizzes try it',
  unpublishQuiz: 'whoever has begun goes on with what they were given: the tests of quizzes try it',
};
