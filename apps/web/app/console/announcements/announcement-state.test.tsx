import type { AnnouncementView } from '@chulbal/contract/announcements/announcements';
import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerCalls } from '../../ui/hands-for-test.ts';
import { renderConsole } from '../shell/console-for-test.tsx';
import { AnnouncementState } from './announcement-state.tsx';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const both = { ko: { subject: '제목', body: '본문' }, en: { subject: 'Subject', body: 'Body' } };
const announcement: AnnouncementView = {
  announcementId: 4,
  resultVersion: 1,
  state: 'scheduled',
  releaseAt: '2026-06-08T05:00:00.000Z',
  releasedAt: null,
  appealUntil: null,
  verifyUntil: null,
  templates: { passed: both, reserve: both, failed: both, withdrawn: both },
  shows: { averages: true, comments: 'none' },
  requestedBy: '한지우',
  requestedAt: '2026-06-01T05:00:00.000Z',
  confirmedBy: '강민서',
  withdrawReason: null,
  notices: 0,
  teams: 3,
  mayConfirm: true,
};
const show = async (more: Partial<AnnouncementView>, resultVersion: number) => {
  const stage = { trackNo: 3, stageNo: 2, resultVersion };
  const part = <AnnouncementState announcement={{ ...announcement, ...more }} stage={stage} />;
  ({ clear } = await renderConsole(part));
  return document.body.textContent ?? '';
};
const button = (text: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(text));

describe('an announcement that a newer result has overtaken', () => {
  test.each(['scheduled', 'pending'] as const)(
    'says so before its time, and cannot be confirmed: %s',
    async (state) => {
      const text = await show({ state }, 2);
      expect(text).toContain('지난 결과라 발표하지 않음');
      expect(text).toContain('새 판(v2)이 확정되어');
      expect(button('확인하고 발표 예약')).toBeUndefined();
      expect(button('새 판(v2)으로 다시 발표하기')).toBeDefined();
    },
  );

  test('gives way to the new one by one press', async () => {
    const calls = answerCalls({ status: 200, body: { code: 200, message: '', data: {} } });
    await show({}, 2);
    await act(async () => button('새 판(v2)으로 다시 발표하기')?.click());
    const asked = calls.mock.calls.find(([, options]) => options?.method === 'POST');
    expect(JSON.stringify(asked)).toContain('새 판(v2)이 확정되어 다시 발표');
  });

  test.each([
    ['of the newest result', {}, 1],
    ['that is out', { state: 'released', releasedAt: '2026-06-08T05:00:00.000Z' }, 2],
    ['that was taken back', { state: 'withdrawn' }, 2],
  ] as const)('is not one %s', async (_case, more, version) => {
    expect(await show(more, version)).not.toContain('지난 결과라');
  });
});
