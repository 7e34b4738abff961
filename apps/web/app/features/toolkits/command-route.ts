import type { AnyEndpoint } from '@chulbal/contract/endpoint';
import { saveCanvas, savePlan } from '@chulbal/contract/toolkits';
import { problemOf } from '../../lib/api-error.ts';
import { visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/command-route';

const endpoints: Record<string, AnyEndpoint> = { saveCanvas, savePlan };

/** `POST /toolkit/command`: saves one paper of the logged-in user, by the command's name. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const sent = (await request.json().catch(() => null)) as { name?: unknown; input?: unknown } | null;
  const endpoint = typeof sent?.name === 'string' ? endpoints[sent.name] : undefined;
  const input = endpoint?.input.safeParse(sent?.input);
  if (!endpoint || !input?.success) return Response.json(null, { status: 400 });
  const result = await visitOf(context).attempt(endpoint, input.data);
  const headers = { 'cache-control': 'no-store' };
  if (result.ok) return Response.json(result.data, { headers });
  const { retryAfter } = result.error.data;
  return Response.json(problemOf(result.error), {
    status: result.error.status || 502,
    headers: { ...headers, ...(retryAfter ? { 'retry-after': String(retryAfter) } : {}) },
  });
}
