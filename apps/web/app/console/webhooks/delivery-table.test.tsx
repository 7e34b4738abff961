import type { WebhookDelivery } from '@chulbal/contract/webhooks';
import { afterEach, expect, test, vi } from 'vitest';
import { all, answerCalls, asked, find, press, said } from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { DeliveryTable } from './delivery-table.tsx';
import { webhooks as words } from './webhooks.ko.ts';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const delivery = (deliveryId: number, more: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  ...{ deliveryId, messageId: `msg_${deliveryId}`, type: 'application.submitted', state: 'failed' },
  ...{ at: '2026-05-20T05:00:00.000Z', attempts: 11, status: 503, error: null, ms: 42 },
  ...{ triedAt: '2026-05-21T04:00:00.000Z', nextAt: null, body: '{"type":"application.submitted"}' },
  ...more,
});

async function show(state: 'active' | 'paused', ...deliveries: WebhookDelivery[]) {
  ({ clear } = await renderConsolePart(<DeliveryTable deliveries={deliveries} state={state} />, {
    ...{ role: 'owner', words: { webhooks: words } },
  }));
}

test('one is sent again; what came back is said, by a status or in words', async () => {
  const calls = answerCalls({ status: 200, body: null });
  await show(
    'active',
    delivery(1),
    delivery(2, { status: null, error: 'TIMEOUT', at: '2026-05-20T06:00:00.000Z' }),
    delivery(3, { status: null, error: 'EPROTO' }),
  );
  const text = document.body.textContent;
  expect(text).toContain('HTTP 503');
  expect(text).toContain(words.deliveries.error.TIMEOUT);
  expect(text).toContain('연결하지 못함 (EPROTO)');
  await press('button', /^다시 보내기: 신청 제출 05.20\(수\) 15:00/);
  expect(asked(calls)).toEqual([{ name: 'sendAgain', input: { deliveryId: 2 } }]);
  expect(said()).toContain(words.deliveries.sent);
});

test('while it is paused nothing is sent again, and what waits says so', async () => {
  await show('paused', delivery(1, { state: 'pending', attempts: 0, status: null, ms: null }));
  expect(all('button', /보내기/)).toEqual([]);
  expect(document.body.textContent).toContain(words.deliveries.held);
});

test('a refusal is read out where it was pressed; what is sent is shown with its id', async () => {
  answerCalls({
    status: 409,
    body: { code: 4444, name: 'webhookPaused', message: '멈춰 있어요.', fields: {} },
  });
  await show('active', delivery(1));
  await press('button', /^다시 보내기/);
  expect(said()).toContain('멈춰 있어요.');
  await press('button', /^내용/);
  expect(find('dialog', /신청 제출 내용/).textContent).toContain('webhook-id: msg_1');
  expect(document.body.textContent).toContain('"type": "application.submitted"');
});
