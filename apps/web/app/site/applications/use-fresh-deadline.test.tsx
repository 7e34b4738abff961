import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toasts } from '../../lib/toast.ts';
import { refreshEvery } from '../../lib/use-refresh.ts';
import type { ApplyData } from './apply-data.ts';
import { ApplyForm } from './form/apply-form.tsx';
import { applyData, renderAt } from './form/form-for-test.tsx';
import { useFreshDeadline } from './use-fresh-deadline.ts';

let clear = async () => {};
let answer: () => Response;
let saves: number;

function Page({ data }: { data: ApplyData }) {
  return <ApplyForm data={useFreshDeadline(data)} step="team" problem={null} onSubmitted={() => {}} />;
}

const open = (data: ApplyData) => renderAt('/apply/3/1?step=team', <Page data={data} />);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const page = () => document.body.textContent ?? '';
const name = () => document.getElementById('f-teamName') as HTMLInputElement;
const news = (closesAt: string, graceUntil: string, now: string) => () =>
  Response.json({
    deadline: { opensAt: '2026-05-01T00:00:00.000Z', closesAt, graceUntil },
    completion: null,
    now,
  });

function type(text: string) {
  return act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name(), text);
    name().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  saves = 0;
  answer = () => new Response('null', { status: 502 });
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/apply/deadline')) return answer();
    if (url === '/command/apply') saves += 1;
    return Response.json(
      { name: 'notInPeriod', code: 1, message: '접수 기간이 아니에요.', fields: {} },
      { status: 422 },
    );
  });
});
afterEach(async () => {
  await clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the open form hears within a minute that its deadline was put off', () => {
  test('and keeps what was typed, saved or not', async () => {
    clear = await open(applyData({ teamName: '한칸서재' }));
    expect(page()).toContain('05.21(목) 14:00 마감까지');
    await type('두칸서재');
    answer = news('2026-05-22T05:00:00.000Z', '2026-05-22T05:10:00.000Z', '2026-05-20T05:00:40.000Z');
    await pass(refreshEvery);
    expect(page()).toContain('05.22(금) 14:00 마감까지');
    expect(name().value).toBe('두칸서재');
    expect(toasts.list().at(-1)?.text).toContain('05.22(금) 14:00');
  });

  test('after its end too: the countdown runs again and what was refused is sent again', async () => {
    const deadline = {
      opensAt: '2026-05-01T00:00:00.000Z',
      closesAt: '2026-05-20T05:00:10.000Z',
      graceUntil: '2026-05-20T05:00:20.000Z',
    };
    clear = await open({ ...applyData({}), deadline });
    await type('두칸서재');
    await pass(12_000);
    expect(page()).toContain('마감됐어요');
    const refused = saves;
    answer = news('2026-05-22T05:00:00.000Z', '2026-05-22T05:10:00.000Z', '2026-05-20T05:00:40.000Z');
    await pass(refreshEvery);
    expect(page()).not.toContain('마감됐어요');
    expect(page()).toContain('05.22(금) 14:00 마감까지');
    expect(saves).toBe(refused + 1);
    expect(name().value).toBe('두칸서재');
  });

  test('and says so when the grace ends with it: what was typed stays, and that it is not saved', async () => {
    const deadline = {
      opensAt: '2026-05-01T00:00:00.000Z',
      closesAt: '2026-05-20T05:00:10.000Z',
      graceUntil: '2026-05-20T05:00:20.000Z',
    };
    clear = await open({ ...applyData({}), deadline });
    await pass(12_000);
    expect(page()).toContain('마감 때 올라가고 있던 파일이 있으면 14:00까지 제출할 수 있어요');
    await type('두칸서재');
    await pass(12_000);
    expect(page()).not.toContain('제출할 수 있어요.');
    expect(page()).not.toContain('올리던 파일만');
    expect(page()).toContain('이제 저장하거나 제출할 수 없어요. 이 화면에 적은 글은 그대로 있으니');
    await pass(30_000);
    expect(page()).toContain('마감된 뒤에 적은 글은 저장되지 않아요.');
    expect(name().value).toBe('두칸서재');
  });

  test('and changes nothing when the server cannot be asked', async () => {
    clear = await open(applyData({ teamName: '한칸서재' }));
    await pass(3 * refreshEvery);
    expect(page()).toContain('05.21(목) 14:00 마감까지');
    expect(name().value).toBe('한칸서재');
  });
});
