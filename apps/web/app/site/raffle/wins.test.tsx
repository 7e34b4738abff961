import type { OwnWin } from '@chulbal/contract/raffle/raffle';
import { afterEach, expect, test, vi } from 'vitest';
import { all, answerCalls, asked, errorOf, fill, find, press, said } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { raffle } from './raffle.ko.ts';
import { Wins } from './wins.tsx';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const words = raffle.win;
const win = {
  ...{ eventKey: 'spring', prizeCode: 'book', eventName: '봄 추첨', prizeName: '책', number: 41 },
  ...{ state: 'told', claimUntil: '2026-06-08T05:00:00.000Z' },
} as OwnWin;
const show = async (...wins: OwnWin[]) => {
  ({ clear } = await renderPage(<Wins wins={wins} />, { words: { raffle } }));
};
async function write() {
  await fill('textbox', /^받는 사람/, '정하람');
  await fill('textbox', /^휴대전화/, '010-1234-5678');
  await fill('textbox', /^받을 주소/, '서울');
}

test('nothing is sent without consent, and that goes once it is given', async () => {
  const calls = answerCalls({ status: 200, body: null });
  await show(win);
  await write();
  await press('button', words.submit);
  expect(said()).toContain(words.consentMissing);
  expect(calls).not.toHaveBeenCalled();
  await press('checkbox', /동의해요/);
  expect(said()).not.toContain(words.consentMissing);
  await press('button', words.submit);
  expect(asked(calls)).toEqual([
    {
      name: 'claim',
      input: {
        ...{ eventKey: 'spring', prizeCode: 'book', agreed: true },
        ...{ name: '정하람', phone: '010-1234-5678', address: '서울' },
      },
    },
  ]);
  expect(said()).toContain(words.done);
});

test('a refusal stands beside its field, and what was written stays', async () => {
  const fields = { address: '주소를 더 적어 주세요.' };
  answerCalls({ status: 400, body: { code: 400, name: 'invalidRequest', message: '', fields } });
  await show(win);
  await write();
  await press('checkbox', /동의해요/);
  await press('button', words.submit);
  expect(errorOf('textbox', /^받을 주소/)).toBe('주소를 더 적어 주세요.');
  expect(errorOf('textbox', /^받는 사람/)).toBe('');
  expect(document.activeElement).toBe(find('textbox', /^받을 주소/));
  expect(find<HTMLInputElement>('textbox', /^받는 사람/).value).toBe('정하람');
});

test('who has won twice meets the fields of each form by their own labels', async () => {
  await show(win, { ...win, eventKey: 'autumn', number: 7 });
  const labels = [...document.querySelectorAll('label')].filter(({ htmlFor }) => htmlFor);
  expect(labels.map((label) => label.control?.closest('form') === label.closest('form'))).not.toContain(
    false,
  );
});

test('whoever the server was not reached by reads that, and may press again', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  await show(win);
  await write();
  await press('checkbox', /동의해요/);
  await press('button', words.submit);
  expect(said()).toContain(raffle.unreached);
  expect(find('button', words.submit).getAttribute('aria-busy')).toBeNull();
});

test('a prize that lapsed or was sent asks for nothing more', async () => {
  await show({ ...win, state: 'lapsed' }, { ...win, number: 42, state: 'sent' });
  expect([all('textbox'), all('button')]).toEqual([[], []]);
  expect(document.body.textContent).toContain(words.states.lapsed);
});
