import { expect, it } from 'vitest';
import { eligibilityOf, isDecidable, isOpen } from './rules.ts';

const by = new Date('2026-05-22T09:00:00.000Z');
const before = new Date(by.getTime() - 1);
const cases = [
  // confirmed, decision, now, standing, keeps panels from being published, may be decided about
  [2, null, by, 'enough', false, false],
  [3, null, before, 'enough', false, false],
  [2, 'moreTime', by, 'enough', false, false],
  [2, 'eligible', by, 'enough', false, false],
  [1, null, before, 'early', false, false],
  [1, null, by, 'undecided', true, true],
  [0, null, by, 'undecided', true, true],
  [1, 'eligible', by, 'eligible', false, true],
  [1, 'eligible', before, 'eligible', false, true],
  [1, 'moreTime', before, 'moreTime', true, true],
  // More time never becomes a refusal by itself: it ends in the same question.
  [1, 'moreTime', by, 'undecided', true, true],
  [1, 'ineligible', by, 'ineligible', false, true],
  // Who was found not eligible stays so, whoever confirms afterwards, until that is taken back.
  [2, 'ineligible', by, 'ineligible', false, true],
] as const;

it.each(cases)('%i of 2 confirmed, decided %s: %#', (confirmed, decision, now, standing, open, decidable) => {
  const found = eligibilityOf({ confirmed, minimum: 2, confirmBy: by, decision }, now);
  expect(found).toBe(standing);
  expect(isOpen(found)).toBe(open);
  expect(isDecidable(found)).toBe(decidable);
});
