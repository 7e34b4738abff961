import { drawn, type Period, visitAt } from './market-rhythm.ts';

/** A company as investors see it. */
export type StoryCompany = {
  icNo: number;
  trackNo: number;
  region: string | null;
  /** How much it appeals beside others, from 0.3 to 3. */
  appeal: number;
  /** When it is talked about most, as a share of the market's period. */
  peak: number;
};

/** What a wallet does: `invest` and `takeBack` of whole millions. */
export type StoryMove = { icNo: number; kind: 'invest' | 'takeBack'; millions: number; at: Date };
export type StoryWallet = { openedAt: Date; moves: StoryMove[] };

/** Millions of won: what a wallet holds, and the most for one company. */
const WALLET = 20;
const MOST = 5;
/** How often people choose each amount, from one million to five. */
const amounts = [26, 24, 21, 9, 20];

const MINUTE_MS = 60_000;

/**
 * What somebody does in a market until `until`: they come once, look at some companies and invest in three to seven of
 * them; one in five comes back, and puts more in, takes something back or changes their mind. `own` is a company that
 * they may not choose.
 */
export function drawWallet(
  companies: readonly StoryCompany[],
  given: Period & { until: Date; own?: number | undefined; random: () => number },
): StoryWallet {
  const { until, own, random } = given;
  const choices = companies.filter(({ icNo }) => icNo !== own);
  const openedAt = visitAt(given, { until: new Date(until.getTime() - 10 * MINUTE_MS), random });
  const wallet: StoryWallet = { openedAt, moves: [] };
  const holdings = new Map<number, number>();
  const taste = choices[Math.floor(random() * choices.length)];
  const share = shareOf(given, openedAt);
  const left = () => WALLET - [...holdings.values()].reduce((sum, amount) => sum + amount, 0);
  let clock = openedAt.getTime() + (20 + random() * 240) * 1000;
  const move = (icNo: number, change: number) => {
    const at = new Date(Math.floor(Math.min(clock, until.getTime() - 1000)));
    const kind = change > 0 ? 'invest' : 'takeBack';
    wallet.moves.push({ icNo, kind, millions: Math.abs(change), at });
    holdings.set(icNo, (holdings.get(icNo) ?? 0) + change);
    clock = Math.max(clock, at.getTime()) + (25 + random() * 420) * 1000;
  };
  const choose = () => {
    const weights = choices.map((one) => (holdings.get(one.icNo) ? 0 : wantedBy(one, { taste, share })));
    return choices[drawn(weights, random)];
  };

  const picks = 2 + drawn([6, 18, 30, 22, 12, 8, 4], random);
  for (let pick = 0; pick < picks && left() > 0; pick += 1) {
    const company = choose();
    if (company) move(company.icNo, Math.min(left(), 1 + drawn(amounts, random)));
  }
  if (random() < 0.22) {
    clock = visitAt(given, {
      from: new Date(Math.min(clock, until.getTime() - 2000)),
      until,
      random,
    }).getTime();
    comeBack({ holdings, left, move, choose, random });
  }
  return wallet;
}

/** Puts more into one, takes one back for another, or adds one. */
function comeBack(given: {
  holdings: ReadonlyMap<number, number>;
  left: () => number;
  move: (icNo: number, change: number) => void;
  choose: () => StoryCompany | undefined;
  random: () => number;
}): void {
  const { holdings, left, move, choose, random } = given;
  const held = [...holdings].filter(([, amount]) => amount > 0);
  const [icNo, amount] = held[Math.floor(random() * held.length)] ?? [0, 0];
  const what = random();
  if (what < 0.35 && amount < MOST && left() > 0) {
    move(icNo, Math.min(left(), MOST - amount));
    return;
  }
  if (what < 0.75) move(icNo, random() < 0.6 || amount === 1 ? -amount : -Math.ceil(amount / 2));
  const other = choose();
  if (other && left() > 0) move(other.icNo, Math.min(left(), 1 + drawn(amounts, random)));
}

function shareOf({ opensAt, closesAt }: Period, at: Date): number {
  return (at.getTime() - opensAt.getTime()) / (closesAt.getTime() - opensAt.getTime());
}

/** People like what others like, what is talked about now, and what is of their own lane and region. */
function wantedBy(
  company: StoryCompany,
  { taste, share }: { taste: StoryCompany | undefined; share: number },
): number {
  const talked = 1 + 2.2 * Math.exp(-(((share - company.peak) / 0.13) ** 2));
  const lane = company.trackNo === taste?.trackNo ? 2 : 1;
  const near = company.region !== null && company.region === taste?.region ? 1.5 : 1;
  return company.appeal ** 1.4 * talked * lane * near;
}

/** What every company comes to, in millions, by number. */
export function totalsOf(wallets: readonly StoryWallet[]): Map<number, number> {
  const totals = new Map<number, number>();
  for (const { icNo, kind, millions } of wallets.flatMap(({ moves }) => moves)) {
    totals.set(icNo, (totals.get(icNo) ?? 0) + (kind === 'invest' ? millions : -millions));
  }
  return totals;
}

/** The company with the most of each track × region, and all others. */
export function firstsOf(
  companies: readonly StoryCompany[],
  totals: ReadonlyMap<number, number>,
): { firsts: StoryCompany[]; others: StoryCompany[] } {
  const of = ({ icNo }: StoryCompany) => totals.get(icNo) ?? 0;
  const cells = Map.groupBy(companies, ({ trackNo, region }) => `${trackNo} ${region}`);
  const sorted = [...cells.values()].map((cell) => cell.toSorted((one, other) => of(other) - of(one)));
  const firsts = sorted.flatMap(([first]) => (first ? [first] : []));
  return {
    firsts: firsts.toSorted((one, other) => of(other) - of(one)),
    others: sorted.flatMap(([first, ...rest]) =>
      first ? rest.filter((one) => of(first) - of(one) > 12) : [],
    ),
  };
}
