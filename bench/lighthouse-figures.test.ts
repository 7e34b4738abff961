import { expect, test } from 'vitest';
import { lighthouseFigures, type PageRun } from './lighthouse-figures.ts';

const page = (given: Partial<PageRun>): PageRun => ({
  ...{ scores: { seo: 100 }, largestPaint: 900, layoutShift: 0, requests: [] },
  ...given,
});

test('every figure is the middle one of its runs, and each category has one', () => {
  const runs = [
    page({ scores: { seo: 97, performance: 99 }, largestPaint: 1300 }),
    page({ scores: { seo: 98, performance: 90 }, largestPaint: 800 }),
    page({ scores: { seo: 100, performance: 98 }, largestPaint: 1100 }),
  ];
  const [seo, performance, paint] = lighthouseFigures('/', runs);
  expect(seo).toEqual({ what: '/: seo', value: 98, unit: '', atLeast: 98 });
  expect(performance).toMatchObject({ what: '/: performance', value: 98 });
  expect(paint).toMatchObject({ value: 1.1, unit: 's', atMost: 1.5 });
});

test('the largest picture is left out of the bytes, smaller ones are not', () => {
  const requests = [
    { type: 'Document', bytes: 10_000 },
    { type: 'Font', bytes: 40_000 },
    { type: 'Font', bytes: 50_000 },
    { type: 'Script', bytes: 60_000 },
    { type: 'Image', bytes: 7_000 },
    { type: 'Image', bytes: 300_000 },
  ];
  const figures = lighthouseFigures('/', [page({ requests })]);
  expect(figures.find(({ what }) => what.includes('picture'))?.value).toBe(167);
  expect(figures.find(({ what }) => what.includes('fonts'))?.value).toBe(90);
  expect(figures.find(({ what }) => what.includes('scripts'))?.value).toBe(60);
});
