import {
  beginSocialLink,
  beginSocialLogin,
  finishSocialLogin,
  listSocialProviders,
} from '@chulbal/contract/social-logins';
import { data, redirect } from 'react-router';
import { problemOf } from '../../lib/api-error.ts';
import { flashHeader } from '../../lib/flash.server.ts';
import { nextPath } from '../../lib/next-path.ts';
import { type Visit, visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/oauth';
import { forgetTrip, keepTrip, readTrip, rememberWay, type Trip } from './trip.server.ts';
import { type Trouble, troubleOf } from './trouble.ts';

const linkingPage = '/auth/user-edit';

/** `/oauth/kakao`: leads to the provider, and takes the answer that comes back to the same address. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const { provider } = params;
  const providers = await visit.api(listSocialProviders);
  if (!providers.some((one) => one.provider === provider)) throw data(null, { status: 404 });
  const answered = ['code', 'error', 'state'].some((name) => url.searchParams.has(name));
  return answered ? finish(visit, request, provider, url) : begin(visit, provider, url);
}

async function begin(visit: Visit, provider: string, url: URL): Promise<Response> {
  const next = nextPath(url.searchParams.get('next'));
  if (visit.who()) return redirect(next);
  const begun = await visit.attempt(beginSocialLogin, { provider });
  const trip = { provider, link: false, next };
  if (!begun.ok) return backWith(visit, trip, troubleOf(begun.error.name));
  const { address, attempt } = begun.data;
  return redirect(address, { headers: { 'set-cookie': await keepTrip(visit, { ...trip, attempt }) } });
}

async function finish(visit: Visit, request: Request, provider: string, url: URL): Promise<Response> {
  const trip = await readTrip(visit, request);
  const nowhere = { provider, link: false, next: '/' };
  if (!trip?.attempt || trip.provider !== provider) return backWith(visit, nowhere, 'failed');
  const { attempt } = trip;
  const answer = url.search.slice(1, 4097);
  const done = await visit.attempt(finishSocialLogin, { provider, attempt, answer });
  if (!done.ok) return backWith(visit, trip, troubleOf(done.error.name));
  const headers = new Headers();
  if (done.data.outcome === 'new') {
    const { attempt: _used, ...kept } = trip;
    headers.append('set-cookie', await keepTrip(visit, { ...kept, ticket: done.data.ticket }));
    return redirect('/auth/sign?by=social', { headers });
  }
  if (done.data.outcome === 'code') {
    headers.append(
      'set-cookie',
      await keepTrip(visit, { provider, link: false, next: trip.next, step: done.data.ticket }),
    );
    const query = new URLSearchParams({ step: 'code', ...(trip.next === '/' ? {} : { next: trip.next }) });
    return redirect(`/auth/login?${query}`, { headers });
  }
  headers.append('set-cookie', await forgetTrip(visit));
  headers.append('set-cookie', await rememberWay(visit, provider));
  if (done.data.outcome === 'linked') {
    headers.append('set-cookie', flashHeader('socialLinked'));
    return redirect(`${linkingPage}#ways`, { headers });
  }
  const { userInfo, outcome: _in, ...tokens } = done.data;
  visit.logIn('user', tokens, userInfo);
  return redirect(nextPath(trip.next), { headers });
}

/** Where somebody came from, with what went wrong; a log-in leads on to where it wanted to. */
async function backWith(visit: Visit, { provider, link, next }: Trip, trouble: Trouble): Promise<Response> {
  const query = new URLSearchParams({ social: trouble, by: provider });
  if (!link && next !== '/') query.set('next', next);
  const page = link ? linkingPage : '/auth/login';
  return redirect(`${page}?${query}`, { headers: { 'set-cookie': await forgetTrip(visit) } });
}

export type LinkReply = { address: string } | { error: string };

/** Begins linking the provider to one's own account; the page then goes to the address. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = visitOf(context);
  visit.requireLogin();
  const { provider } = params;
  const currentPassword = String((await request.formData()).get('currentPassword') ?? '');
  const begun = await visit.attempt(beginSocialLink, { provider, currentPassword });
  if (!begun.ok) {
    const { fields, message } = problemOf(begun.error);
    return data<LinkReply>({ error: fields.currentPassword ?? message }, { status: 422 });
  }
  const { address, attempt } = begun.data;
  const kept = await keepTrip(visit, { provider, attempt, link: true, next: linkingPage });
  return data<LinkReply>({ address }, { headers: { 'set-cookie': kept } });
}

/** A page that is never seen: the loader leads on. */
export default function OAuth() {
  return null;
}
