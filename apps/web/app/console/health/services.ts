import type { ChannelHealth, Health } from '@chulbal/contract/health/health';
import {
  byFigure,
  limits,
  type ServiceName,
  type ServiceState,
  serviceNames,
  shares,
} from '@chulbal/contract/health/rules';
import type { Language } from '@chulbal/contract/language';

/** How long each server took to answer, in ms; null where it did not. */
export type Servers = { portal: number | null; console: number | null };

/** Why a service is unwell: says what to do. */
export type Cause =
  | 'serversDown'
  | 'serversSlow'
  | 'databaseFull'
  | 'databaseSlow'
  | 'filesDown'
  | 'filesFull'
  | 'filesSlow'
  | 'filesUnscanned'
  | 'mailRefused'
  | 'mailSilent'
  | 'mailWaiting'
  | 'smsRefused'
  | 'smsSilent'
  | 'smsWaiting'
  | 'jobsNever'
  | 'jobsOld'
  | 'jobsLate'
  | 'backupsNever'
  | 'backupsOld'
  | 'backupsFailed'
  | 'invariantsBroken'
  | 'invariantsNever'
  | 'invariantsOld';

export type Service = {
  name: ServiceName;
  state: ServiceState;
  /** What it is measured by, in ms; null where nothing is known. */
  figure: number | null;
  cause: Cause | null;
};

/** Every service in its order, with the figure that its limit is about. */
export function servicesOf(health: Health, servers: Servers, now: Date): Service[] {
  const figures: Record<ServiceName, number | null> = {
    servers: slowest(servers),
    database: health.database.ms,
    files: health.files.ms,
    mail: health.mail.waitingMs,
    sms: health.sms.waitingMs,
    jobs: since(health.jobs.sweptAt, now),
    backups: since(health.backups.lastAt, now),
    invariants: since(health.invariants.finishedAt, now),
  };
  return serviceNames.map((name) => {
    const figure = figures[name];
    const state = name === 'servers' ? byFigure('servers', figure) : health[name].state;
    return { name, state, figure, cause: state === 'fine' ? null : causeOf(name, health, figure) };
  });
}

const MINUTE_MS = 60_000;
const MINUTES = 60;

/** A service's figure in each of the 60 minutes up to the last that was noted; null where none was. */
export function minuteByMinute(
  minutes: Health['lastHour'],
  name: Exclude<ServiceName, 'servers' | 'invariants'>,
): (number | null)[] {
  const minuteOf = (at: string) => Math.floor(Date.parse(at) / MINUTE_MS);
  const figures = new Map(minutes.map((minute) => [minuteOf(minute.at), minute[name]]));
  const last = Math.max(...figures.keys());
  return Array.from({ length: MINUTES }, (_, place) => figures.get(last - MINUTES + 1 + place) ?? null);
}

function slowest({ portal, console }: Servers): number | null {
  return portal === null || console === null ? null : Math.max(portal, console);
}

function since(at: string | null, now: Date): number | null {
  return at === null ? null : Math.max(0, now.getTime() - new Date(at).getTime());
}

function causeOf(name: ServiceName, health: Health, figure: number | null): Cause {
  switch (name) {
    case 'servers':
      return figure === null ? 'serversDown' : 'serversSlow';
    case 'database':
      return isFull(health) ? 'databaseFull' : 'databaseSlow';
    case 'files': {
      const { free, unscanned } = health.files;
      if (figure === null) return 'filesDown';
      if (free !== null && free <= shares.free.slow) return 'filesFull';
      return unscanned ? 'filesUnscanned' : 'filesSlow';
    }
    case 'mail':
      return `mail${whyWaiting(health.mail)}`;
    case 'sms':
      return `sms${whyWaiting(health.sms)}`;
    case 'jobs':
      if (figure === null) return 'jobsNever';
      return figure >= limits.jobs.slow ? 'jobsOld' : 'jobsLate';
    case 'backups':
      if (health.backups.failed) return 'backupsFailed';
      return figure === null ? 'backupsNever' : 'backupsOld';
    case 'invariants':
      if (health.invariants.breaches.length > 0) return 'invariantsBroken';
      return figure === null ? 'invariantsNever' : 'invariantsOld';
  }
}

function isFull({ database: { connections } }: Health): boolean {
  return connections !== null && connections.used / connections.most >= shares.connections.slow;
}

function whyWaiting({ retrying }: ChannelHealth): 'Refused' | 'Silent' | 'Waiting' {
  if (retrying.some(({ failure }) => failure === 'settings')) return 'Refused';
  return retrying.some(({ failure }) => ['service', 'credit', 'unknown'].includes(failure))
    ? 'Silent'
    : 'Waiting';
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** A length of time in its largest whole unit, from two of it on: 90 minutes, 3 hours, 182 ms. */
export function durationText(milliseconds: number, language: Language): string {
  const found =
    units.find(([, length]) => milliseconds >= 2 * length || milliseconds === length) ??
    units.find(([, length]) => milliseconds >= length);
  if (!found) return `${Math.round(milliseconds)} ms`;
  const [unit, length] = found;
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(milliseconds / length),
  );
}
