import type { EventMoment, EventPlan, TicketSource } from './events.ts';
import { eventMoments } from './values.ts';

/** Where an event stands: what is found, given and entered in it is so while it is open, [opensAt, closesAt). */
export type EventState = 'upcoming' | 'open' | 'closed';

export function eventState(plan: Pick<EventPlan, 'opensAt' | 'closesAt'>, now: Date): EventState {
  if (plan.opensAt === null || now < new Date(plan.opensAt)) return 'upcoming';
  return plan.closesAt !== null && now < new Date(plan.closesAt) ? 'open' : 'closed';
}

/** The plan that an event begins with. */
export const usualEventPlan: EventPlan = {
  ...{ nameKo: '', nameEn: '', opensAt: null, closesAt: null },
  pages: ['/ipo/contents/exhibition', '/ipo/detail', '/ipo/contents/experiences', '/support/resources'],
  ...{ detailOdds: 20, findsNeeded: 5 },
  sources: [
    { source: 'logos', amount: 1, most: 1, total: null },
    { source: 'quiz', amount: 1, most: 5, total: null },
    { source: 'investment', amount: 1, most: 1, total: null },
    { source: 'recommend', amount: 1, most: 3, total: null },
  ],
  ...{ mostPerPerson: 10, prizes: [], onePrizeEach: true },
  ...{ hashAt: null, seedAt: null, drawsAt: null },
  ...{ seedKo: '', seedEn: '', seedDigits: 18, claimDays: 14, recommendDays: 14 },
};

/** How a page belongs to an event: a prefix itself, a page under one, or not at all. */
export function kindOfPage({ pages }: Pick<EventPlan, 'pages'>, page: string): 'prefix' | 'detail' | null {
  if (pages.includes(page)) return 'prefix';
  return pages.some((prefix) => page.startsWith(`${prefix}/`)) ? 'detail' : null;
}

/** What one time of a source gives a person with `of` tickets of it and `all` of any: its amount, within the caps. */
export function ticketsToGive(
  plan: Pick<EventPlan, 'sources' | 'mostPerPerson'>,
  source: TicketSource,
  { of, all, everybody }: { of: number; all: number; everybody: number },
): number {
  const row = plan.sources.find((one) => one.source === source);
  if (!row) return 0;
  const room = [row.most - of, plan.mostPerPerson - all, (row.total ?? Number.MAX_SAFE_INTEGER) - everybody];
  return Math.max(0, Math.min(row.amount, ...room));
}

/** What keeps an event from being published (`blocks`), or is only said. */
export const eventWeights = {
  koreanMissing: 'blocks',
  momentMissing: 'blocks',
  momentsOutOfOrder: 'blocks',
  noPrizes: 'blocks',
  noSources: 'blocks',
  sameTwice: 'blocks',
  noPages: 'blocks',
  findsBeyondPages: 'warns',
  englishMissing: 'warns',
} as const;
export type EventFindingKind = keyof typeof eventWeights;

/** `about` is the part: `name`, `seed`, `prizes.1`, `sources.0`, `closesAt`. */
export type EventFinding = { kind: EventFindingKind; weight: 'blocks' | 'warns'; about: string };

/** Everything in an event that is missing or cannot work; publishing needs a list in which nothing blocks. */
export function eventFindings(plan: EventPlan): EventFinding[] {
  return [...texts(plan), ...moments(plan), ...shapes(plan)].map((found) => ({
    ...found,
    weight: eventWeights[found.kind],
  }));
}

type Found = { kind: EventFindingKind; about: string };

function* texts(plan: EventPlan): Generator<Found> {
  const pairs: [string, string, string][] = [
    ['name', plan.nameKo, plan.nameEn],
    ['seed', plan.seedKo, plan.seedEn],
    ...plan.prizes.map(({ ko, en }, index): [string, string, string] => [`prizes.${index}`, ko, en]),
  ];
  for (const [about, ko, en] of pairs) {
    if (ko === '') yield { kind: 'koreanMissing', about };
    else if (en === '') yield { kind: 'englishMissing', about };
  }
}

function* moments(plan: EventPlan): Generator<Found> {
  let before: string | null = null;
  for (const moment of eventMoments satisfies readonly EventMoment[]) {
    const at = plan[moment];
    if (at === null) yield { kind: 'momentMissing', about: moment };
    else if (before !== null && new Date(at) <= new Date(before))
      yield { kind: 'momentsOutOfOrder', about: moment };
    before = at ?? before;
  }
}

function* shapes({ prizes, sources, pages, findsNeeded }: EventPlan): Generator<Found> {
  if (prizes.length === 0) yield { kind: 'noPrizes', about: 'prizes' };
  if (sources.length === 0) yield { kind: 'noSources', about: 'sources' };
  for (const [index, { code }] of prizes.entries()) {
    if (prizes.findIndex((one) => one.code === code) < index)
      yield { kind: 'sameTwice', about: `prizes.${index}` };
  }
  for (const [index, { source }] of sources.entries()) {
    const first = sources.findIndex((one) => one.source === source);
    if (first < index) yield { kind: 'sameTwice', about: `sources.${index}` };
  }
  const hunts = sources.some(({ source }) => source === 'logos');
  if (hunts && pages.length === 0) yield { kind: 'noPages', about: 'pages' };
  else if (hunts && pages.length < findsNeeded) yield { kind: 'findsBeyondPages', about: 'pages' };
}
