import { standInKey, startStandInIdentity } from '@chulbal/demo/stand-in-identity';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type IdentityService, identityServiceAt } from './service.ts';

const requestId = '4c2d3b1e-0f6a-4a77-9d3e-0a4d5d3f6f11';
const other = '4c2d3b1e-0f6a-4a77-9d3e-0a4d5d3f6f22';
const back = 'https://portal.example/auth/identity';
const who = { name: '오하늘', birthDate: '2005-07-21' };

let standIn: Awaited<ReturnType<typeof startStandInIdentity>>;
let service: IdentityService;
let impatient: IdentityService;
beforeAll(async () => {
  standIn = await startStandInIdentity();
  service = identityServiceAt(standIn.settings, back);
  impatient = identityServiceAt({ ...standIn.settings, timeout: 300 }, back);
});
afterAll(() => standIn.close());
beforeEach(() => {
  Object.assign(standIn.state, { mood: 'answering', forge: null });
});

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

/** Goes to the service, says who it is, and gives the address that it leads back to. */
async function comeBack(given: { as?: string; id?: string } = {}): Promise<URL> {
  const { as = 'me', id = requestId } = given;
  const address = await service.begin({ requestId: id, expiresAt: later(10) });
  const query = new URLSearchParams({ ...who, who: as });
  const page = await fetch(`${address}&${query}`, { redirect: 'manual' });
  return new URL(page.headers.get('location') ?? '');
}

const finish = (url: URL, asked: { id?: string; now?: Date } = {}) =>
  service.finish(url.searchParams, { requestId: asked.id ?? requestId, now: asked.now ?? new Date() });

test('tells name, birth date and key of a person, by the one address of ours', async () => {
  const url = await comeBack();
  expect(`${url.origin}${url.pathname}`).toBe(back);
  expect(String(url)).not.toContain(encodeURIComponent(who.name));
  const person = { ...who, personKey: standInKey(who.name, who.birthDate) };
  expect(await finish(url)).toEqual({ outcome: 'known', person });
});

test('tells somebody who has turned back', async () => {
  expect(await finish(await comeBack({ as: '' }))).toEqual({ outcome: 'cancelled' });
});

test('an answer is given once', async () => {
  const url = await comeBack();
  await finish(url);
  expect(await finish(url)).toEqual({ outcome: 'failed' });
});

test('an answer to another request, of nobody, or none, proves nothing', async () => {
  expect(await finish(await comeBack({ id: other }))).toEqual({ outcome: 'failed' });
  expect(await finish(new URL(`${back}?answer=made-up`))).toEqual({ outcome: 'failed' });
  expect(await finish(new URL(back))).toEqual({ outcome: 'failed' });
});

test.each<[string, (typeof standIn)['state']['forge']]>([
  ['a wrong signature', { signature: (text) => `${text.slice(0, -2)}AA` }],
  ['no signature', { signature: () => '' }],
  ['another client’s', { told: (told) => ({ ...told, clientId: 'somebody-else' }) }],
  ['a swapped request', { told: (told) => ({ ...told, requestId: other }) }],
  ['nobody’s key', { told: (told) => ({ ...told, ci: '' }) }],
  ['a birth date that is none', { told: (told) => ({ ...told, birthDate: '2005-02-30' }) }],
  ['an answer of last year', { told: (told) => ({ ...told, confirmedAt: '2025-01-01T00:00:00Z' }) }],
])('%s proves nothing', async (_, forge) => {
  standIn.state.forge = forge;
  expect(await finish(await comeBack())).toEqual({ outcome: 'failed' });
});

test('an answer that comes too late, or from the future, proves nothing', async () => {
  expect(await finish(await comeBack(), { now: later(12) })).toEqual({ outcome: 'failed' });
  expect(await finish(await comeBack(), { now: later(-12) })).toEqual({ outcome: 'failed' });
});

test('messages under another secret are not taken', async () => {
  const stranger = identityServiceAt({ ...standIn.settings, secret: 'another secret' }, back);
  expect(await stranger.begin({ requestId, expiresAt: later(10) })).toBeNull();
  const url = await comeBack();
  expect(await stranger.finish(url.searchParams, { requestId, now: new Date() })).toEqual({
    outcome: 'failed',
  });
});

test.each(['down', 'silent'] as const)('R-16 a service that is %s is said to be', async (mood) => {
  const url = await comeBack();
  standIn.state.mood = mood;
  expect(await impatient.begin({ requestId, expiresAt: later(10) })).toBeNull();
  const finishing = impatient.finish(url.searchParams, { requestId, now: new Date() });
  expect(await finishing).toEqual({ outcome: 'unreachable' });
});

test('R-16 a service that says something unreadable cannot be asked, and proves nothing', async () => {
  const url = await comeBack();
  standIn.state.mood = 'broken';
  expect(await service.begin({ requestId, expiresAt: later(10) })).toBeNull();
  expect(await finish(url)).toEqual({ outcome: 'failed' });
});
