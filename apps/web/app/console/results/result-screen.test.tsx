import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCalls } from '../../ui/hands-for-test.ts';
import { renderConsole } from '../shell/console-for-test.tsx';
import type { ResultData } from './result-context.ts';
import { resultTeam, testRules } from './result-for-test.ts';
import { ResultScreen } from './result-page.tsx';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.useRealTimers();
});

const name = (ko: string) => ({ ko, en: ko });
const teams = Array.from({ length: 40 }, (_, at) =>
  resultTeam(at + 1, {
    decision: at < 10 ? 'selected' : 'reserve',
    via: at < 10 ? 'quota' : null,
    reserveRank: at < 10 ? null : at - 9,
    sheets: [{ evaluatorId: 1, total: '80.0000', dropped: null }],
  }),
);
const region = {
  region: 'capital',
  name: name('수도권'),
  quota: 6,
  teams: 40,
  eligible: 40,
  selected: 10,
  national: 4,
  empty: 0,
  line: '94.4000',
  moved: 0,
};
const view: ResultData['result'] = {
  rules: testRules,
  count: 10,
  selected: 10,
  line: '94.0000',
  moves: { in: 0, out: 0, rank: 0 },
  teams,
  regions: [region],
  openTies: [],
  plainMeans: [],
  market: null,
};

function data(more: Partial<ResultData> = {}): ResultData {
  return {
    stage: {
      year: 2026,
      trackNo: 3,
      lane: 3,
      trackName: name('캠퍼스'),
      stageNo: 2,
      stageName: name('서류 심사'),
      kind: 'review',
      opensAt: '2026-05-01T00:00:00.000Z',
      closesAt: '2026-05-10T00:00:00.000Z',
      version: 0,
      finalisedAt: null,
      requested: false,
    },
    criteria: testRules.tieOrder.map((code) => ({ code, name: name(code), points: 25 })),
    rulesSaved: true,
    panelSize: 7,
    usualRules: testRules,
    versionRules: null,
    result: view,
    counting: null,
    sha256: 'a'.repeat(64),
    conditions: [
      { code: 'sheets', met: true, total: 280, open: 0, teamNos: [], evaluators: [] },
      {
        code: 'signatures',
        met: false,
        total: 7,
        open: 1,
        teamNos: [],
        evaluators: [{ evaluatorId: 5, name: '노은솔' }],
      },
    ],
    voidedSheets: [],
    upheldAppeals: [],
    judgedUntil: '2026-05-10T00:00:00.000Z',
    waivers: [],
    sheetWaivers: [],
    tieDecisions: [],
    versions: [],
    request: null,
    confirmers: [{ operatorId: 8, name: '강민서', role: 'contestManager' }],
    ...more,
  };
}
const met = [{ code: 'sheets', met: true, total: 280, open: 0, teamNos: [], evaluators: [] }] as const;
const page = () => document.body.textContent ?? '';
const button = (text: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => one.textContent?.includes(text) || one.getAttribute('aria-label') === text,
  );
const click = (text: string) =>
  act(async () => {
    const found = button(text);
    if (!found) throw new Error(`There is no button ${text}.`);
    found.click();
  });
async function show(more: Partial<ResultData> = {}, role: 'owner' | 'viewer' = 'owner') {
  const now = Date.parse('2026-05-09T00:00:00.000Z');
  const shown = await renderConsole(
    <ResultScreen data={data(more)} statistics={null} past={null} now={now} />,
    role,
  );
  clear = shown.clear;
}

const link = (text: string) =>
  [...document.querySelectorAll('a')].find((one) => one.textContent?.includes(text))?.getAttribute('href');

describe('a voided sheet', () => {
  const voided = (alternates: string[]) => ({
    conditions: [{ code: 'sheets' as const, met: false, total: 7, open: 1, teamNos: [1001], evaluators: [] }],
    voidedSheets: [
      {
        teamNo: 1001,
        teamName: '팀 1',
        evaluatorId: 5,
        name: '노은솔',
        reason: '이해관계를 나중에 알렸어요',
        valid: 4,
        asked: 5,
        alternates,
      },
    ],
  });

  test('says which alternate can score the team, with the way there', async () => {
    await show(voided(['정하늘']));
    expect(page()).toContain('노은솔 위원의 ‘팀 1’ 평가가 무효예요.');
    expect(page()).toContain('예비 위원이 넘겨받아 평가해요: 정하늘.');
    expect(link('예비 위원에게 넘기기')).toBe('/console/panels/3/2?tab=coverage&find=%ED%8C%80+1');
  });

  test('without an alternate says what is left, and that the fewest sheets can be waived', async () => {
    await show(voided([]));
    expect(page()).toContain('남은 평가 4건으로 확정할 수 있어요');
    expect(page()).toContain('최소 평가를 면제해 주세요');
    expect(link('배정에서 빼기')).toContain('/console/panels/3/2?tab=coverage');
  });

  test('of a final result is scored once judging is open again', async () => {
    await show({ ...voided(['정하늘']), judgedUntil: null });
    expect(page()).toContain('심사를 다시 열어 주세요');
    await click('심사 다시 열기');
    expect(page()).toContain('심사를 다시 엽니다');
  });
});

test('words over the distribution keep their size: none is drawn into it', async () => {
  await show();
  const drawing = document.querySelector('[role="img"] svg');
  expect(drawing?.querySelectorAll('rect').length).toBeGreaterThan(0);
  expect(drawing?.querySelectorAll('text')).toHaveLength(0);
  expect(drawing?.getAttribute('preserveAspectRatio')).toBe('none');
});

test('an upheld appeal stands over the result until a version takes it up', async () => {
  const upheld = {
    id: 9,
    teamNo: 1001,
    teamName: '팀 1',
    number: '3-0001',
    decidedAt: '2026-05-08T00:00:00.000Z',
  };
  await show({ upheldAppeals: [upheld] });
  expect(page()).toContain('받아들인 이의신청 1건을 아직 반영하지 않았어요');
  expect(page()).toContain('새 판(v1)을 확정해 주세요');
  expect(link('이의신청 보기')).toBe('/console/objections');
});

describe('the page of a result', () => {
  beforeEach(() => {
    Element.prototype.scrollTo ??= () => {};
  });

  test('folds what does not change, shows the line, and opens a fold from the keyboard', async () => {
    await show();
    expect(page()).toContain('선정 10팀');
    expect(document.querySelectorAll('tr[data-team]').length).toBe(16);
    await click('24팀 펼치기');
    expect(document.querySelectorAll('tr[data-team]').length).toBe(40);
    expect(document.activeElement?.textContent).toBe('팀 17');
  });

  test('a changed rule is marked, asks for a preview, and can be taken back', async () => {
    vi.useFakeTimers();
    const calls = answerCalls({ status: 200, body: { ...view, moves: { in: 2, out: 1, rank: 3 } } });
    await show();
    await click('과락 늘리기');
    expect(page()).toContain('바꿈');
    expect(page()).toContain('저장하지 않은 변경 1개');
    await act(async () => vi.advanceTimersByTimeAsync(300));
    const [address, sent] = calls.mock.calls[0] ?? [];
    expect(address).toBe('/console/command/results');
    expect(JSON.parse(String(sent?.body))).toMatchObject({
      name: 'preview',
      input: { trackNo: 3, stageNo: 2, rules: { cutLine: 60.5 } },
    });
    expect(page()).toContain('+2');
    await click('저장한 규칙으로');
    expect(page()).not.toContain('저장하지 않은 변경');
    expect(page()).not.toContain('+2');
  });

  test('quotas beyond the places are said beside them and not sent', async () => {
    vi.useFakeTimers();
    const calls = answerCalls({ status: 200, body: view });
    await show();
    for (let times = 0; times < 3; times += 1) await click('수도권 정원 늘리기');
    await act(async () => vi.advanceTimersByTimeAsync(300));
    expect(page()).toContain('정원의 합이 자리 10개보다 많아요');
    expect(calls.mock.calls).toHaveLength(0);
  });

  test('the order of ties moves by the arrow keys of its grip', async () => {
    await show();
    const grip = () => document.querySelector<HTMLElement>('[data-grip="growth"]');
    await act(async () => {
      grip()?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }),
      );
    });
    expect(grip()?.getAttribute('aria-label')).toContain('2번째');
  });

  test('nothing can be finalised before the conditions hold; a missing signature is waived beside it', async () => {
    await show();
    expect(button('v1 확정')?.getAttribute('aria-disabled')).toBe('true');
    await click('v1 확정');
    expect(document.querySelector('dialog[open]')).toBeNull();
    await click('노은솔 위원의 서명 면제');
    expect(document.querySelector('dialog[open]')?.textContent).toContain('노은솔 위원의 서명을 면제합니다');
  });

  test('finalising wants a reason and the version typed out, and keeps them', async () => {
    await show({ conditions: [...met].map((one) => ({ ...one, teamNos: [], evaluators: [] })) });
    const calls = answerCalls({ status: 200, body: { requestId: 1 } });
    await click('v1 확정');
    await click('확인을 요청하기');
    expect(page()).toContain('세 글자 이상 적어 주세요');
    expect(calls.mock.calls).toHaveLength(0);
  });

  test('whoever asked sees that it waits and can take it back, but not confirm', async () => {
    const request: ResultData['request'] = {
      requestId: 3,
      kind: 'calculation',
      version: 1,
      sha256: 'a'.repeat(64),
      reason: '공고문대로',
      teamNo: null,
      requestedBy: { operatorId: 7, name: '한지우' },
      requestedAt: '2026-05-11T00:00:00.000Z',
      confirmer: { operatorId: 8, name: '강민서' },
      stale: false,
      mayConfirm: false,
      own: true,
    };
    await show({ request });
    expect(page()).toContain('v1 확정을 기다리고 있어요');
    expect(page()).toContain('강민서 님이 확인하면 확정돼요');
    expect(button('요청 거두기')).toBeDefined();
    expect(button('확인하기')).toBeUndefined();
    expect(button('v1 확정')).toBeUndefined();
  });
});
