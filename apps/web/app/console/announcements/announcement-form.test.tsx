import { afterEach, expect, test, vi } from 'vitest';
import { leaveGuards } from '../../lib/leave-guards.ts';
import { answerCalls, errorOf, fill, find, press } from '../../ui/hands-for-test.ts';
import { renderConsole } from '../shell/console-for-test.tsx';
import { announcement as words } from './announcement.ko.ts';
import { AnnouncementForm } from './announcement-form.tsx';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const both = { ko: { subject: '제목', body: '본문' }, en: { subject: 'Subject', body: 'Body' } };
const stage = {
  ...{ trackNo: 3, stageNo: 2, resultVersion: 1, announcesAt: '2026-06-08T05:00:00.000Z' },
  usualTemplates: { passed: both, reserve: both, failed: both, withdrawn: both },
  now: Date.parse('2026-06-01T05:00:00.000Z'),
};

test('an announcement without a time is not asked for, and never one of this moment', async () => {
  const calls = answerCalls({
    status: 200,
    body: { content: [], totalElements: 0, totalPages: 0, page: 1, size: 5 },
  });
  ({ clear } = await renderConsole(
    <AnnouncementForm stage={stage} usual={null} isAgain={false} isNewer={false} />,
  ));
  const release = new RegExp(`^${words.releaseAt}`);
  await fill('textbox', release, '');
  await press('button', words.request);
  const asked = calls.mock.calls.filter(([, options]) => String(options?.body).includes('"request"'));
  expect(asked).toEqual([]);
  expect(errorOf('textbox', release)).toContain(words.releaseNeeded);
  expect(document.activeElement).toBe(find('textbox', release));
});

test('a letter that was begun is not left unasked', async () => {
  answerCalls({ status: 200, body: { content: [], totalElements: 0, totalPages: 0, page: 1, size: 5 } });
  ({ clear } = await renderConsole(
    <AnnouncementForm stage={stage} usual={null} isAgain={false} isNewer={false} />,
  ));
  expect(leaveGuards.holds({ elsewhere: true, back: false })).toBe(false);
  await fill('textbox', new RegExp(`^${words.body}`), '축하해요. 다음 단계는 …');
  expect(leaveGuards.holds({ elsewhere: true, back: false })).toBe(true);
});
