import { expect, test } from 'vitest';
import { isTest, readSources } from './sources.ts';

/** Where days are written as no reader sees them: typed into fields, names of versions, calendars, the demo. */
const notForReaders =
  /^apps\/web\/app\/lib\/typed-(date|moment)\.ts$|^packages\/(demo\/|domain\/(seeds\/|pages\/rules\.ts$))|^packages\/contract\/korean-holidays\.ts$/;
const ownWay = /\.replace(All)?\('-', '\.'\)|Intl\.DateTimeFormat|toLocale(Date|Time)String/;

test('dates that people read are written by time-texts and korean-time, which ask for the language', () => {
  const breaches = readSources()
    .filter(({ path }) => /^(apps|packages)\//.test(path) && !isTest(path) && !notForReaders.test(path))
    .filter(({ text }) => ownWay.test(text));
  expect(breaches.map(({ path }) => path)).toEqual([]);
});
