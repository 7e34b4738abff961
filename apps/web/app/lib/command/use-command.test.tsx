import { type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, find, press, said } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { consoleCommands } from './commands.ts';
import { signedOut } from './signed-out.ko.ts';
import { useAct, useCommand } from './use-command.ts';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const command = consoleCommands('operators');
const withdraw = () => command('withdraw', { invitationId: 3 });
const refused = { name: 'notFound', code: 404, message: '찾는 내용이 없어요.', fields: {} };
const wrong = { ...refused, fields: { reason: '이유를 적어 주세요.' } };

function Dialog() {
  const { problem, run, busy } = useCommand();
  return (
    <>
      <p role="alert">{problem?.message}</p>
      <button type="button" disabled={busy} onClick={() => void run(withdraw)}>
        보내기
      </button>
    </>
  );
}
function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      {open && <Dialog />}
      <button type="button" onClick={() => setOpen(false)}>
        닫기
      </button>
    </>
  );
}
function Row() {
  const { run, busy } = useAct();
  return (
    <button type="button" disabled={busy} onClick={() => void run(withdraw)}>
      취소
    </button>
  );
}

async function show(part: ReactNode, body: object) {
  answerCalls({ status: 422, body });
  let loads = 0;
  ({ clear } = await renderPage(part, {
    words: { signedOut },
    load: () => {
      loads += 1;
    },
  }));
  return () => loads;
}

test('a dialog keeps a refusal and the page under it until it goes, then the page is loaded again', async () => {
  const loads = await show(<Page />, refused);
  await press('button', '보내기');
  expect([said(), loads()]).toEqual([refused.message, 0]);
  await press('button', '닫기');
  expect(loads()).toBe(1);
});

test('what is wrong in a field is the reader’s own: nothing is loaded again', async () => {
  const loads = await show(<Page />, wrong);
  await press('button', '보내기');
  await press('button', '닫기');
  expect(loads()).toBe(0);
});

test('a button in a row says why nothing was done, and the page is loaded again at once', async () => {
  const loads = await show(<Row />, refused);
  await press('button', '취소');
  expect(said()).toContain(refused.message);
  expect(loads()).toBe(1);
  expect(find<HTMLButtonElement>('button', '취소').disabled).toBe(false);
});
