import type { CriterionView } from '@chulbal/contract/evaluation/evaluation';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WithTexts } from '../../../lib/with-texts.tsx';
import { until } from '../../../ui/hands-for-test.ts';
import { renderForTest } from '../../../ui/render-for-test.tsx';
import type { Values } from '../sheet/sheet-values.ts';
import { RubricContext } from './rubric-context.ts';
import { RubricFoot } from './rubric-foot.tsx';
import { RubricPane } from './rubric-pane.tsx';
import { useOpenPart } from './use-open-part.ts';
import { useScoreKeys } from './use-score-keys.ts';

const bands: CriterionView['bands'] = [
  { level: 'excellent', from: 27, to: 30, anchor: '' },
  { level: 'good', from: 21, to: 26, anchor: '일부 근거가 추정이다' },
  { level: 'fair', from: 13, to: 20, anchor: '' },
  { level: 'poor', from: 0, to: 12, anchor: '' },
];
const rubric: CriterionView[] = [
  { code: 'plan', name: '실현가능성', points: 30, help: '만들 수 있는가', step: 1, bands },
  { code: 'team', name: '팀', points: 20, help: '', step: 1, bands: [] },
];
const wishes = { onKeys: vi.fn(), onSubmit: vi.fn(), onPage: vi.fn(), onFind: vi.fn(), onPane: vi.fn() };
let clear = async () => {};
let written: Values = {};

function Sheet({ locked: first }: { locked: 'submitted' | null }) {
  const [locked, setLocked] = useState(first);
  const [values, setValues] = useState<Values>({});
  written = values;
  const part = useOpenPart(rubric, values, { locked });
  function reopen() {
    part.focusUnlocked();
    // the page has its answer a moment later
    setTimeout(() => setLocked(null));
  }
  const sheet = {
    rubric,
    values,
    active: part.active,
    onActive: part.open,
    onChange: (changed: Values) => setValues((before) => ({ ...before, ...changed })),
    locked,
    missing: new Set<string>(),
  };
  const onKeyDown = useScoreKeys(sheet, wishes);
  return (
    <RubricContext value={sheet}>
      <RubricPane
        onKeyDown={onKeyDown}
        onAllKeys={wishes.onKeys}
        onReopen={locked ? reopen : undefined}
        focusTurn={part.turn}
        foot={<RubricFoot saved={null}>{null}</RubricFoot>}
      />
    </RubricContext>
  );
}

async function show(locked: 'submitted' | null = null) {
  clear = await renderForTest(
    <WithTexts language="ko">
      <Sheet locked={locked} />
    </WithTexts>,
  );
}

async function press(...keys: string[]) {
  for (const key of keys) {
    await act(async () => {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
  }
}

const rail = () => document.querySelector<HTMLInputElement>('[aria-current="step"] input[type="range"]');
const total = () => document.querySelector('output')?.textContent;

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await clear();
  vi.clearAllMocks();
});

test('digits make the score, arrows change it by a point and go to the next criterion', async () => {
  await show();
  rail()?.focus();
  await press('2', '4', 'ArrowRight');
  expect(written).toEqual({ 'score.plan': '25' });
  await press('ArrowDown');
  expect(document.activeElement).toBe(rail());
  expect(rail()?.getAttribute('aria-label')).toBe('팀 점수');
  await press('1', '6', 'ArrowLeft');
  expect(written).toEqual({ 'score.plan': '25', 'score.team': '15' });
  expect(total()).toBe('40');
  await press('ArrowUp', 'Backspace');
  expect(written).toMatchObject({ 'score.plan': '' });
});

test('only the open criterion shows bands, help and note; its level is marked', async () => {
  await show();
  rail()?.focus();
  await press('2', '4');
  const lists = document.querySelectorAll('ul[aria-label="실현가능성 기준표"]');
  expect(lists).toHaveLength(1);
  expect(document.querySelector('[data-hit]')?.textContent).toContain('양호');
  expect(document.querySelector('[data-hit]')?.textContent).toContain('일부 근거가 추정이다');
  expect(document.querySelectorAll('textarea')).toHaveLength(1);
  await press('ArrowDown');
  expect(document.querySelector('[data-hit]')).toBeNull();
});

test('Enter goes to the note, digits are letters there, Escape comes back', async () => {
  await show();
  rail()?.focus();
  await press('Enter');
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
  await press('3');
  expect(written).toEqual({});
  await press('Escape');
  expect(document.activeElement).toBe(rail());
});

test('with the focus elsewhere digits still score and take it along, until they are switched off', async () => {
  await show();
  const leave = () => (document.activeElement as HTMLElement | null)?.blur();
  leave();
  await press('7');
  expect(written).toEqual({ 'score.plan': '7' });
  expect(document.activeElement).toBe(rail());
  leave();
  localStorage.setItem('console-letters', 'off');
  await press('9');
  expect(written).toEqual({ 'score.plan': '7' });
});

test('page keys turn the document, / finds, F6 changes the pane, Ctrl+Enter submits', async () => {
  await show();
  rail()?.focus();
  await press('PageDown', '/', 'F6', '?');
  expect(wishes.onPage).toHaveBeenCalledWith(1);
  expect(wishes.onFind).toHaveBeenCalledOnce();
  expect(wishes.onPane).toHaveBeenCalledOnce();
  expect(wishes.onKeys).toHaveBeenCalledOnce();
  await act(async () => {
    rail()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }));
  });
  expect(wishes.onSubmit).toHaveBeenCalledOnce();
});

test('a submitted sheet takes no keys and says why', async () => {
  await show('submitted');
  await press('7');
  expect(written).toEqual({});
  expect(document.body.textContent).toContain('제출한 심사표예요');
});

test('a sheet that was opened again takes the next digits as a score', async () => {
  await show('submitted');
  const reopen = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === '다시 열기',
  );
  await act(async () => reopen?.click());
  await until(() => expect(document.activeElement).toBe(rail()));
  await press('7');
  expect(written).toEqual({ 'score.plan': '7' });
});

test('both comments say who reads them', async () => {
  await show();
  const open = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.startsWith('종합 의견'),
  );
  await act(async () => open?.click());
  const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['팀에게 전하는 의견', '운영사무국에만 남기는 의견']);
  expect(document.body.textContent).toContain('팀에게는 보이지 않아요');
});
