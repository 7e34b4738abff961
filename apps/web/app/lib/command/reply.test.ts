import { deleteWebhook, getWebhook } from '@chulbal/contract/webhooks';
import { expect, test } from 'vitest';
import { apiErrorOf } from '../../../server/api-error.ts';
import type { Visit } from '../visit.server.ts';
import { replyToCommand } from './reply.server.ts';

const endpoints = { remove: deleteWebhook, look: getWebhook };

async function refusedIn(language: 'ko' | 'en', name: keyof typeof endpoints) {
  const error = apiErrorOf('notFound', language);
  const visit = {
    language,
    who: () => null,
    attempt: async () => ({ ok: false, error }),
  } as unknown as Visit;
  const body = JSON.stringify({ name, input: { webhookNo: 7 } });
  const request = new Request('http://localhost/console/command/webhooks', { method: 'POST', body });
  const reply = await replyToCommand(endpoints, request, visit);
  expect(reply.status).toBe(404);
  return ((await reply.json()) as { message: string }).message;
}

test('a command about what somebody else has just removed says so', async () => {
  expect(await refusedIn('ko', 'remove')).toContain('그사이');
  expect(await refusedIn('en', 'remove')).toContain('in the meantime');
});

test('what is only asked for is not there', async () => {
  expect(await refusedIn('ko', 'look')).toBe('찾는 내용이 없어요.');
});
