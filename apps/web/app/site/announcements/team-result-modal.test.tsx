import type { MyResultView } from '@chulbal/contract/announcements/announcements';
import { act } from 'react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { forgetTab } from '../../lib/browser-storage.ts';
import type { RootData } from '../../lib/root-data.ts';
import { WithTexts } from '../../lib/with-texts.tsx';
import { renderForTest } from '../../ui/render-for-test.tsx';
import { TeamResultModal } from './team-result-modal.tsx';

let clear = async () => {};
afterEach(() => clear());

const until = '2026-06-08T05:00:00.000Z';
const plain: MyResultView = {
  state: 'failed',
  reserve: null,
  announcedAt: '2026-06-01T05:00:00.000Z',
  averages: null,
  comments: [],
  appeal: null,
};
const open = { until, open: true, made: [] };

async function show(more: Partial<MyResultView>, { isLeader = true, hasTeam = true, userId = 1 } = {}) {
  const root: RootData = {
    language: 'ko',
    user: { userId, name: '남궁하늘' },
    site: null,
    origin: '',
    serverNow: Date.now(),
  };
  const element = (
    <WithTexts language="ko">
      <TeamResultModal
        stage={{ stageNo: 2, name: '서류 심사', announcesAt: until }}
        team={hasTeam ? { teamNo: 7, teamName: '새벽두부', isLeader } : null}
        onClose={() => {}}
      />
    </WithTexts>
  );
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        element: <Outlet />,
        children: [
          { path: '/', element },
          {
            path: '/contest/result/:teamNo/:stageNo',
            loader: () => ({ ok: true, result: { ...plain, ...more } }),
          },
        ],
      },
    ],
    { initialEntries: ['/'], hydrationData: { loaderData: { root } } },
  );
  clear = await renderForTest(<RouterProvider router={router} />);
  const text = () => document.querySelector('dialog')?.textContent ?? '';
  await vi.waitFor(() => expect(text()).not.toContain('불러오는 중'), { timeout: 30_000 });
  return text();
}

describe('what a team reads of its result', () => {
  test('under review says when the result comes, and nothing else', async () => {
    const text = await show({ state: 'reviewing' });
    expect(text).toContain('심사 진행 중이에요');
    expect(text).toContain('06.08(월) 14:00');
    expect(text).not.toContain('통과');
  });

  test('passed: averages out of their points, and why the score may be another than their sum', async () => {
    const averages = {
      final: '61.0000',
      market: null,
      criteria: [{ name: '팀', average: '16.4286', points: 20 }],
    };
    const text = await show({ state: 'passed', averages, comments: ['좋아요.', '좋아요.'] });
    expect(text).toContain('‘새벽두부’ 팀이 서류 심사를 통과했어요');
    expect(text).toContain('16.43 20점 만점');
    expect(text).toContain('합과 다를 수 있어요');
    expect(document.querySelectorAll('dialog ol li')).toHaveLength(1);
  });

  test('not passed: the place in the reserve, with its region', async () => {
    const region = { ko: '충청', en: 'Chungcheong' };
    const text = await show({ reserve: { rank: 2, among: 'region', region } });
    expect(text).toContain('충청권 예비 2순위예요');
  });

  test('withdrawn: so, and never that it has not passed', async () => {
    const text = await show({ state: 'withdrawn' });
    expect(text).toContain('기권한 팀이에요');
    expect(text).not.toMatch(/통과하지|미통과|예비/);
  });

  test.each(['reviewing', 'passed', 'failed', 'withdrawn', 'ineligible'] as const)(
    'an appeal and its answer stand there whatever is told now: %s',
    async (state) => {
      const made = [
        { text: '4쪽을 봐 주세요.', madeAt: until, state: 'upheld' as const, answer: '고쳤어요.' },
      ];
      const text = await show({ state, appeal: { until: null, open: false, made } });
      expect(text).toContain('4쪽을 봐 주세요.');
      expect(text).toContain('고쳤어요.');
    },
  );

  test('a new result may be appealed against beside an appeal that was decided', async () => {
    const made = [{ text: '4쪽을 봐 주세요.', madeAt: until, state: 'upheld' as const, answer: '고쳤어요.' }];
    const text = await show({ appeal: { until, open: true, made } });
    expect(text).toContain('한 번 더 신청할 수 있어요');
    expect(text).toContain('이의신청 쓰기');
  });

  test('without an application there is nothing to load', async () => {
    expect(await show({}, { hasTeam: false })).toContain('참가 신청 내역이 없어요');
  });

  test('the leader can write an appeal in time', async () => {
    expect(await show({ appeal: open })).toContain('이의신청 쓰기');
  });

  test('a member reads that the leader appeals; the leader, late, that it is over', async () => {
    const closed = { appeal: { ...open, open: false } };
    expect(await show(closed, { isLeader: false })).toContain('팀장만 할 수 있어요');
    await clear();
    expect(await show(closed)).toContain('이의신청 기간이 끝났어요');
  });

  test('an appeal that was decided stands with its answer', async () => {
    const made = [
      { text: '4쪽을 봐 주세요.', madeAt: until, state: 'rejected' as const, answer: '보았어요.' },
    ];
    const text = await show({ appeal: { until, open: false, made } });
    expect(text).toContain('받아들이지 않음');
    expect(text).toContain('보았어요.');
    expect(text).not.toContain('이의신청 쓰기');
  });

  test('what is written of an appeal is there again for its writer, and for nobody after a log-out', async () => {
    await show({ appeal: open });
    const button = () =>
      [...document.querySelectorAll('button')].find((one) => one.textContent === '이의신청 쓰기');
    const area = () => document.querySelector('textarea');
    await act(async () => button()?.click());
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
        area(),
        '4쪽을 봐 주세요.',
      );
      area()?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await clear();
    await show({ appeal: open }, { userId: 2 });
    expect(area()).toBeNull();
    await clear();
    await show({ appeal: open });
    expect(area()?.value).toBe('4쪽을 봐 주세요.');
    await clear();
    forgetTab();
    await show({ appeal: open });
    expect(area()).toBeNull();
  });
});
