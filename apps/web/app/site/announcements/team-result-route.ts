import { type MyResultView, myResult } from '@chulbal/contract/announcements/announcements';
import { makeAppeal } from '@chulbal/contract/announcements/objections';
import { numberOf } from '../../lib/address-numbers.ts';
import { type Problem, problemOf } from '../../lib/api-error.ts';
import { visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/team-result-route';

export type TeamResultReply = { ok: true; result: MyResultView } | { ok: false; problem: Problem };

const headers = { 'cache-control': 'no-store' };

/** `GET /contest/result/{teamNo}/{stageNo}`: what the caller's team is told of a stage. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const asked = { teamNo: numberOf(params.teamNo), stageNo: numberOf(params.stageNo, 1000) };
  const found = await visitOf(context).attempt(myResult, asked);
  if (!found.ok) return failure(found.error);
  return Response.json({ ok: true, result: found.data } satisfies TeamResultReply, { headers });
}

/** `POST` of the same: the leader's appeal. The answer is the result with the appeal in it. */
export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const { attempt } = visitOf(context);
  const asked = { teamNo: numberOf(params.teamNo), stageNo: numberOf(params.stageNo, 1000) };
  const form = await request.formData();
  const made = await attempt(makeAppeal, { ...asked, text: String(form.get('text') ?? '') });
  if (!made.ok) return failure(made.error);
  const found = await attempt(myResult, asked);
  if (!found.ok) return failure(found.error);
  return Response.json({ ok: true, result: found.data } satisfies TeamResultReply, { headers });
}

function failure(error: Parameters<typeof problemOf>[0] & { status?: number }): Response {
  const reply: TeamResultReply = { ok: false, problem: problemOf(error) };
  return Response.json(reply, { status: error.status || 502, headers });
}
