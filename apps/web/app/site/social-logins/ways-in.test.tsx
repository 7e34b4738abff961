import type { WaysIn as Ways } from '@chulbal/contract/social-logins';
import { afterEach, expect, test, vi } from 'vitest';
import { all, answerCalls, asked, errorOf, fill, find, press, said, until } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { passkeys } from '../../ui/passkeys/passkeys.ko.ts';
import { socialLogins as words } from './social-logins.ko.ts';
import { WaysIn } from './ways-in.tsx';

const kakao = { provider: 'kakao', name: '카카오', linkedAt: '2026-05-01T00:00:00.000Z', usedAt: null };
const google = { provider: 'google', name: '구글', linkedAt: null, usedAt: null };

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

async function show(hasPassword: boolean, reply: unknown = { error: '비밀번호가 달라요.' }) {
  const sent: Record<string, unknown>[] = [];
  const actions = {
    '/oauth/google': (form: FormData) => {
      sent.push(Object.fromEntries(form));
      return reply;
    },
  };
  const ways = { hasPassword, social: [kakao, google] } as Ways;
  ({ clear } = await renderPage(<WaysIn ways={ways} passkeys={[]} />, {
    words: { socialLogins: words, passkeys },
    actions,
  }));
  return sent;
}
const named = (key: 'linkNamed' | 'unlinkNamed', name: string) => words.mine[key].replace('{{name}}', name);

test('the only way in cannot be taken away, and why is said', async () => {
  await show(false);
  expect(all('button', named('unlinkNamed', '카카오'))).toEqual([]);
  expect(all('button', named('linkNamed', '구글'))).toEqual([]);
  expect(document.body.textContent).toContain(words.mine.last);
  expect(document.body.textContent).toContain(words.mine.needed);
});

test('a way is taken away once that was asked', async () => {
  const calls = answerCalls({ status: 200, body: null });
  await show(true);
  await press('button', named('unlinkNamed', '카카오'));
  expect(calls).not.toHaveBeenCalled();
  await press('button', words.mine.unlink);
  await until(() => expect(said()).toContain('카카오를 끊었어요.'));
  expect(asked(calls)).toEqual([{ name: 'unlink', input: { provider: 'kakao' } }]);
});

test('that nobody answered is said', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  await show(true);
  await press('button', named('unlinkNamed', '카카오'));
  await press('button', words.mine.unlink);
  await until(() => expect(said()).toContain(words.mine.unreached));
});

test('linking asks for the password first; a wrong one is said beside it and stays', async () => {
  const sent = await show(true);
  await press('button', named('linkNamed', '구글'));
  await fill('textbox', /^지금 비밀번호/, 'not mine');
  await press('button', '구글에서 이어가기');
  await until(() => expect(errorOf('textbox', /^지금 비밀번호/)).toBe('비밀번호가 달라요.'));
  expect(sent).toEqual([{ currentPassword: 'not mine' }]);
  expect(find<HTMLInputElement>('textbox', /^지금 비밀번호/).value).toBe('not mine');
  await press('button', words.mine.cancel);
  expect(all('textbox', /^지금 비밀번호/)).toEqual([]);
});
