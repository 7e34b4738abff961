import { expect, test } from 'vitest';
import { dateWords, storedDate, typedDate } from './typed-date.ts';

test.each([
  ['a whole day', '2004-11-02', '2004.11.02', '2 Nov 2004'],
  ['what is not whole yet', '2004.1', '2004.1', '2004.1'],
  ['a day that no calendar has', '2004-02-31', '2004.02.31', '2004.02.31'],
  ['a month that no calendar has', '2004-13-01', '2004.13.01', '2004.13.01'],
  ['nothing', '', '', ''],
])('%s is shown and stored again', (_case, stored, ko, en) => {
  expect([dateWords(stored, 'ko'), dateWords(stored, 'en')]).toEqual([ko, en]);
  expect(typedDate(stored)).toBe(ko);
  expect(storedDate(ko)).toBe(stored);
});
