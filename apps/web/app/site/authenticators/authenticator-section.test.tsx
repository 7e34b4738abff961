import { afterEach, expect, test, vi } from 'vitest';
import { authenticators as words } from '../../ui/authenticators/authenticators.ko.ts';
import { all, errorOf, fill, find, press, said, until } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { AuthenticatorSection } from './authenticator-section.tsx';

let clear = async () => {};
afterEach(() => clear());

const on = { turnedOnAt: '2026-05-20T05:03:21.000Z', codesLeft: 3 };
const off = { turnedOnAt: null, codesLeft: 0 };
const setup = { qr: { size: 1, path: 'M0 0h1v1z' }, secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x' };

async function show(authenticator: typeof on | typeof off, answer: (form: FormData) => unknown) {
  const sent = vi.fn(answer);
  const part = <AuthenticatorSection authenticator={authenticator} hasPassword />;
  const actions = { '/auth/authenticator': sent };
  ({ clear } = await renderPage(part, { words: { authenticators: words }, actions }));
  return sent;
}

test('turning it on: the password, then the code of the app, then the recovery codes once', async () => {
  const sent = await show(off, (form) => {
    if (form.get('intent') === 'begin') return { errors: {}, setup };
    if (form.get('totp') === '000000') return { errors: { totp: '번호가 달라요.' } };
    return { errors: {}, codes: ['abcdefghijkl'] };
  });
  await press('button', words.mine.turnOnNamed);
  expect(all('button', words.mine.turnOnNamed)).toEqual([]);
  await fill('textbox', /^지금 비밀번호/, 'secret');
  await press('button', words.mine.go);
  await until(() => expect(document.body.textContent).toContain('JBSW'));
  await fill('textbox', words.code.label, '000000');
  await press('button', words.mine.finish);
  await until(() => expect(errorOf('textbox', words.code.label)).toBe('번호가 달라요.'));
  await fill('textbox', words.code.label, '123456');
  await press('button', words.mine.finish);
  await until(() => expect(document.activeElement?.textContent).toBe(words.codes.title));
  expect(document.body.textContent).toContain('abcd efgh ijkl');
  expect(sent.mock.calls.map(([form]) => form.get('intent'))).toEqual(['begin', 'on', 'on']);
  await press('button', words.codes.done);
  expect(document.body.textContent).not.toContain('abcd efgh ijkl');
});

test('turning it off asks for both, and can be given up', async () => {
  const sent = await show(on, () => ({ errors: {}, isOff: true }));
  expect(document.body.textContent).toContain(words.mine.few);
  await press('button', words.mine.turnOffNamed);
  expect(all('textbox')).toHaveLength(2);
  await press('button', words.mine.cancel);
  expect(all('textbox')).toEqual([]);
  await press('button', words.mine.turnOffNamed);
  await press('button', words.mine.turnOff);
  await until(() => expect(said()).toContain(words.mine.isOff));
  expect(sent).toHaveBeenCalledTimes(1);
  expect(find('button', words.mine.turnOffNamed)).toBeDefined();
});
