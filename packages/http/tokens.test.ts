import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ACCESS_SECONDS, tokenSigner } from './tokens.ts';

const secret = 'a secret of users that is long enough';
const users = tokenSigner('user', secret);
const now = new Date('2026-05-01T00:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const claims = { accountId: 7, familyId: 'family' };
const token = await users.sign(claims, now);
const ofOperator = await tokenSigner('operator', secret).sign(claims, now);
const byAnother = await tokenSigner('user', 'another secret that is long enough').sign(claims, now);
const [header = '', payload = '', signature = ''] = token.split('.');
const text = (part: object | string) =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url');
const signed = (head: object, body: object | string) => {
  const all = `${text(head)}.${text(body)}`;
  return `${all}.${createHmac('sha256', secret).update(all).digest('base64url')}`;
};
const right = { fid: 'family', iss: 'chulbal', aud: 'chulbal-user', sub: '7', iat: 1, exp: 9_999_999_999 };
const hs256 = { alg: 'HS256' };

describe('S-08 an access token', () => {
  test('says whose it is, until it expires, asked once or again', async () => {
    for (const asked of [users, tokenSigner('user', secret), users]) {
      expect(await asked.verify(token, later(ACCESS_SECONDS - 1))).toEqual(claims);
      expect(await asked.verify(token, later(ACCESS_SECONDS))).toBe('expired');
      expect(await asked.verify(token, now)).toEqual(claims);
    }
    expect(await tokenSigner('user', secret).verify(token, later(ACCESS_SECONDS))).toBe('expired');
    expect(await users.verify(signed(hs256, right), now)).toEqual(claims);
  });

  test.each([
    ['of another kind', ofOperator],
    ['by another secret', byAnother],
    ['for somebody else', `${header}.${text({ ...right, sub: '8' })}.${signature}`],
    ['without a signature', `${header}.${payload}.`],
    ['with half a signature', `${header}.${payload}.${signature.slice(0, 20)}`],
    ['that wants no signature', `${text({ alg: 'none' })}.${payload}.`],
    ['of another algorithm, rightly signed', signed({ alg: 'HS512' }, right)],
    ['with a part too many', `${token}.${signature}`],
    ['of another issuer', signed(hs256, { ...right, iss: 'another' })],
    ['without an end', signed(hs256, { ...right, exp: undefined })],
    ['of nobody', signed(hs256, { ...right, sub: '0' })],
    ['without a session', signed(hs256, { ...right, fid: undefined })],
    ['that is none', 'not.a.token'],
    ['that is empty', ''],
  ])('%s is invalid, asked once or again', async (_, forged) => {
    expect(await users.verify(forged, now)).toBe('invalid');
    expect(await users.verify(forged, now)).toBe('invalid');
  });
});
