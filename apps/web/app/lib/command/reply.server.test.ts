import type { AnyEndpoint } from '@chulbal/contract/endpoint';
import { expect, test, vi } from 'vitest';
import type { Visit } from '../visit.server.ts';
import { pageOwnerHeader } from './page-owner.ts';
import { replyToCommand } from './reply.server.ts';

/** Sends `save` from a page of `owner`, in a browser where `here` is logged in. */
async function save(path: string, owner: number | null, here: number | null, held?: Record<string, string>) {
  const attempt = vi.fn(async () => ({ ok: true, data: { version: 1 } }));
  const who = (area: string) =>
    here !== null && area === (path.startsWith('/pointer') ? 'evaluator' : 'user') ? { userId: here } : null;
  const request = new Request(`https://site.example${path}`, {
    method: 'POST',
    headers: owner === null ? {} : { [pageOwnerHeader]: String(owner) },
    body: JSON.stringify({ name: 'save', input: {} }),
  });
  const visit = { attempt, who, language: 'ko' } as unknown as Visit;
  const reply = await replyToCommand({ save: {} as AnyEndpoint }, request, visit, held);
  const { message = null } = (await reply.json()) as { message?: string };
  return { status: reply.status, sent: attempt.mock.calls.length, message };
}

test.each([
  ['the page of whoever is logged in', '/pointer/command/evaluation', 7, 7, 200],
  ['the page of somebody else, left open in another window', '/pointer/command/evaluation', 7, 8, 401],
  ['the application of somebody else', '/command/apply', 7, 8, 401],
  ['a page of nobody', '/command/apply', null, 8, 200],
  ['a page whose session is over: the API says so', '/command/apply', 7, null, 200],
])('from %s', async (_, path, owner, here, status) => {
  expect(await save(path, owner, here)).toMatchObject({ status, sent: status === 200 ? 1 : 0 });
});

test('who is logged in instead is said, not that the server was silent', async () => {
  expect((await save('/command/apply', 7, 8)).message).toContain('다른 사람이 로그인해 있어서');
});

test('a personal link asks for no session, whoever is logged in', async () => {
  expect(await save('/apply/part/command', 7, 8, { token: 'a' })).toMatchObject({ status: 200, sent: 1 });
});
