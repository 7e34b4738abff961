import { z } from 'zod';
import { browserNames, systemNames } from './devices.values.ts';
import { endpoint, noData, nothing } from './endpoint.ts';
import { instant } from './fields.ts';

const keysOf = <T extends object>(names: T) =>
  Object.keys(names) as [keyof T & string, ...(keyof T & string)[]];

export const browserName = z.enum(keysOf(browserNames));
export type BrowserName = z.output<typeof browserName>;
export const systemName = z.enum(keysOf(systemNames));
export type SystemName = z.output<typeof systemName>;

/** Why a log-in is over; `out` is one that nobody renewed. */
export const endReason = z.enum([
  'logout',
  'reuse',
  'password',
  'withdrawal',
  'disabled',
  'reset',
  'device',
  'out',
]);
export type EndReason = z.output<typeof endReason>;

export const device = z.object({
  sessionId: z.uuid(),
  /** Whether this is the log-in that asks. */
  current: z.boolean(),
  at: instant,
  /** When it was last renewed: within a quarter of an hour of its last use. */
  seenAt: instant,
  /** As far as the browser says. */
  browser: browserName.nullable(),
  system: systemName.nullable(),
  /** The first half of the address that it came from; nothing else is known of the place. */
  place: z.string().nullable(),
  /** `password`, `passkey`, `signUp`, or the name of a provider. */
  way: z.string().nullable(),
  ended: z.object({ at: instant, why: endReason }).nullable(),
});
export type DeviceView = z.output<typeof device>;

/** My log-ins: those that are open, the newest first, then those that ended within the last 30 days. At most 100. */
export const listDevices = endpoint({
  method: 'GET',
  path: '/api/user/query/devices',
  access: 'user',
  summary: 'Where I am and was logged in',
  input: nothing,
  output: z.array(device),
});

/** Ends a log-in of mine at once; ending it again is fine. @throws 404 for one that is not mine. */
export const endDevice = endpoint({
  method: 'POST',
  path: '/api/user/command/end-device',
  access: 'user',
  summary: 'Log a device of mine out',
  input: z.strictObject({ sessionId: z.uuid() }),
  output: noData,
});

/** Ends every log-in of mine but the one that asks. */
export const endOtherDevices = endpoint({
  method: 'POST',
  path: '/api/user/command/end-other-devices',
  access: 'user',
  summary: 'Log all my other devices out',
  input: nothing,
  output: noData,
});
