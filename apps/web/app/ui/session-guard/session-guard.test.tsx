import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderConsole } from '../../console/shell/console-for-test.tsx';
import { IdentityDialog } from '../../console/shell/identity-dialog.tsx';
import { answerCalls } from '../../ui/hands-for-test.ts';
import { SessionGuard } from './session-guard.tsx';

const now = Date.parse('2026-03-10T01:12:45Z');
let cookie = '';
let clear = async () => {};

beforeEach(() => {
  vi.useFakeTimers({ now });
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
});
afterEach(async () => {
  await clear();
  vi.useRealTimers();
});

const endsIn = (seconds: number) => {
  cookie = `operator_ends=${Date.now() + seconds * 1000}`;
};
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const dialog = () => document.querySelector('dialog[open]')?.textContent ?? '';

async function show() {
  ({ clear } = await renderConsole(
    <>
      <SessionGuard />
      <IdentityDialog />
    </>,
  ));
  await pass(1);
}

describe('A-17 the end of the session', () => {
  test('is warned of two minutes before, counts down, and is put off', async () => {
    endsIn(130);
    await show();
    expect(dialog()).toBe('');
    await pass(12);
    expect(dialog()).toContain('곧 로그아웃돼요');
    expect(document.title).toContain('곧 로그아웃돼요');
    expect(document.querySelector('dialog[open] [role=timer]')?.textContent).toMatch(/^1:5\d$/);
    const calls = answerCalls({ status: 200, body: { extended: true } });
    const extend = [...document.querySelectorAll('dialog[open] button')].at(-1) as HTMLButtonElement;
    endsIn(3600);
    await act(async () => extend.click());
    await pass(1);
    expect(calls).toHaveBeenCalledWith('/console/session', expect.objectContaining({ method: 'POST' }));
    expect(dialog()).toBe('');
    expect(document.title).not.toContain('곧 로그아웃돼요');
  });

  test('in another tab that works on, nothing is said here', async () => {
    endsIn(125);
    await show();
    endsIn(3600);
    await pass(60);
    expect(dialog()).toBe('');
  });

  test('once over, the log-in is asked for over the page, once', async () => {
    endsIn(3);
    await show();
    await pass(5);
    expect(dialog()).toContain('다시 로그인');
    await act(async () => {
      document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }));
    });
    await pass(10);
    expect(dialog()).toBe('');
  });

  test('the log-in closes by itself when another tab has logged in', async () => {
    endsIn(3);
    await show();
    await pass(5);
    expect(dialog()).toContain('다시 로그인');
    endsIn(3600);
    await pass(2);
    expect(dialog()).toBe('');
  });

  test('does not take the letters of somebody who is typing', async () => {
    endsIn(300);
    await show();
    const text = document.body.appendChild(document.createElement('textarea'));
    const type = () => text.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    type();
    cookie = '';
    await pass(1);
    type();
    await pass(1);
    expect(dialog()).toBe('');
    await pass(2);
    expect(dialog()).toContain('다시 로그인');
    text.remove();
  });
});
