import { expect, test } from 'vitest';
import { needsOf, unmetBy } from './sheet-needs.rules.ts';

test.each([
  [7, 5, { on: true, from: 5 }, []],
  [5, 5, { on: true, from: 5 }, []],
  [4, 5, { on: true, from: 5 }, ['minSheets', 'trim']],
  [4, 4, { on: true, from: 5 }, ['trim']],
  [4, 4, { on: false, from: 5 }, []],
  [4, 5, { on: false, from: 5 }, ['minSheets']],
])('panels of %i, at least %i sheets, trimmed %j: %j cannot be met', (size, minSheets, trim, unmet) => {
  expect(unmetBy(size, needsOf({ minSheets, trim }))).toEqual(unmet);
});
