import { errors } from '@chulbal/contract/errors';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { StandInSite } from './stand-in-site.ts';

const list = '/admin/application/query/list?igYear=2026&size=200';
const token = `chulbal_${'a'.repeat(43)}`;
let site: StandInSite;

beforeAll(async () => {
  site = await StandInSite.start();
});
afterAll(() => site.close());
beforeEach(() => {
  site.api.asked.length = 0;
});

test('S-06 a program with a token of its own asks the operators’ API', async () => {
  const reply = await site.get(list, {}, { headers: { authorization: `Bearer ${token}` } });
  expect(site.api.asked).toEqual(['/admin/application/query/list']);
  // The stand-in knows no such address.
  expect(reply.statusCode).toBe(404);
  expect(reply.headers['set-cookie']).toBeUndefined();
});

test.each([
  ['no token', {}],
  ['a session’s token', { authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.x' }],
  ['another scheme', { authorization: `Basic ${token}` }],
])('S-06 with %s nothing is passed on', async (_, headers) => {
  const reply = await site.get(list, {}, { headers });
  expect(reply.statusCode).toBe(401);
  expect(reply.json()).toMatchObject({ code: errors.signInRequired.code });
  expect(site.api.asked).toEqual([]);
});

test('S-13 a command of a program is passed nowhere', async () => {
  const url = '/admin/application/command/assign';
  const headers = { authorization: `Bearer ${token}` };
  const reply = await site.app.inject({ method: 'POST', url, headers, payload: {} });
  expect(reply.statusCode).toBeGreaterThanOrEqual(400);
  expect(site.api.asked).toEqual([]);
});
