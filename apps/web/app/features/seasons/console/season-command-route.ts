import type { AnyEndpoint } from '@chulbal/contract/endpoint';
import {
  finishSeason,
  getDraftedSeason,
  listSeasonVersions,
  previewPublication,
  publishSeason,
  saveSeason,
} from '@chulbal/contract/operator-seasons';
import { z } from 'zod';
import { problemOf } from '../../../lib/api-error.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import type { Route } from './+types/season-command-route';
import type { SeasonCommands } from './season-commands.ts';

const endpoints: { [K in keyof SeasonCommands]: SeasonCommands[K] } = {
  drafted: getDraftedSeason,
  save: saveSeason,
  publication: previewPublication,
  publish: publishSeason,
  finish: finishSeason,
  versions: listSeasonVersions,
};

const body = z.strictObject({
  name: z.enum(Object.keys(endpoints) as [keyof SeasonCommands, ...(keyof SeasonCommands)[]]),
  input: z.record(z.string(), z.unknown()),
});

/**
 * `POST /console/seasons/command`: what the season's screens ask for, by name, as the logged-in operator. `at`
 * is the server's time.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const sent = body.safeParse(await request.json().catch(() => null));
  if (!sent.success) return Response.json(null, { status: 400 });
  const endpoint: AnyEndpoint = endpoints[sent.data.name];
  const { attempt, now } = visitOf(context);
  const result = await attempt(endpoint, sent.data.input);
  const headers = { 'cache-control': 'no-store' };
  if (result.ok) return Response.json({ data: result.data, at: now.toISOString() }, { headers });
  const { retryAfter } = result.error.data;
  return Response.json(problemOf(result.error), {
    status: result.error.status || 502,
    headers: { ...headers, ...(retryAfter ? { 'retry-after': String(retryAfter) } : {}) },
  });
}
