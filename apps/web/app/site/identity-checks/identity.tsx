import {
  beginIdentityCheck,
  finishIdentityCheck,
  getMyIdentity,
} from '@chulbal/contract/identity-checks/identity-checks';
import { data, redirect } from 'react-router';
import { flash } from '../../lib/flash.server.ts';
import { nextPath } from '../../lib/next-path.ts';
import { requireUser } from '../../lib/require-user.server.ts';
import { type Visit, visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/identity';
import { type Trouble, troubleOf } from './trouble.ts';

const ownPage = '/auth/user-edit';

export const middleware: Route.MiddlewareFunction[] = [requireUser];

/** `/auth/identity`: leads to the identity service, and takes the answer that comes back to the same address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const { service } = await visit.api(getMyIdentity);
  if (service === null) throw data(null, { status: 404 });
  const answered = ['request', 'answer', 'cancelled'].some((name) => url.searchParams.has(name));
  return answered ? finish(visit, url) : begin(visit, url);
}

async function begin(visit: Visit, url: URL): Promise<Response> {
  const asked = url.searchParams.get('back') ?? '';
  const back = /^\/[!-~]{0,299}$/.test(asked) ? asked : '';
  const begun = await visit.attempt(beginIdentityCheck, { back });
  return begun.ok ? redirect(begun.data.address) : backWith(troubleOf(begun.error.name));
}

async function finish(visit: Visit, url: URL): Promise<Response> {
  const done = await visit.attempt(finishIdentityCheck, { answer: url.search.slice(1, 4097) });
  if (!done.ok) return backWith(troubleOf(done.error.name));
  if (done.data.outcome === 'cancelled') return backWith('cancelled');
  const back = nextPath(done.data.back);
  return redirect(back === '/' ? `${ownPage}#identity` : back, flash('identityConfirmed'));
}

/** One's own page, with what went wrong. */
function backWith(trouble: Trouble): Response {
  return redirect(`${ownPage}?identity=${trouble}#identity`);
}

/** A page that is never seen: the loader leads on. */
export default function Identity() {
  return null;
}
