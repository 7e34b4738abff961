import { saveCanvas } from '@chulbal/contract/toolkits';
import { problemOf } from '../../lib/api-error.ts';
import { visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/command-route';

/** `POST /toolkit/command`: saves one canvas of the logged-in user. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const sent = saveCanvas.input.safeParse(await request.json().catch(() => null));
  if (!sent.success) return Response.json(null, { status: 400 });
  const result = await visitOf(context).attempt(saveCanvas, sent.data);
  const headers = { 'cache-control': 'no-store' };
  if (result.ok) return Response.json(result.data, { headers });
  const { retryAfter } = result.error.data;
  return Response.json(problemOf(result.error), {
    status: result.error.status || 502,
    headers: { ...headers, ...(retryAfter ? { 'retry-after': String(retryAfter) } : {}) },
  });
}
