import type { DeviceView } from '@chulbal/contract/devices';
import { afterEach, expect, test, vi } from 'vitest';
import { all, answerCalls, asked, press, pressEscape, said, until } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { devices as words } from './devices.ko.ts';
import { Devices } from './devices.tsx';

const here: DeviceView = {
  ...{ sessionId: 'a1', current: true, at: '2026-05-20T05:00:00.000Z', seenAt: '2026-05-20T05:00:00.000Z' },
  ...{ browser: 'chrome', system: 'windows', place: '203.0.x.x', way: 'password', ended: null },
};
const phone: DeviceView = {
  ...{ ...here, sessionId: 'b2', current: false, seenAt: '2026-05-20T06:00:00.000Z' },
  ...{ browser: 'safari', system: 'iphone', place: null, way: 'kakao' },
};
const past: DeviceView = {
  ...{ ...here, sessionId: 'c3', current: false },
  ended: { at: '2026-05-20T07:00:00.000Z', why: 'password' },
};

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

async function show(...devices: DeviceView[]) {
  const providers = [{ provider: 'kakao', name: '카카오' }];
  const part = <Devices devices={devices} providers={providers} />;
  ({ clear } = await renderPage(part, { words: { devices: words } }));
}

test('this device comes first and cannot be logged out from here; what is unknown is said to be', async () => {
  await show(phone, here);
  const [first = '', second = ''] = all('listitem').map(({ textContent }) => textContent ?? '');
  expect(first).toContain(words.this);
  expect(first).toContain('비밀번호로');
  expect(second).toContain(words.noPlace);
  expect(second).toContain('카카오로');
  expect(all('button').map(({ textContent }) => textContent)).toEqual([words.end, words.endOthers]);
});

test('alone, there is nothing to log out', async () => {
  await show(here);
  expect(all('button')).toEqual([]);
});

test('a device is logged out once that was asked', async () => {
  const calls = answerCalls({ status: 200, body: null });
  await show(here, phone);
  await press('button', /^사파리.* 로그아웃$/);
  await pressEscape();
  expect(calls).not.toHaveBeenCalled();
  await press('button', /^사파리.* 로그아웃$/);
  await press('button', words.end);
  await until(() => expect(said()).toContain(words.ended));
  expect(asked(calls)).toEqual([{ name: 'end', input: { sessionId: 'b2' } }]);
});

test('a refusal is said in its own words', async () => {
  const message = '로그인이 이미 끝났어요.';
  answerCalls({ status: 404, body: { code: 404, name: 'notFound', message, fields: {} } });
  await show(here, phone);
  await press('button', words.endOthers);
  await press('button', words.end);
  await until(() => expect(said()).toContain(message));
});

test('why an earlier log-in ended stands beside it', async () => {
  await show(here, past);
  expect(document.querySelector('details')?.textContent).toContain(words.why.password);
});
