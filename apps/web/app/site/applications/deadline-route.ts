import { myApplication } from '@chulbal/contract/applications/applications';
import { placeOf } from '../../lib/address-numbers.ts';
import { visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/deadline-route';
import type { DeadlineNews } from './deadline-news.ts';

/** `GET /apply/deadline/{trackNo}/{stageNo}`: the deadline that holds for the caller now, and what they are asked, for open pages. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { attempt, who, now } = visitOf(context);
  const headers = { 'cache-control': 'no-store' };
  if (!who()) return Response.json(null, { status: 401, headers });
  const place = placeOf(params);
  const found = await attempt(myApplication, place);
  if (!found.ok) return Response.json(null, { status: found.error.status || 502, headers });
  const { application, deadline } = found.data;
  const news: DeadlineNews = {
    deadline: application?.deadline ?? deadline,
    completion: application?.completion ?? null,
    now: now.toISOString(),
  };
  return Response.json(news, { headers });
}
