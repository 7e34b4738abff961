import { expect, test, vi } from 'vitest';
import { pageOwnerHeader } from '../../lib/command/page-owner.ts';
import type { Visit } from '../../lib/visit.server.ts';
import { answerPasskey, type PasskeyActions } from './answer-passkey.server.ts';

test.each([
  ['is not added to the account of somebody who has logged in meanwhile', 'begin', 401],
  ['lets in whoever has it', 'beginLogin', 200],
])('on a page of another person a passkey %s', async (_, step, status) => {
  const begun = vi.fn(async () => ({ ok: true as const, data: { attempt: 'a' } }));
  const actions = { path: '/auth/passkey', begin: begun, beginLogin: begun } as unknown as PasskeyActions;
  const visit = { origin: 'https://site.example', language: 'ko', who: () => ({ userId: 8 }) };
  const asked = step === 'begin' ? { step, currentPassword: 'a password', totp: '' } : { step };
  const request = new Request('https://site.example/auth/passkey', {
    method: 'POST',
    headers: { [pageOwnerHeader]: '7' },
    body: JSON.stringify(asked),
  });
  const reply = await answerPasskey(visit as unknown as Visit, request, actions);
  expect(reply.status).toBe(status);
  expect(begun).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
});
