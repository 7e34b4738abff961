import { startStandInSocial } from '@chulbal/demo/stand-in-social';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
async function comeBy(
  more: { who?: string; change?: (query: URLSearchParams) => void; held?: Partial<typeof binding> } = {},
) {
  const provider = socialProviderAt(settings, back);
  const page = await fetch(`${await provider.begin(binding)}&who=${more.who ?? '3000000001'}`, {
    redirect: 'manual',
  });
  const query = new URL(page.headers.get('location') ?? '').searchParams;
  more.change?.(query);
  return provider.finish(String(query), { ...binding, ...more.held });
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
});

test.each<[string, (query: URLSearchParams) => void]>([
  ['another state', (query) => query.set('state', 'another')],
  ['no state', (query) => query.delete('state')],
  ['an empty state', (query) => query.set('state', '')],
  ['two states', (query) => query.append('state', binding.state)],
  ['the state in other letters', (query) => query.set('state', binding.state.toUpperCase())],
  ['a code that nobody gave', (query) => query.set('code', 'made-up')],
  ['no code', (query) => query.delete('code')],
  ['an empty code', (query) => query.set('code', '')],
  ['two codes', (query) => query.append('code', 'made-up')],
  ['a code and more behind it', (query) => query.set('code', `${query.get('code')}x`)],
  ['an error beside the code', (query) => query.set('error', 'invalid_scope')],
  ['the issuer of another provider', (query) => query.set('iss', 'https://evil.example')],
])('an answer with %s proves nothing', async (_what, change) => {
  expect(await comeBy({ change })).toEqual({ outcome: 'failed' });
});

test.each<[string, Partial<typeof binding>]>([
  ['another verifier', { verifier: 'another-verifier-of-at-least-43-letters-as-rfc-7636-asks' }],
  ['no verifier', { verifier: '' }],
  ['another nonce', { nonce: 'nonce-2' }],
  ['another state', { state: 'state-2' }],
])('an answer to a browser that holds %s proves nothing', async (_what, held) => {
  expect(await comeBy({ held })).toEqual({ outcome: 'failed' });
});

const unsigned = (text: string) => {
  const [, claims] = text.split('.');
  return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
};
const withHeader = (text: string, change: object) => {
  const [header = '', ...rest] = text.split('.');
  const read = JSON.parse(Buffer.from(header, 'base64url').toString());
  return [Buffer.from(JSON.stringify({ ...read, ...change })).toString('base64url'), ...rest].join('.');
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
  ['an empty subject', { claims: (claims) => ({ ...claims, sub: '' }) }],
  ['a subject of spaces', { claims: (claims) => ({ ...claims, sub: ' ' }) }],
  ['a subject without end', { claims: (claims) => ({ ...claims, sub: '1'.repeat(256) }) }],
  ['no audience', { claims: (claims) => ({ ...claims, aud: undefined }) }],
  ['two audiences', { claims: (claims) => ({ ...claims, aud: [settings.clientId, 'somebody-else'] }) }],
  ['no issuer', { claims: (claims) => ({ ...claims, iss: undefined }) }],
  ['no end', { claims: (claims) => ({ ...claims, exp: undefined }) }],
  ['no issuing time', { claims: (claims) => ({ ...claims, iat: undefined }) }],
  ['a beginning that is to come', { claims: (claims) => ({ ...claims, nbf: 4_000_000_000 }) }],
  ['another algorithm', { token: (text) => withHeader(text, { alg: 'HS256' }) }],
  ['a key that is none of the provider’s', { token: (text) => withHeader(text, { kid: 'another' }) }],
  ['the signature cut off', { token: (text) => text.slice(0, text.lastIndexOf('.') + 1) }],
  ['noise for a signature', { token: (text) => `${text.slice(0, text.lastIndexOf('.'))}.AAAA` }],
  ['nothing of a token', { token: () => 'not-a-token' }],
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
