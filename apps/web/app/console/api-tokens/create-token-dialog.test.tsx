import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  all,
  answerCalls,
  asked,
  errorOf,
  fill,
  find,
  press,
  pressEnter,
  pressEscape,
} from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { IdentityDialog } from '../shell/identity-dialog.tsx';
import { apiTokens as words } from './api-tokens.ko.ts';
import { CreateTokenDialog } from './create-token-dialog.tsx';
import { CreatedToken, type Made } from './created-token.tsx';

const message = '이름을 적어 주세요.';
const nameless = {
  status: 422,
  body: {
    name: 'invalidRequest',
    code: 4000,
    message: '',
    fields: { name: message, scopes: '골라 주세요.' },
  },
};
const confirmFirst = { status: 422, body: { name: 'confirmYourself', code: 4041, message: '', fields: {} } };
const made = { status: 200, body: { tokenId: 3, token: 'chulbal_abc', expiresAt: '2026-08-30T00:00:00Z' } };

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

function Page() {
  const [token, setToken] = useState<Made | null>(null);
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      {open && !token && (
        <CreateTokenDialog scopes={['seeConsole', 'readAudit']} onClose={close} onMade={setToken} />
      )}
      {token && <CreatedToken made={token} onClose={() => setToken(null)} />}
      <IdentityDialog />
    </>
  );
}
const show = async () => {
  ({ clear } = await renderConsolePart(<Page />, { words: { apiTokens: words } }));
};

test('what is missing stands beside its field, before anybody is asked who they are', async () => {
  const calls = answerCalls(nameless, made);
  await show();
  await press('checkbox', /현황과 목록/);
  await press('button', words.creating.submit);
  expect(errorOf('textbox', /^이름/)).toBe(message);
  expect(all('dialog')).toHaveLength(1);
  expect(find<HTMLInputElement>('checkbox', /현황과 목록/).checked).toBe(true);
  expect(document.activeElement).toBe(find('textbox', /^이름/));

  await fill('textbox', /^이름/, '주간 시트');
  expect(errorOf('textbox', /^이름/)).toBe('');
  await pressEnter('textbox', /^이름/);
  expect(asked(calls).at(-1)).toEqual({
    name: 'create',
    input: { name: '주간 시트', scopes: ['seeConsole'], days: 90 },
  });
  expect(find<HTMLInputElement>('textbox', /주간 시트/).value).toBe('chulbal_abc');
});

test('who closes the question who they are finds the form as it was', async () => {
  answerCalls(confirmFirst);
  await show();
  await fill('textbox', /^이름/, '주간 시트');
  await press('radio', '30일');
  await press('button', words.creating.submit);
  expect(all('dialog')).toHaveLength(2);
  await pressEscape();
  expect(all('dialog')).toHaveLength(1);
  expect(find<HTMLInputElement>('textbox', /^이름/).value).toBe('주간 시트');
  expect(find<HTMLInputElement>('radio', '30일').checked).toBe(true);
});
