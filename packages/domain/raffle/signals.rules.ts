/** Somebody who named who recommended them, as the signals look at it; `address` is a keyed index, never an address. */
export type NamedFacts = {
  userId: number;
  byUserId: number;
  signedUpAt: Date;
  namedAt: Date;
  /** Where it was said from; null once that is forgotten. */
  address: string | null;
  /** Their e-mail is of a service that gives addresses to throw away. */
  throwawayMail: boolean;
  /** They have found a logo, played a quiz, or have another ticket: they are here for something else, too. */
  active: boolean;
};

export const signalKinds = ['sameAddress', 'onlyNamed', 'throwawayMail', 'relay'] as const;
export type SignalKind = (typeof signalKinds)[number];

/**
 * Something an operator may want to look at. It never acts by itself, and each kind has an innocent reading beside it on
 * the screen. `key` is the same as long as it is about the same, so that it can be marked as looked at.
 */
export type Signal = {
  kind: SignalKind;
  key: string;
  /** Whom they named; of a relay the first of it. */
  byUserId: number;
  /** Those who named somebody, in the order in which they did. */
  users: number[];
  from: Date;
  until: Date;
};

/** By how much is a signal. A class behind one address is told by its innocent reading, so the bounds are low. */
export const bounds = {
  sameAddress: { minutes: 30, people: 4 },
  onlyNamed: { minutes: 5, people: 4 },
  throwawayMail: { people: 2 },
  relay: { minutes: 60, people: 5 },
} as const;

/** All signals, those with the most people first. */
export function recommendSignals(named: readonly NamedFacts[]): Signal[] {
  const inOrder = named.toSorted(
    (one, other) => one.namedAt.getTime() - other.namedAt.getTime() || one.userId - other.userId,
  );
  const byWhom = [...Map.groupBy(inOrder, ({ byUserId }) => byUserId).values()];
  return [
    ...byWhom.flatMap(sameAddress),
    ...byWhom.flatMap(onlyNamed),
    ...byWhom.flatMap(throwawayMail),
    ...relays(inOrder),
  ].toSorted((one, other) => other.users.length - one.users.length || one.key.localeCompare(other.key));
}

/** Several who name one person from one address within half an hour. */
function sameAddress(all: readonly NamedFacts[]): Signal[] {
  const { minutes, people } = bounds.sameAddress;
  const known = all.filter(({ address }) => address !== null);
  return [...Map.groupBy(known, ({ address }) => address).values()].flatMap((of) =>
    runsWithin(of, minutes).flatMap((run) => (run.length < people ? [] : [signalOf('sameAddress', run)])),
  );
}

/** Several who name one person minutes after signing up, and have done nothing else. */
function onlyNamed(all: readonly NamedFacts[]): Signal[] {
  const { minutes, people } = bounds.onlyNamed;
  const only = all.filter(
    ({ active, signedUpAt, namedAt }) => !active && within(signedUpAt, namedAt, minutes),
  );
  return only.length < people ? [] : [signalOf('onlyNamed', only)];
}

function throwawayMail(all: readonly NamedFacts[]): Signal[] {
  const of = all.filter((one) => one.throwawayMail);
  return of.length < bounds.throwawayMail.people ? [] : [signalOf('throwawayMail', of)];
}

/** Each names the one before, all of them within an hour: so each has a ticket for naming and one for being named. */
function relays(inOrder: readonly NamedFacts[]): Signal[] {
  const { minutes, people } = bounds.relay;
  const byUser = new Map(inOrder.map((one) => [one.userId, one]));
  const named = new Set(inOrder.map(({ byUserId }) => byUserId));
  return inOrder
    .filter(({ userId }) => !named.has(userId))
    .flatMap((last) => {
      const line = [last];
      for (;;) {
        const before = byUser.get(line[0]?.byUserId ?? 0);
        if (!before || !within(before.namedAt, last.namedAt, minutes)) break;
        line.unshift(before);
      }
      return line.length < people ? [] : [signalOf('relay', line)];
    });
}

function within(from: Date, until: Date, minutes: number): boolean {
  return until.getTime() - from.getTime() <= minutes * 60_000;
}

function signalOf(kind: SignalKind, run: readonly NamedFacts[]): Signal {
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last) throw new Error('A signal is about somebody.');
  return {
    ...{ kind, key: `${kind} ${first.byUserId} ${first.userId}`, byUserId: first.byUserId },
    ...{ users: run.map(({ userId }) => userId), from: first.namedAt, until: last.namedAt },
  };
}

/** In the order of naming, cut where the first of a run is longer ago than these minutes. */
function runsWithin(all: readonly NamedFacts[], minutes: number): NamedFacts[][] {
  const runs: NamedFacts[][] = [];
  for (const one of all) {
    const run = runs.at(-1);
    const first = run?.[0];
    if (run && first && within(first.namedAt, one.namedAt, minutes)) run.push(one);
    else runs.push([one]);
  }
  return runs;
}
