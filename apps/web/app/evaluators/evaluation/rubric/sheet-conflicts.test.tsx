import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { WithTexts } from '../../../lib/with-texts.tsx';
import { renderForTest } from '../../../ui/render-for-test.tsx';
import { SheetConflicts } from './sheet-conflicts.tsx';

let clear = async () => {};
afterEach(() => clear());

const conflicts = [{ path: 'score.plan', mine: '24', theirs: '18' }];

test('a conflict shows both values, and the chosen one is kept', async () => {
  const settled = vi.fn();
  const rubric = [{ code: 'plan', name: '실현가능성', points: 30, help: '', step: 1, bands: [] }];
  clear = await renderForTest(
    <WithTexts language="ko">
      <SheetConflicts open onOpen={() => {}} rubric={rubric} conflicts={conflicts} onSettle={settled} />
    </WithTexts>,
  );
  const dialog = document.querySelector('dialog');
  expect(dialog?.textContent).toContain('24점');
  expect(dialog?.textContent).toContain('18점');
  await act(async () => document.querySelector<HTMLInputElement>('input[value="theirs"]')?.click());
  const save = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === '고른 대로 저장',
  );
  await act(async () => save?.click());
  expect(settled).toHaveBeenCalledWith([{ path: 'score.plan', keep: 'theirs' }]);
});
