import type { Figure } from '../tools/figures/figure.ts';
import { median } from './rates.ts';

/** What one run of Lighthouse says of a page. Scores 0 to 100, times in ms, sizes in bytes as they came over the wire. */
export type PageRun = {
  scores: Record<string, number>;
  largestPaint: number;
  layoutShift: number;
  requests: readonly { type: string; bytes: number }[];
};

/** Medians of a page's runs; the largest picture, which may be a hero, is left out of the bytes. */
export function lighthouseFigures(path: string, runs: readonly PageRun[]): Figure[] {
  const figure = (
    what: string,
    unit: string,
    of: (run: PageRun) => number,
    bound: Partial<Figure>,
  ): Figure => ({
    ...{ what: `${path}: ${what}`, unit, value: median(runs.map(of)) },
    ...bound,
  });
  const categories = Object.keys(runs[0]?.scores ?? {});
  return [
    ...categories.map((name) => figure(name, '', ({ scores }) => scores[name] ?? 0, { atLeast: 98 })),
    figure('largest contentful paint', 's', ({ largestPaint }) => largestPaint / 1000, { atMost: 1.5 }),
    figure('cumulative layout shift', '', ({ layoutShift }) => layoutShift, { atMost: 0.02 }),
    figure('all but the largest picture', 'kB', (run) => (sizeOf(run) - largestPicture(run)) / 1000, {
      atMost: 350,
    }),
    figure('scripts', 'kB', (run) => sizeOf(run, 'Script') / 1000, { atMost: 130 }),
    figure('fonts', 'kB', (run) => sizeOf(run, 'Font') / 1000, { atMost: 150 }),
  ];
}

function sizeOf({ requests }: PageRun, type?: string): number {
  return requests
    .filter((request) => type === undefined || request.type === type)
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

function largestPicture({ requests }: PageRun): number {
  return Math.max(0, ...requests.filter(({ type }) => type === 'Image').map(({ bytes }) => bytes));
}
