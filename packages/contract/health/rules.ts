const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** What an installation is made of, in the order in which it is looked at. */
export const serviceNames = [
  'servers',
  'database',
  'files',
  'mail',
  'sms',
  'jobs',
  'backups',
  'invariants',
] as const;
export type ServiceName = (typeof serviceNames)[number];

/** slow: it works and somebody should look; broken: it does not do its work. */
export type ServiceState = 'fine' | 'slow' | 'broken';

/**
 * From which figure on a service is unwell, in milliseconds: how long the slowest server, a statement, or storing a few
 * bytes takes; how long the oldest message waits; how long ago the last sweep, backup or check was. The alerts and the
 * console both ask this table.
 */
export const limits = {
  servers: { slow: 500, broken: 3 * SECOND },
  database: { slow: 200, broken: 2 * SECOND },
  files: { slow: 2 * SECOND, broken: 10 * SECOND },
  mail: { slow: 5 * MINUTE, broken: 30 * MINUTE },
  sms: { slow: MINUTE, broken: 10 * MINUTE },
  jobs: { slow: 2 * HOUR, broken: 6 * HOUR },
  backups: { slow: 26 * HOUR, broken: 50 * HOUR },
  invariants: { slow: 26 * HOUR, broken: 74 * HOUR },
} as const satisfies Record<ServiceName, { slow: number; broken: number }>;

/** Shares of the disk that is free, and of the database's connections that are taken. */
export const shares = {
  free: { slow: 0.15, broken: 0.05 },
  connections: { slow: 0.8, broken: 0.95 },
} as const;

/** By the figure alone; null where the service did not answer. */
export function byFigure(name: ServiceName, figure: number | null): ServiceState {
  if (figure === null || figure >= limits[name].broken) return 'broken';
  return figure >= limits[name].slow ? 'slow' : 'fine';
}

const order: readonly ServiceState[] = ['fine', 'slow', 'broken'];

/** The worst of some. */
export function worst(...states: readonly ServiceState[]): ServiceState {
  return states.reduce((one, other) => (order.indexOf(other) > order.indexOf(one) ? other : one), 'fine');
}

/** @param used share of the connections that are taken; null where nobody counts them. */
export function databaseState({ ms, used }: { ms: number | null; used: number | null }): ServiceState {
  const { slow, broken } = shares.connections;
  const full = used === null || used < slow ? 'fine' : used < broken ? 'slow' : 'broken';
  return worst(byFigure('database', ms), full);
}

/** @param free share of the disk; null where the store has no end. `unscanned`: what waits too long for the virus scanner. */
export function filesState({
  ms,
  free,
  unscanned = null,
}: {
  ms: number | null;
  free: number | null;
  unscanned?: number | null;
}): ServiceState {
  const { slow, broken } = shares.free;
  const full = free === null || free > slow ? 'fine' : free > broken ? 'slow' : 'broken';
  return worst(byFigure('files', ms), full, unscanned ? 'slow' : 'fine');
}

/**
 * @param waitingMs how long the oldest has waited that the service should have taken; 0 where none waits.
 * @param refused whether the service does not take our log-in, or none is set: that does not mend itself.
 * @param retrying whether anything is tried again because the service did not answer.
 */
export function messagesState(
  name: 'mail' | 'sms',
  { waitingMs, refused, retrying }: { waitingMs: number; refused: boolean; retrying: boolean },
): ServiceState {
  if (refused) return 'broken';
  return worst(byFigure(name, waitingMs), retrying ? 'slow' : 'fine');
}

/** @param left what was due and is still there; `sweptMs` null before the first sweep. */
export function jobsState({ sweptMs, late }: { sweptMs: number | null; late: number }): ServiceState {
  return worst(sweptMs === null ? 'slow' : byFigure('jobs', sweptMs), late > 0 ? 'slow' : 'fine');
}

/** @param ageMs of the newest that was made; null where there is none. `failed`: the last try made none. */
export function backupsState({ ageMs, failed }: { ageMs: number | null; failed: boolean }): ServiceState {
  return worst(ageMs === null ? 'slow' : byFigure('backups', ageMs), failed ? 'slow' : 'fine');
}

/** A rule that does not hold is never only slow. `ageMs` null: nobody has looked yet. */
export function invariantsState({
  ageMs,
  breaches,
}: {
  ageMs: number | null;
  breaches: number;
}): ServiceState {
  if (breaches > 0) return 'broken';
  return ageMs === null ? 'slow' : byFigure('invariants', ageMs);
}

/** Everything in one word, and what is to be looked at, worst first. */
export function verdictOf(states: Readonly<Record<ServiceName, ServiceState>>): {
  state: ServiceState;
  unwell: ServiceName[];
} {
  const unwell = serviceNames
    .filter((name) => states[name] !== 'fine')
    .toSorted((one, other) => order.indexOf(states[other]) - order.indexOf(states[one]));
  return { state: worst(...Object.values(states)), unwell };
}
