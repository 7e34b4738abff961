import { searchConsole } from '@chulbal/contract/applications/operators';
import type { OutputOf } from '@chulbal/contract/endpoint';
import { visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/search-route';

export type Found = OutputOf<typeof searchConsole>;

/** `GET /console/search?keyword=`: teams and people, for the field in the bar. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const keyword = url.searchParams.get('keyword') ?? '';
  const found = await visitOf(context).attempt(searchConsole, { keyword });
  const headers = { 'cache-control': 'no-store' };
  if (found.ok) return Response.json(found.data satisfies Found, { headers });
  return Response.json(null, { status: found.error.status || 502, headers });
}
