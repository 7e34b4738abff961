import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { consoleCommands } from '../../lib/command/commands.ts';
import { confirmYourself, identity } from '../../lib/command/identity.ts';
import { answerCalls } from '../../ui/hands-for-test.ts';
import { renderConsole } from './console-for-test.tsx';
import { IdentityDialog } from './identity-dialog.tsx';

const command = consoleCommands('operators');
const confirmFirst = { status: 422, body: { name: 'confirmYourself', code: 4041, message: '', fields: {} } };
const over = { status: 401, body: { name: 'signInRequired', code: 401, message: '', fields: {} } };
const wrong = {
  status: 422,
  body: { name: 'wrongCredentials', code: 4001, message: '', fields: { totp: '다시 확인해 주세요.' } },
};
const done = (body: unknown) => ({ status: 200, body });

let clear = async () => {};
beforeEach(async () => {
  ({ clear } = await renderConsole(<IdentityDialog />));
});
afterEach(() => clear());

const dialog = () => document.querySelector('dialog[open]');
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

async function answer(password: string, totp: string) {
  for (const [name, value] of Object.entries({ password, totp })) {
    const input = field(name);
    if (input) input.value = value;
  }
  await act(async () => document.querySelector('form')?.requestSubmit());
  await settle();
}

describe('asking who is there', () => {
  test('a command that needs it asks, and is sent again when the answer was right', async () => {
    const calls = answerCalls(confirmFirst, wrong, done({ confirmedUntil: '' }), done({ ok: true }));
    const sent = command('withdraw', { invitationId: 7 });
    await settle();
    expect(dialog()?.textContent).toContain('본인 확인');
    await answer('a password', '000000');
    expect(dialog()?.textContent).toContain('다시 확인해 주세요.');
    expect(field('totp')?.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('totp'));
    await answer('a password', '123456');
    expect(await sent).toEqual({ kind: 'done', data: { ok: true } });
    expect(dialog()).toBeNull();
    const bodies = calls.mock.calls.map(([address, init]) => [address, JSON.parse(String(init?.body))]);
    expect(bodies).toEqual([
      ['/console/command/operators', { name: 'withdraw', input: { invitationId: 7 } }],
      ['/console/confirm', { password: 'a password', totp: '000000' }],
      ['/console/confirm', { password: 'a password', totp: '123456' }],
      ['/console/command/operators', { name: 'withdraw', input: { invitationId: 7 } }],
    ]);
  });

  test('closing it gives the command up', async () => {
    answerCalls(confirmFirst);
    const sent = command('withdraw', { invitationId: 7 });
    await settle();
    await act(async () => dialog()?.dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(await sent).toEqual({ kind: 'cancelled' });
  });

  test('a session that is over asks for the log-in of the same operator', async () => {
    const calls = answerCalls(over, done({}), done({ ok: true }));
    const sent = command('withdraw', { invitationId: 7 });
    await settle();
    expect(dialog()?.textContent).toContain('다시 로그인');
    await answer('a password', '123456');
    expect(await sent).toMatchObject({ kind: 'done' });
    expect(calls.mock.calls[1]?.[0]).toBe('/console/session');
    expect(JSON.parse(String(calls.mock.calls[1]?.[1]?.body))).toMatchObject({ loginId: 'jiwoo@example.kr' });
  });

  test('whoever asks meanwhile gets the same answer, and it is gone with the page', async () => {
    const asked = await act(async () => ({ both: [confirmYourself(), confirmYourself()] }));
    await settle();
    await clear();
    clear = async () => {};
    expect(await Promise.all(asked.both)).toEqual([false, false]);
    expect(identity.current()).toBeNull();
  });
});
