import type { AnyEndpoint } from '@chulbal/contract/endpoint';
import { expect, test, vi } from 'vitest';
import type { Visit } from '../visit.server.ts';
import { pageOwnerHeader } from './page-owner.ts';
import { replyToCommand } from './reply.server.ts';

/** Sends `save` from a page of `owner`, in a browser where `here` is logged in. */
async function save(path: string, owner: number | null, here: number | null) {
  const attempt = vi.fn(async () => ({ ok: true, data: { version: 1 } }));
  const who = (area: string) =>
    here !== null && area === (path.startsWith('/pointer') ? 'evaluator' : 'user') ? { userId: here } : null;
  const request = new Request(`https://site.example${path}`, {
    method: 'POST',
    headers: owner === null ? {} : { [pageOwnerHeader]: String(owner) },
    body: JSON.stringify({ name: 'save', input: {} }),
  });
  const visit = { attempt, who } as unknown as Visit;
  const { status } = await replyToCommand({ save: {} as AnyEndpoint }, request, visit);
  return { status, sent: attempt.mock.calls.length };
}

test.each([
  ['the page of whoever is logged in', '/pointer/command/evaluation', 7, 7, 200],
  ['the page of somebody else, left open in another window', '/pointer/command/evaluation', 7, 8, 401],
  ['the application of somebody else', '/command/apply', 7, 8, 401],
  ['a page of nobody', '/command/apply', null, 8, 200],
  ['a page whose session is over: the API says so', '/command/apply', 7, null, 200],
])('from %s', async (_, path, owner, here, status) => {
  expect(await save(path, owner, here)).toEqual({ status, sent: status === 200 ? 1 : 0 });
});
