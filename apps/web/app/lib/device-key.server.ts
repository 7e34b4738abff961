import type { RouterContextProvider } from 'react-router';
import { type Visit, visitOf } from './visit.server.ts';

/** The key of the copies on the device, for whoever is logged in in this area and for memory only. */
export async function answerDeviceKey(
  context: Readonly<RouterContextProvider>,
  area: Parameters<Visit['logOut']>[0],
  ask: (visit: Visit) => Promise<{ ok: true; data: { key: string } } | { ok: false }>,
): Promise<Response> {
  const visit = visitOf(context);
  const result = await ask(visit);
  const person = visit.who(area);
  const headers = { 'cache-control': 'no-store' };
  if (!result.ok || !person) return Response.json(null, { status: person ? 502 : 401, headers });
  return Response.json({ key: result.data.key, userId: person.userId }, { headers });
}
