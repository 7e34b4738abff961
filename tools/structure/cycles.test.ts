import { describe, expect, test } from 'vitest';
import { findCycle } from './find-cycle.ts';
import { features } from './house.ts';
import { domainPlace, isTest, readSources, webPlace, workspaceOf } from './sources.ts';

const all = readSources();
const sources = all.filter((source) => !isTest(source.path));

describe('no cycles', () => {
  test('no file imports itself round about, those of tests included', () => {
    const graph = new Map(
      all.map(({ path, imports }) => [path, new Set(imports.flatMap(({ file }) => file ?? []))]),
    );
    expect(findCycle(graph)).toBeNull();
  });

  test('no workspace needs itself round about, what tests are made of included', () => {
    const graph = new Map<string, Set<string>>();
    for (const { path, imports } of all.filter((each) => !each.path.includes('.test.'))) {
      const from = workspaceOf(path);
      for (const { file } of imports) {
        const to = file ? workspaceOf(file) : from;
        if (to !== from) graph.set(from, (graph.get(from) ?? new Set()).add(to));
      }
    }
    expect(findCycle(graph)).toBeNull();
  });

  test('no feature of the domain, and no division of one, needs itself round about', () => {
    const graph = new Map<string, Set<string>>();
    for (const { path, imports } of sources) {
      const from = unitOf(path);
      for (const { file } of imports) {
        const to = file ? unitOf(file) : null;
        if (from && to && to !== from) graph.set(from, (graph.get(from) ?? new Set()).add(to));
      }
    }
    expect(graph.get('evaluation')).toContain('applications');
    expect(findCycle(graph)).toBeNull();
  });

  test('no feature of a wing of the web needs itself round about', () => {
    const graph = new Map<string, Set<string>>();
    for (const { path, imports } of sources) {
      const from = webPlace(path);
      if (!from) continue;
      for (const { file } of imports) {
        const to = file ? webPlace(file) : null;
        if (to && to !== from) graph.set(from, (graph.get(from) ?? new Set()).add(to));
      }
    }
    expect(findCycle(graph)).toBeNull();
  });

  test('a cycle is named', () => {
    const graph = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c'])],
      ['c', new Set(['b'])],
    ]);
    expect(findCycle(graph)).toBe('b -> c -> b');
  });
});

/** What of the domain must not need itself: a feature without its divisions, or a division such as `results/final`. */
function unitOf(path: string): string | null {
  const place = domainPlace(path);
  if (!place || !features.includes(place.feature)) return null;
  const { feature, division } = place;
  return division && division !== '.' ? `${feature}/${division}` : feature;
}
