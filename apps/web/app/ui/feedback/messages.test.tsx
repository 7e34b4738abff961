import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { alert, confirm } from '../../lib/dialogs.ts';
import { toast, toasts } from '../../lib/toast.ts';
import { renderForTest } from '../render-for-test.tsx';
import { DialogHost } from './dialog-host.tsx';
import { DownloadBars } from './download-bars.tsx';
import { downloads } from './downloads.ts';
import { Toaster } from './toaster.tsx';

let clear = async () => {};
afterEach(() => clear());

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('dialog[open] button')];

describe('The dialog host', () => {
  it('asks with Cancel and OK, and takes the answer', async () => {
    clear = await renderForTest(<DialogHost />);
    let answer: Promise<boolean> = Promise.resolve(false);
    await act(async () => {
      answer = confirm({ title: '지울까요?', body: '되돌릴 수 없어요.' });
    });
    expect(document.querySelector('dialog')?.getAttribute('role')).toBe('alertdialog');
    expect(buttons().map((button) => button.textContent)).toEqual(['취소', '확인']);
    await act(async () => buttons()[1]?.click());
    await expect(answer).resolves.toBe(true);
    expect(buttons()).toEqual([]);
  });

  it('begins at the answer that does no harm, where it says which that is', async () => {
    clear = await renderForTest(<DialogHost />);
    let answer: Promise<boolean> = Promise.resolve(false);
    await act(async () => {
      answer = confirm({ title: '불러올까요?', cancel: '지우기', ok: '불러오기', focus: 'ok' });
    });
    expect(document.activeElement?.textContent).toBe('불러오기');
    await act(async () => buttons()[1]?.click());
    await answer;
  });

  it.each(['the overlay', 'an answer'])(
    'a second quick click, which falls on %s, answers nothing',
    async (on) => {
      clear = await renderForTest(<DialogHost />);
      let answer: Promise<boolean> = Promise.resolve(false);
      await act(async () => {
        answer = confirm({ title: '지울까요?' });
      });
      const target = on === 'an answer' ? buttons()[1] : document.querySelector('dialog');
      const click = (detail: number) =>
        act(async () =>
          target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail })),
        );
      await click(2);
      expect(buttons()).toHaveLength(2);
      await click(1);
      await expect(answer).resolves.toBe(on === 'an answer');
    },
  );

  it('tells with one OK', async () => {
    clear = await renderForTest(<DialogHost />);
    let told: Promise<true> = Promise.resolve(true);
    await act(async () => {
      told = alert('다 됐어요');
    });
    expect(buttons().map((button) => button.textContent)).toEqual(['확인']);
    await act(async () => buttons()[0]?.click());
    await expect(told).resolves.toBe(true);
  });
});

it('The toaster says errors as alerts and the rest as status (A-07)', async () => {
  clear = await renderForTest(<Toaster />);
  await act(async () => {
    toast.error('안 돼요');
    toast.success('됐어요');
    toast.success('됐어요');
  });
  const said = (role: string) =>
    [...document.querySelectorAll(`[role="${role}"] p`)].map((p) => p.textContent);
  expect(said('alert')).toEqual(['안 돼요']);
  expect(said('status')).toEqual(['됐어요']);
});

it('A toast that comes up under a resting pointer goes by itself; one that somebody points at waits', async () => {
  for (const item of toasts.list()) toast.close(item.id);
  vi.useFakeTimers();
  clear = await renderForTest(<Toaster />);
  const area = document.querySelector('[data-toasts]');
  const point = (kind: string, by = 0) =>
    act(async () => area?.dispatchEvent(new PointerEvent(kind, { bubbles: true, movementX: by })));
  const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  await act(async () => toast.info('저장했어요'));
  await point('pointerover');
  await point('pointermove');
  await wait(5000);
  expect(toasts.list()).toEqual([]);
  await act(async () => toast.info('읽어 주세요'));
  await point('pointermove', 4);
  await wait(60_000);
  expect(toasts.list()).toHaveLength(1);
  await point('pointerout');
  await wait(5000);
  expect(toasts.list()).toEqual([]);
  vi.useRealTimers();
});

it('A-11 Download bars show a percentage, or that the size is unknown, and can be stopped', async () => {
  clear = await renderForTest(<DownloadBars />);
  await act(async () => {
    downloads.start('a', '백서.pdf');
    downloads.progress('a', 64, 100);
    downloads.start('b', '양식.zip');
    downloads.progress('b', 31, null);
  });
  const bars = [...document.querySelectorAll('[role="progressbar"]')];
  expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['64', null]);
  expect(document.body.textContent).toContain('64%');
  expect(document.body.textContent).toContain('전체 크기 모름');
  await act(async () =>
    document.querySelector<HTMLButtonElement>('[aria-label="양식.zip 내려받기 멈추기"]')?.click(),
  );
  expect(document.querySelectorAll('[role="progressbar"]')).toHaveLength(1);
  await act(async () => downloads.end('a'));
});
