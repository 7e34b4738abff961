import { expect, test } from 'vitest';
import { holidayNames } from './holiday-names.ts';

test('two holidays on one day are named together', () => {
  const holidays = [
    { date: '2028-10-03', name: { ko: '개천절', en: 'National Foundation Day' } },
    { date: '2028-10-03', name: { ko: '추석', en: 'Chuseok' } },
    { date: '2028-10-09', name: { ko: '한글날', en: 'Hangeul Day' } },
  ];
  expect([...holidayNames(holidays, 'ko')]).toEqual([
    ['2028-10-03', '개천절, 추석'],
    ['2028-10-09', '한글날'],
  ]);
});
