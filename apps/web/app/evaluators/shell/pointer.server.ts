import { pointerMe } from '@chulbal/contract/evaluators/evaluators';
import { getMyStage } from '@chulbal/contract/pledges';
import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from 'react-router';
import { flash } from '../../lib/flash.server.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { gateOf, notAccessible, pageOf, pledgeGateOf, type Verdict } from './gate.ts';
import type { PointerData } from './pointer-data.ts';

const pointerContext = createContext<PointerData>({} as PointerData);
const passwordPage = '/pointer/password';

/**
 * Middleware of every page of evaluators: the gate in the specified order, and who has to change their password does
 * that before the pledge. A page needs a loader of its own to be guarded on clicks too. The API asks for the pledge
 * on every call by itself (S-08).
 */
export const requireEvaluator: MiddlewareFunction<Response> = async ({ context, params, url }) => {
  const { attempt, who, now, pledgeStatus } = visitOf(context);
  const page = pageOf(url.pathname);
  const { trackNo = null, stageNo = null } = params;
  const asked = { page, path: url.pathname + url.search, trackNo, stageNo };

  pass(gateOf({ ...asked, loggedIn: who('evaluator') !== null }));
  const me = await attempt(pointerMe);
  if (!me.ok) {
    // The session has ended meanwhile: as good as no tokens.
    if (isOver(me.error)) pass(gateOf({ ...asked, loggedIn: false }));
    throw me.error;
  }
  const evaluator = me.data;
  if (evaluator.mustChangePassword && url.pathname !== passwordPage) throw redirect(passwordPage);

  if (page === 'own') {
    context.set(pointerContext, { evaluator, stage: null, now: now.toISOString() });
    return;
  }
  const found = await attempt(getMyStage, { trackNo: Number(trackNo), stageNo: Number(stageNo) });
  if (!found.ok) {
    if (found.error.name === 'notQuerySubject') pass(notAccessible);
    throw found.error;
  }
  pledgeStatus(found.data.pledge === 'signed');
  pass(pledgeGateOf(page, found.data));
  context.set(pointerContext, { evaluator, stage: found.data, now: now.toISOString() });
};

/** Who judges, and the stage of the address, in loaders and actions below the layout. */
export function pointerOf(context: Readonly<RouterContextProvider>): PointerData {
  return context.get(pointerContext);
}

function isOver({ name }: { name: string }): boolean {
  return name === 'signInRequired' || name === 'sessionOver';
}

function pass(verdict: Verdict): void {
  if (!verdict) return;
  if (verdict.kind === 'notFound') throw data(null, { status: 404 });
  throw redirect(verdict.to, verdict.flash ? flash(verdict.flash) : {});
}
