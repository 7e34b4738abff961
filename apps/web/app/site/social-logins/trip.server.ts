import { createCookie } from 'react-router';
import { z } from 'zod';
import type { Visit } from '../../lib/visit.server.ts';

/**
 * What a browser keeps while somebody is away at a provider (`attempt`), and then while they sign up (`ticket`) or
 * look for a code (`step`). All are random: who they are, the database knows.
 */
const trip = z.object({
  provider: z.string(),
  attempt: z.string().optional(),
  ticket: z.string().optional(),
  /** Of a log-in that waits for a code of an authenticator. */
  step: z.string().optional(),
  /** Whether an account is to be linked. */
  link: z.boolean(),
  next: z.string(),
});
export type Trip = z.output<typeof trip>;

const halfAnHour = 30 * 60;
const halfAYear = 182 * 24 * 60 * 60;

/** The answer of a provider comes from another site, so the cookie is lax and not strict. */
function tripCookie({ origin }: Pick<Visit, 'origin'>) {
  const secure = origin.startsWith('https:');
  return createCookie('social', { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: halfAnHour });
}

export async function readTrip(visit: Visit, request: Request): Promise<Trip | null> {
  const read = trip.safeParse(await tripCookie(visit).parse(request.headers.get('cookie')));
  return read.success ? read.data : null;
}

/** The header that keeps it. */
export function keepTrip(visit: Visit, kept: Trip): Promise<string> {
  return tripCookie(visit).serialize(kept);
}

export function forgetTrip(visit: Visit): Promise<string> {
  return tripCookie(visit).serialize('', { maxAge: 0 });
}

/** By which provider somebody logged in last on this device. */
function lastWayCookie({ origin }: Pick<Visit, 'origin'>) {
  const secure = origin.startsWith('https:');
  return createCookie('lastWay', {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/auth',
    maxAge: halfAYear,
  });
}

export async function lastWay(visit: Visit, request: Request): Promise<string | null> {
  const way: unknown = await lastWayCookie(visit).parse(request.headers.get('cookie'));
  return typeof way === 'string' ? way : null;
}

export function rememberWay(visit: Visit, provider: string): Promise<string> {
  return lastWayCookie(visit).serialize(provider);
}
