import { searchSchools } from '@chulbal/contract/schools/schools';
import { visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/schools-route';

/** `GET /apply/schools?keyword=`: schools for the search of the form; nothing found when nothing is asked. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const keyword = url.searchParams.get('keyword')?.trim().slice(0, 50);
  if (!keyword) return Response.json([]);
  const result = await visitOf(context).attempt(searchSchools, { keyword });
  return Response.json(result.ok ? result.data : null, { status: result.ok ? 200 : 502 });
}
