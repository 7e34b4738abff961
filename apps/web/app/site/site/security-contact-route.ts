import { addDays, koreanDay, koreanInstant } from '@chulbal/contract/korean-days';
import { getSite } from '@chulbal/contract/site/site';
import { visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/security-contact-route';

/** Days that a reader may keep it: RFC 9116 advises less than a year. */
const VALID_DAYS = 180;

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { api, origin, now } = visitOf(context);
  const { email } = await api(getSite);
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${koreanInstant(addDays(koreanDay(now), VALID_DAYS), '00:00').toISOString()}`,
    'Preferred-Languages: ko, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
