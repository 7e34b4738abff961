/** A wallet as the signals look at it; addresses are keyed indexes, never addresses. */
export type WalletFacts = {
  pseudonym: string;
  openedAt: Date;
  /** Where it was opened from; null once it is forgotten. */
  address: string | null;
  accountCreatedAt: Date;
  /** Its e-mail is of a service that gives addresses to throw away. */
  throwawayMail: boolean;
  voided: boolean;
  holdings: readonly { icNo: number; amount: number; at: Date }[];
};

/** Investments, changes and takings back, by the full hour. */
export type HourFacts = { hour: Date; acts: number };

export const signalKinds = ['sameAddress', 'quickStart', 'throwawayMail', 'sameChoice', 'burst'] as const;
export type SignalKind = (typeof signalKinds)[number];

/**
 * Something an operator may want to look at. It never acts by itself, and each kind has an innocent reading beside it on
 * the screen. `key` is the same as long as it is about the same, so that it can be marked as looked at.
 */
export type Signal = {
  kind: SignalKind;
  key: string;
  from: Date;
  until: Date;
  /** The company that all of them chose, where there is one. */
  icNo: number | null;
  wallets: string[];
  /** Of them, those that hold nothing but this company. */
  alike: number;
  /** What they hold in all, in won. */
  amount: number;
  /** Of a burst: acts in the hour, and the usual number of them. */
  acts: number;
  usual: number;
};

/** By how much is a signal. A class behind one address is told by its innocent reading, so the bounds are low. */
export const bounds = {
  sameAddress: { minutes: 30, wallets: 8, alike: 5 },
  quickStart: { minutes: 5, wallets: 5 },
  sameChoice: { wallets: 20, share: 0.6 },
  burst: { times: 3, acts: 30, hours: 24 },
} as const;

/** All signals, the most wallets first. Void wallets are none. */
export function signalsOf(
  facts: { wallets: readonly WalletFacts[]; hours: readonly HourFacts[] },
  most: number,
): Signal[] {
  const standing = facts.wallets
    .filter(({ voided }) => !voided)
    .toSorted((one, other) => one.openedAt.getTime() - other.openedAt.getTime());
  return [
    ...sameAddress(standing),
    ...quickStart(standing, most),
    ...throwawayMail(standing),
    ...sameChoice(standing, most),
    ...bursts(facts.hours),
  ].toSorted((one, other) => other.wallets.length - one.wallets.length || one.key.localeCompare(other.key));
}

/** Many wallets opened at one address within half an hour, several of which hold one and the same company alone. */
function sameAddress(wallets: readonly WalletFacts[]): Signal[] {
  const { minutes, wallets: least, alike: leastAlike } = bounds.sameAddress;
  const byAddress = Map.groupBy(
    wallets.filter(({ address }) => address !== null),
    ({ address }) => address,
  );
  return [...byAddress].flatMap(([address, all]) =>
    runsWithin(all, minutes).flatMap((run) => {
      const [icNo, alike] = commonChoice(run);
      if (run.length < least || alike < leastAlike) return [];
      return [signalOf('sameAddress', `${address} ${run[0]?.pseudonym}`, run, icNo)];
    }),
  );
}

/** Account, wallet and one investment of the most within minutes, several times for the same company. */
function quickStart(wallets: readonly WalletFacts[], most: number): Signal[] {
  const { minutes, wallets: least } = bounds.quickStart;
  const quick = wallets.filter(({ accountCreatedAt, holdings }) => {
    const [only] = holdings;
    return (
      holdings.length === 1 &&
      only?.amount === most &&
      only.at.getTime() - accountCreatedAt.getTime() <= minutes * 60_000
    );
  });
  return [...Map.groupBy(quick, ({ holdings }) => holdings[0]?.icNo ?? 0)]
    .filter(([, of]) => of.length >= least)
    .map(([icNo, of]) => signalOf('quickStart', String(icNo), of, icNo));
}

function throwawayMail(wallets: readonly WalletFacts[]): Signal[] {
  const of = wallets.filter((one) => one.throwawayMail);
  return of.length === 0 ? [] : [signalOf('throwawayMail', 'all', of, null)];
}

/** A company most of whose investors have put the most into it and nothing into any other. */
function sameChoice(wallets: readonly WalletFacts[], most: number): Signal[] {
  const { wallets: least, share } = bounds.sameChoice;
  const investors = new Map<number, WalletFacts[]>();
  for (const one of wallets) {
    for (const { icNo } of one.holdings) investors.set(icNo, [...(investors.get(icNo) ?? []), one]);
  }
  return [...investors].flatMap(([icNo, all]) => {
    const only = all.filter(({ holdings }) => holdings.length === 1 && holdings[0]?.amount === most);
    if (only.length < least || only.length < all.length * share) return [];
    return [signalOf('sameChoice', String(icNo), only, icNo)];
  });
}

/** An hour with several times as many acts as those of the day before it usually had. */
function bursts(hours: readonly HourFacts[]): Signal[] {
  const { times, acts: least, hours: back } = bounds.burst;
  const byHour = new Map(hours.map(({ hour, acts }) => [hour.getTime(), acts]));
  const first = Math.min(...byHour.keys());
  return hours.flatMap(({ hour, acts }) => {
    const at = hour.getTime();
    if (acts < least || at - back * HOUR < first) return [];
    const before = Array.from({ length: back }, (_, one) => byHour.get(at - (one + 1) * HOUR) ?? 0);
    const usual = before.reduce((sum, one) => sum + one, 0) / back;
    if (acts < usual * times) return [];
    const until = new Date(at + HOUR);
    const facts = { from: hour, until, icNo: null, wallets: [], alike: 0, amount: 0 };
    return [{ kind: 'burst' as const, key: `burst ${hour.toISOString()}`, ...facts, acts, usual }];
  });
}

const HOUR = 3_600_000;

function signalOf(
  kind: SignalKind,
  key: string,
  wallets: readonly WalletFacts[],
  icNo: number | null,
): Signal {
  const times = wallets.map(({ openedAt }) => openedAt.getTime());
  return {
    kind,
    key: `${kind} ${key}`,
    from: new Date(Math.min(...times)),
    until: new Date(Math.max(...times)),
    icNo,
    wallets: wallets.map(({ pseudonym }) => pseudonym),
    alike: icNo === null ? 0 : wallets.filter((one) => holdsOnly(one, icNo)).length,
    amount: wallets.flatMap(({ holdings }) => holdings).reduce((sum, { amount }) => sum + amount, 0),
    acts: 0,
    usual: 0,
  };
}

function holdsOnly({ holdings }: WalletFacts, icNo: number): boolean {
  return holdings.length === 1 && holdings[0]?.icNo === icNo;
}

/** The company that most of them hold alone, and how many do. */
function commonChoice(wallets: readonly WalletFacts[]): [icNo: number | null, alike: number] {
  const choices = wallets.flatMap(({ holdings }) => (holdings.length === 1 ? holdings : []));
  const counted = [...Map.groupBy(choices, ({ icNo }) => icNo)].map(([icNo, of]): [number, number] => [
    icNo,
    of.length,
  ]);
  return counted.toSorted(([, one], [, other]) => other - one)[0] ?? [null, 0];
}

/** Wallets in the order of opening, cut where the first of a run is longer ago than these minutes. */
function runsWithin(wallets: readonly WalletFacts[], minutes: number): WalletFacts[][] {
  const runs: WalletFacts[][] = [];
  for (const one of wallets) {
    const run = runs.at(-1);
    const first = run?.[0];
    if (run && first && one.openedAt.getTime() - first.openedAt.getTime() <= minutes * 60_000) run.push(one);
    else runs.push([one]);
  }
  return runs;
}
