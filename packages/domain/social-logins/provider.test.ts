import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startStandInSocial } from '../seeds/stand-in-social.ts';
import { type SocialSettings, socialProviderAt } from './provider.ts';

const back = 'https://portal.example/oauth/kakao';
const binding = {
  state: 'state-1',
  nonce: 'nonce-1',
  verifier: 'a-verifier-of-at-least-43-letters-as-rfc-7636-asks',
};

let standIn: Awaited<ReturnType<typeof startStandInSocial>>;
let settings: SocialSettings;

beforeAll(async () => {
  standIn = await startStandInSocial();
  const [first] = standIn.settings;
  if (!first) throw new Error('no stand-in');
  settings = first;
});
afterAll(() => standIn.close());
beforeEach(() => {
  Object.assign(standIn.state, { mood: 'answering', forge: null });
});

/** Goes to the provider, chooses somebody, and reads the answer. */
async function comeBy(more: { who?: string; change?: (query: URLSearchParams) => void } = {}) {
  const provider = socialProviderAt(settings, back);
  const page = await fetch(`${await provider.begin(binding)}&who=${more.who ?? '3000000001'}`, {
    redirect: 'manual',
  });
  const query = new URL(page.headers.get('location') ?? '').searchParams;
  more.change?.(query);
  return provider.finish(String(query), binding);
}

test('tells who somebody is, and a checked e-mail', async () => {
  const identity = { subject: '3000000001', email: 'haeun@kakao.example' };
  expect(await comeBy()).toEqual({ outcome: 'known', identity });
  expect(await comeBy({ who: '3000000003' })).toMatchObject({ identity: { email: null } });
  standIn.state.forge = { claims: (claims) => ({ ...claims, email_verified: false }) };
  expect(await comeBy()).toMatchObject({ identity: { email: null } });
});

test('tells somebody who has turned back from an answer that proves nothing', async () => {
  expect(await comeBy({ who: '' })).toEqual({ outcome: 'cancelled' });
  for (const [name, value] of [
    ['state', 'another'],
    ['code', 'made-up'],
    ['error', 'invalid_scope'],
  ] as const)
    expect(await comeBy({ change: (query) => query.set(name, value) })).toEqual({ outcome: 'failed' });
});

const unsigned = (text: string) => {
  const [, claims] = text.split('.');
  return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
};
const bent = (text: string) => {
  const [header, claims = '', signature] = text.split('.');
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return [header, Buffer.from(JSON.stringify({ ...read, sub: '1' })).toString('base64url'), signature].join(
    '.',
  );
};

test.each<[string, NonNullable<typeof standIn.state.forge>]>([
  ['another nonce', { claims: (claims) => ({ ...claims, nonce: 'another' }) }],
  ['no nonce', { claims: (claims) => ({ ...claims, nonce: undefined }) }],
  ['another audience', { claims: (claims) => ({ ...claims, aud: 'somebody-else' }) }],
  ['another issuer', { claims: (claims) => ({ ...claims, iss: 'https://evil.example' }) }],
  ['an end that is past', { claims: (claims) => ({ ...claims, exp: 1_700_000_000 }) }],
  ['no subject', { claims: (claims) => ({ ...claims, sub: undefined }) }],
  ['no signature', { token: unsigned }],
  ['claims changed after signing', { token: bent }],
])('an id token with %s proves nothing', async (_what, forge) => {
  standIn.state.forge = forge;
  expect(await comeBy()).toEqual({ outcome: 'failed' });
});

test('R-16 a provider that is down says so, before and after, and is asked again', async () => {
  const provider = socialProviderAt(settings, back);
  standIn.state.mood = 'down';
  expect(await provider.begin(binding)).toBeNull();
  expect(await provider.finish('code=1&state=state-1', binding)).toEqual({ outcome: 'unreachable' });
  const nowhere = { ...settings, issuer: 'http://127.0.0.1:9/kakao' };
  expect(await socialProviderAt(nowhere, back).begin(binding)).toBeNull();
  standIn.state.mood = 'answering';
  expect(await provider.begin(binding)).toContain('code_challenge_method=S256');
});
