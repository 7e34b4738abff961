import { expect, test } from 'vitest';
import { exportPage } from './export-page.rules.ts';

const title = { ko: '것', en: 'Thing' };
const cells = (language: 'ko' | 'en', ...rows: string[]) => {
  const table = { key: 'one', title, columns: [{ key: 'a', title }], rows: rows.map((cell) => [cell]) };
  const page = exportPage([table], { language, brand: '출발+', at: '' });
  return [...page.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell);
};

test.each([
  ['2026-05-20T15:00:07.900Z', '2026.05.21 00:00:07', '21 May 2026, 00:00:07'],
  ['2008-03-15', '2008.03.15', '15 Mar 2008'],
  ['2008-02-31', '2008-02-31', '2008-02-31'],
  ['9999-99-99', '9999-99-99', '9999-99-99'],
  ['2026-05-20T99:00:00Z', '2026-05-20T99:00:00Z', '2026-05-20T99:00:00Z'],
  ['<b>', '&lt;b&gt;', '&lt;b&gt;'],
])('%s is read as %s and %s', (cell, ko, en) => {
  expect([cells('ko', cell), cells('en', cell)]).toEqual([[ko], [en]]);
});
