import type { AskedTeam, AskingStage } from '@chulbal/contract/materials/operators';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, fill, press } from '../../ui/hands-for-test.ts';
import { renderConsole } from '../shell/console-for-test.tsx';
import { TeamTable } from './team-table.tsx';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const closesAt = '2026-05-20T09:00:00.000Z';
const now = Date.parse('2026-05-14T05:24:00Z');
const stage: AskingStage = {
  trackNo: 3,
  stageNo: 2,
  lane: 3,
  trackName: '성장',
  stageName: '서류 심사',
  state: 'open',
  deadline: { closesAt } as AskingStage['deadline'],
  slots: ['발표 자료'],
  known: true,
  subjects: 1,
  submitted: 0,
};
const team: AskedTeam = {
  teamNo: 8,
  number: '3-0008',
  teamName: '물결로그',
  state: 'open',
  closesAt,
  begun: false,
  receipt: null,
  remindedAt: null,
  remindable: true,
};

const table = <TeamTable stage={stage} teams={[team]} now={now} />;
const dialog = () => document.querySelector('dialog[open]');
const extend = () => document.querySelector<HTMLElement>('[aria-label="물결로그 마감 연장"]');
const send = () => act(async () => dialog()?.querySelector<HTMLElement>('button[type=submit]')?.click());
async function type(name: string, text: string) {
  const input = dialog()?.querySelector<HTMLInputElement>(`#f-${name}`);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    // a moment is taken once its field is left
    input?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
}

test('material of one team is taken longer, with a reason; a refusal stands beside the field', async () => {
  ({ clear } = await renderConsole(table));
  const refusal = { code: 400, name: 'invalidRequest', message: '', fields: { closesAt: '더 늦게' } };
  // Whenever the time changes, it is asked whom that would touch.
  const touched = { status: 200, body: [] };
  const done = { status: 200, body: { teams: 1, evaluators: 0 } };
  const calls = answerCalls(touched, { status: 400, body: refusal }, touched, done);
  const asked = () => calls.mock.calls.map((call) => JSON.parse(String(call[1]?.body)).name);
  await act(async () => extend()?.click());
  expect(dialog()?.textContent).toContain('물결로그 자료 마감을 연장해요');
  await send();
  expect(asked()).toEqual(['extension']);
  expect(dialog()?.textContent).toContain('꼭 필요한 항목이에요.');
  await type('extendReason', '정전');
  await send();
  expect(dialog()?.textContent).toContain('더 늦게');
  await type('closesAt', '2026-05-22T18:00');
  await send();
  expect(dialog()).toBeNull();
  expect(JSON.parse(String(calls.mock.lastCall?.[1]?.body))).toEqual({
    name: 'extend',
    input: {
      trackNo: 3,
      stageNo: 2,
      teamNo: 8,
      what: 'material',
      closesAt: '2026-05-22T09:00:00.000Z',
      reason: '정전',
      tell: true,
    },
  });
});

test('by nobody without the right', async () => {
  ({ clear } = await renderConsole(table, 'viewer'));
  expect(document.body.textContent).toContain('물결로그');
  expect(extend()).toBeNull();
});

test('among many teams one is found by name, number or how it stands, and a reminder goes to those shown', async () => {
  const many = Array.from({ length: 12 }, (_, place) => ({
    ...team,
    teamNo: place + 1,
    number: `3-${String(place + 1).padStart(4, '0')}`,
    teamName: `${place + 1}번째 팀`,
    begun: place === 4,
  }));
  ({ clear } = await renderConsole(<TeamTable stage={stage} teams={many} now={now} />));
  const names = () => [...document.querySelectorAll('tbody tr th b')].map(({ textContent }) => textContent);
  expect(names()).toHaveLength(12);
  await fill('textbox', '팀 찾기', '0012');
  expect(names()).toEqual(['12번째 팀']);
  await fill('textbox', '팀 찾기', '');
  await fill('combobox', '상태', 'begun');
  expect(names()).toEqual(['5번째 팀']);
  const calls = answerCalls({ status: 200, body: { reminded: 1 } });
  await press('button', '미제출 1팀에게 알리기');
  const { input } = JSON.parse(String(calls.mock.lastCall?.[1]?.body));
  expect(input).toEqual({ trackNo: 3, stageNo: 2, teamNos: [5] });
  await fill('combobox', '상태', 'submitted');
  expect(document.body.textContent).toContain('찾는 팀이 없어요.');
});
