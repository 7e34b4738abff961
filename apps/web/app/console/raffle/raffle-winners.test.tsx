import type { RaffleOverview } from '@chulbal/contract/raffle/operators';
import { afterEach, expect, test, vi } from 'vitest';
import { all, answerCalls, asked, press, said } from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { tableExport } from '../table-export/table-export.ko.ts';
import { eventAdmin as words } from './event-admin.ko.ts';
import { RaffleWinners } from './raffle-winners.tsx';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

test('whoever marks a prize that somebody else marked first is told so, wherever they stand', async () => {
  const message = '이미 처리했어요.';
  const calls = answerCalls({
    status: 409,
    body: { code: 4101, name: 'alreadyDecided', message, fields: {} },
  });
  const winner = {
    ...{ prizeCode: 'first', place: 1, number: 12, name: '윤*아', state: 'claimed' },
    ...{ claimUntil: null, sentAt: null, note: '' },
  };
  const overview = {
    ...{ eventNo: 3, eventKey: 'autumn', winners: [winner] },
    prizes: [{ code: 'first', name: { ko: '1등', en: 'First' }, count: 1 }],
  } as unknown as RaffleOverview;
  ({ clear } = await renderConsolePart(<RaffleWinners overview={overview} />, {
    words: { eventAdmin: words, tableExport },
  }));
  await press('button', words.winners.sent);
  expect(asked(calls)).toMatchObject([{ name: 'markPrize', input: { prizeCode: 'first', state: 'sent' } }]);
  expect(said()).toContain(message);
  expect(all('textbox')).toEqual([]);
});
