import { act, useReducer, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderForTest } from '../../../ui/render-for-test.tsx';
import { panels } from '../panels.ko.ts';
import type { Arrangement } from '../plan/arrangement.ts';
import { arrangementHistory, beginArrangement, isUnsaved } from '../plan/arrangement-history.ts';
import { figuresOf, pairsOf } from '../plan/figures.ts';
import { BoardContext, type BoardFacts, type Chosen } from './board-context.ts';
import { FigureStrip } from './figure-strip.tsx';
import { PanelPane } from './panel-pane.tsx';
import { PanelTable } from './panel-table.tsx';

const names = ['노은솔', '이수민', '윤서진', '박은재', '남궁알렉산드리아엘리자베스'];
const conflicts = [{ evaluatorId: 1, teamNo: 11 }];
const facts: BoardFacts = {
  panelSize: 2,
  evaluators: new Map(
    names.map((name, index) => [
      index + 1,
      {
        evaluatorId: index + 1,
        name,
        affiliation: '누리벤처스',
        expertise: ['edu'],
        loadLimit: 3,
        pledge: 'signed' as const,
      },
    ]),
  ),
  teams: new Map(
    ['솔라핀', '핏루틴', '바로수선'].map((name, index) => [
      index + 11,
      { teamNo: index + 11, number: `3-000${index + 1}`, name, region: 'r1', itemPart: 'edu' },
    ]),
  ),
  barred: pairsOf(conflicts),
  conflicts,
  regions: [{ code: 'r1', name: '수도권' }],
  parts: [{ code: 'edu', name: '교육' }],
};
const seat = (evaluatorId: number, role: 'member' | 'alternate' = 'member') => ({
  evaluatorId,
  role,
  pinned: false,
});
const start: Arrangement = [
  {
    key: 'a',
    name: '',
    evaluators: [seat(1), seat(2)],
    teams: [11, 12].map((teamNo) => ({ teamNo, pinned: false })),
  },
  { key: 'b', name: '', evaluators: [seat(3), seat(4)], teams: [{ teamNo: 13, pinned: false }] },
];

let said = '';
let unsaved = false;
let undo = () => {};
function Board({ readOnly = false }: { readOnly?: boolean }) {
  const [history, dispatch] = useReducer(arrangementHistory, start, beginArrangement);
  const [chosen, choose] = useState<Chosen | null>(null);
  const arrangement = history.present;
  unsaved = isUnsaved(history);
  undo = () => dispatch({ type: 'undo' });
  const figures = figuresOf(arrangement, {
    panelSize: facts.panelSize,
    teams: [...facts.teams.values()],
    evaluators: [...facts.evaluators.values()],
    conflicts,
  });
  const edit = (change: (present: Arrangement) => Arrangement, text: string) => {
    said = text;
    dispatch({ type: 'edit', change });
  };
  return (
    <BoardContext value={{ facts, arrangement, figures, readOnly, chosen, choose, edit }}>
      <FigureStrip />
      <PanelTable />
      <PanelPane />
    </BoardContext>
  );
}

let clear = async () => {};
afterEach(() => clear());
async function shown(readOnly = false) {
  said = '';
  clear = await renderForTest(<Board readOnly={readOnly} />, { panels });
}
const row = (name: string) =>
  [...document.querySelectorAll('tbody tr')].find((line) => line.querySelector('th')?.textContent === name);
const pane = () => document.querySelector('aside');
const named = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`);
async function press(target: Element | null | undefined) {
  if (!(target instanceof HTMLElement)) throw new Error('nothing to press');
  await act(async () => target.click());
}
/** Opens the menu and chooses a panel in it; the simulated browser has no popovers. */
async function moveTo(label: string, place: string) {
  const button = named(label);
  button?.focus();
  const menu = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  const toggle = (newState: string) => menu?.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  if (menu) menu.hidePopover = () => toggle('closed');
  await act(async () => toggle('open'));
  await press(menu?.querySelector(`[data-place="${place}"]`));
}
async function choose(label: string, value: string) {
  const select = named(label);
  if (!(select instanceof HTMLSelectElement)) throw new Error(`no select ${label}`);
  await act(async () => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
const open = (name: string) => press(row(name)?.querySelector('button'));

describe('the board of panels', () => {
  it('says for each panel what is wrong with it', async () => {
    await shown();
    expect(row('1분과')?.textContent).toContain('1팀 부족');
    expect(row('2분과')?.textContent).toContain('이상 없음');
    expect(row('분과 없음')?.textContent).toContain('심사위원 1명');
  });

  it('opens a panel beside it, and Escape gives focus back to its name', async () => {
    await shown();
    await open('1분과');
    expect(document.activeElement).toBe(pane()?.querySelector('h2'));
    await act(async () => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    expect(pane()).toBeNull();
    expect(document.activeElement).toBe(row('1분과')?.querySelector('button'));
  });

  it('moves an evaluator by the menu, says so, counts anew and can be undone', async () => {
    await shown();
    await open('1분과');
    await moveTo('노은솔 분과 옮기기', 'b');
    expect(said).toBe('노은솔을 2분과로 옮겼어요.');
    expect(row('1분과')?.textContent).toContain('위원 1명 부족');
    expect(row('2분과')?.textContent).toContain('위원 1명 많음');
    expect(unsaved).toBe(true);
    await act(async () => undo());
    expect(row('2분과')?.textContent).toContain('이상 없음');
    expect(unsaved).toBe(false);
  });

  it('after a move the next line has the focus, after the last one the head', async () => {
    await shown();
    await open('1분과');
    await moveTo('노은솔 분과 옮기기', 'b');
    expect(document.activeElement).toBe(named('이수민 분과 옮기기'));
    await moveTo('이수민 분과 옮기기', 'b');
    expect(document.activeElement).toBe(pane()?.querySelector('h2'));
  });

  it('an alternate from no panel covers the conflict', async () => {
    await shown();
    await open('분과 없음');
    await moveTo('남궁알렉산드리아엘리자베스 분과 옮기기', 'a');
    await open('1분과');
    await choose('남궁알렉산드리아엘리자베스 역할', 'alternate');
    expect(row('1분과')?.textContent).toContain('이상 없음');
  });

  it('ticked teams move together and are pinned where they go', async () => {
    await shown();
    await open('1분과');
    await press(named('솔라핀 선택'));
    await press(named('핏루틴 선택'));
    expect(pane()?.textContent).toContain('2팀 선택');
    await moveTo('다른 분과로', 'b');
    expect(said).toBe('2팀을 2분과로 옮겼어요.');
    await open('2분과');
    expect(named('솔라핀 고정')?.getAttribute('aria-pressed')).toBe('true');
    expect(named('바로수선 고정')?.getAttribute('aria-pressed')).toBe('false');
  });

  it('a pin is set and taken away', async () => {
    await shown();
    await open('1분과');
    await press(named('이수민 고정'));
    expect(named('이수민 고정')?.getAttribute('aria-pressed')).toBe('true');
    expect(said).toBe('이수민을 고정했어요.');
    await press(named('이수민 고정'));
    expect(named('이수민 고정')?.getAttribute('aria-pressed')).toBe('false');
  });

  it('something dragged is dropped onto another panel', async () => {
    await shown();
    await open('1분과');
    const carried = new Map<string, string>();
    const dataTransfer = {
      get types() {
        return [...carried.keys()];
      },
      setData: (type: string, text: string) => carried.set(type, text),
      getData: (type: string) => carried.get(type) ?? '',
    };
    const drag = (target: Element | null | undefined, type: string) =>
      act(async () => {
        target?.dispatchEvent(
          Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer }),
        );
      });
    await drag(named('이수민 고정')?.closest('li'), 'dragstart');
    await drag(row('2분과'), 'dragover');
    await drag(row('2분과'), 'drop');
    expect(said).toBe('이수민을 2분과로 옮겼어요.');
  });

  it('who may not change anything is offered nothing to change', async () => {
    await shown(true);
    await open('1분과');
    expect(pane()?.querySelectorAll('select, input, [aria-pressed]')).toHaveLength(0);
    expect(pane()?.querySelector('[draggable]')).toBeNull();
  });
});
