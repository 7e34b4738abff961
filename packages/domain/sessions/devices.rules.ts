import type { BrowserName, SystemName } from '@chulbal/contract/devices';
import { keptMs } from '@chulbal/contract/retention/retention';

/** What the web server knows of where somebody asks from. */
export type Device = {
  /** What the browser has kept since its first log-in here; it opens nothing. Null where no browser asks. */
  id: string | null;
  /** What the browser calls itself. */
  agent: string;
};

/** What is kept of where a log-in came from: nothing that leads to the exact address. */
export type SeenFrom = {
  browser: BrowserName | null;
  system: SystemName | null;
  place: string | null;
  way: string;
};

/** The first that fits: what builds on another browser names that one, too. */
const browsers: readonly [BrowserName, RegExp][] = [
  ['kakaotalk', /KAKAOTALK/i],
  ['naver', /NAVER\(/],
  ['samsung', /SamsungBrowser\//],
  ['whale', /Whale\//],
  ['edge', /Edg(A|iOS)?\//],
  ['opera', /OPR\//],
  ['firefox', /(Firefox|FxiOS)\//],
  ['chrome', /(Chrome|CriOS)\//],
  ['safari', /Version\/.* Safari\//],
];

const systems: readonly [SystemName, RegExp][] = [
  ['iphone', /iPhone/],
  ['ipad', /iPad/],
  ['android', /Android/],
  ['chromeos', /CrOS/],
  ['windows', /Windows/],
  ['mac', /Macintosh/],
  ['linux', /Linux/],
];

/** Browser and system, as far as a browser says what it is. */
export function agentOf(agent: string): { browser: BrowserName | null; system: SystemName | null } {
  const first = <T>(marks: readonly [T, RegExp][]) => marks.find(([, mark]) => mark.test(agent))?.[0] ?? null;
  return { browser: first(browsers), system: first(systems) };
}

/** The first half of an address: it tells a network from another and nobody's home. Null for what is no address. */
export function placeOf(address: string): string | null {
  const four = /^(\d{1,3}\.\d{1,3})\.\d{1,3}\.\d{1,3}$/.exec(address);
  if (four) return `${four[1]}.*.*`;
  const six = /^([\da-f]{1,4}:[\da-f]{0,4}):/i.exec(address);
  return six ? `${six[1]}:*` : null;
}

/** Mails about new devices that an account gets within a day: a wave of log-ins fills no mailbox. */
export const MOST_LETTERS = 3;
export const LETTERS_MS = 24 * 3_600_000;

/**
 * Whether a log-in is told by mail: it comes from a device that the account was not used on, and is not the first one of
 * a new account. Of an account that was long away no log-in is kept any more: then each device is new.
 */
export function tellsOfDevice(
  known: { thisDevice: boolean; others: boolean; letters: number; createdAt: Date },
  now: Date,
): boolean {
  if (known.thisDevice || known.letters >= MOST_LETTERS) return false;
  return known.others || now.getTime() - known.createdAt.getTime() > keptMs('session');
}
