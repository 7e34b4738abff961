import type { Bilingual } from '@chulbal/contract/language';
import type { Participation, ProgramDetails, ProgramState } from '@chulbal/contract/programs/programs';
import type { ProgramApplicationsTable } from './tables.ts';

/** When a programme takes applications and is held, and for how many. */
export type ProgramTerms = {
  opensAt: Date;
  closesAt: Date;
  startsAt: Date;
  endsAt: Date;
  /** Null: as many as come. */
  capacity: number | null;
  waitingList: boolean;
};

/** How many have a place, and how many wait for one. */
export type Taken = { placed: number; waiting: number };

/** The terms of what was published: publishing asked for all of its times. */
export function termsOf(details: ProgramDetails): ProgramTerms {
  const { opensAt, closesAt, startsAt, endsAt, capacity, waitingList } = details;
  if (opensAt === null || closesAt === null || startsAt === null || endsAt === null)
    throw new Error('A published programme has all of its times.');
  const times = { opensAt, closesAt, startsAt, endsAt };
  const [opens, closes, starts, ends] = Object.values(times).map((time) => new Date(time)) as [
    Date,
    Date,
    Date,
    Date,
  ];
  return { opensAt: opens, closesAt: closes, startsAt: starts, endsAt: ends, capacity, waitingList };
}

/** Places that nobody has, never below none; null where there is no limit. */
export function placesLeft({ capacity }: Pick<ProgramTerms, 'capacity'>, { placed }: Taken): number | null {
  return capacity === null ? null : Math.max(0, capacity - placed);
}

/** Where a programme stands at an instant; the instant of an end already counts as after it. */
export function programState(terms: ProgramTerms, taken: Taken, now: Date): ProgramState {
  if (now >= terms.endsAt) return 'ended';
  if (now >= terms.closesAt) return 'closed';
  if (now < terms.opensAt) return 'upcoming';
  if (placesLeft(terms, taken) !== 0) return 'open';
  return terms.waitingList ? 'waiting' : 'full';
}

const refusals = {
  upcoming: { ko: '아직 신청 기간이 아니에요.', en: 'Applications have not opened yet.' },
  closed: { ko: '신청이 마감됐어요.', en: 'Applications are closed.' },
  ended: { ko: '이미 끝난 프로그램이에요.', en: 'This programme is over.' },
  full: { ko: '자리가 모두 찼어요.', en: 'All places are taken.' },
} satisfies Partial<Record<ProgramState, Bilingual>>;

/** Why nobody may apply in a state; null where one may. */
export function applyRefusal(state: ProgramState): Bilingual | null {
  return state === 'open' || state === 'waiting' ? null : refusals[state];
}

export const cancelRefusals = {
  notApplied: { ko: '신청한 내역이 없어요.', en: 'You have not applied.' },
  begun: { ko: '이미 시작한 프로그램이라 취소할 수 없어요.', en: 'The programme has begun already.' },
} satisfies Record<string, Bilingual>;

/** A place can be given back, and is given on, until the programme begins. */
export function isBeforeStart({ startsAt }: Pick<ProgramTerms, 'startsAt'>, now: Date): boolean {
  return now < startsAt;
}

/** How many of those who wait can move up. */
export function movingUp(terms: ProgramTerms, taken: Taken, now: Date): number {
  if (!isBeforeStart(terms, now)) return 0;
  return Math.min(taken.waiting, placesLeft(terms, taken) ?? taken.waiting);
}

export function participationOf({
  state,
  attended,
}: Pick<ProgramApplicationsTable, 'state' | 'attended'>): Participation {
  return attended ? 'attended' : state;
}
