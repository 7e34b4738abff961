import { visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/robots-route';

/** What is for people alone: personal, behind a log-in, or for scripts. */
const closed = ['/console', '/pointer', '/auth/', '/apply/', '/oauth/', '/dev/'];

/** `/robots.txt` */
export function loader({ context }: Route.LoaderArgs): Response {
  const { origin } = visitOf(context);
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
