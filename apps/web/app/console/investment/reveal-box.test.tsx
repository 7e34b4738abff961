import type { MarketOverview } from '@chulbal/contract/investment/operators';
import type { OperatorRole } from '@chulbal/contract/operators/values';
import { afterEach, expect, test, vi } from 'vitest';
import { all, answerCalls, asked, find, press, pressEscape, said, until } from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { marketAdmin } from './market-admin.ko.ts';
import { RevealBox } from './reveal-box.tsx';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const words = marketAdmin.reveal;
type Asking = { operatorId: number; name: string };
async function show(
  more: { now?: string; by?: Asking; revealedAt?: string; role?: OperatorRole } = {},
): Promise<void> {
  const { now = '2026-06-02T00:00:00.000Z', by, revealedAt = null, role = 'owner' } = more;
  const overview = {
    ...{ now, revealedAt, reveal: by ? { requestedBy: by, until: '2026-06-02T00:10:00.000Z' } : null },
    market: { igNo: 5, state: 'closed', revealsAt: '2026-06-01T09:00:00.000Z' },
  } as unknown as MarketOverview;
  ({ clear } = await renderConsolePart(<RevealBox overview={overview} />, { role, words: { marketAdmin } }));
}

test('before its time the button says from when and takes no press', async () => {
  await show({ now: '2026-06-01T08:59:59.999Z' });
  const button = find('button', '06.01(월) 18:00 뒤에 공개할 수 있어요');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(all('button')).toHaveLength(1);
});

test('one asks', async () => {
  const calls = answerCalls({ status: 200, body: null });
  await show();
  await press('button', words.request);
  expect(asked(calls)).toEqual([{ name: 'requestReveal', input: { igNo: 5 } }]);
  expect(said()).toContain(words.asked);
});

test('another confirms, after a question that can be escaped; whoever asked cannot', async () => {
  const calls = answerCalls({ status: 200, body: null });
  await show({ by: { operatorId: 8, name: '윤서아' } });
  await press('button', words.confirm);
  await until(() => expect(find('dialog').textContent).toContain(words.sureBody));
  await pressEscape();
  expect(calls).not.toHaveBeenCalled();
  await press('button', words.confirm);
  await until(() => find('dialog'));
  await press('button', words.confirm);
  await until(() => expect(asked(calls)).toEqual([{ name: 'confirmReveal', input: { igNo: 5 } }]));
  await clear();
  await show({ by: { operatorId: 7, name: '한지우' } });
  expect(all('button')).toEqual([]);
});

test('nobody without the right has a button, and nobody once it is revealed', async () => {
  await show({ role: 'viewer' });
  expect(all('button')).toEqual([]);
  await clear();
  await show({ revealedAt: '2026-06-01T09:05:00.000Z' });
  expect(find('link', words.see).getAttribute('href')).toBe('/ipo/contents/exhibition/results/5');
});
