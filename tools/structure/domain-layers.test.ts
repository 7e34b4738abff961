import { describe, expect, test } from 'vitest';
import { adapters, divisions, domainFolders, features, type Part, parts, publicParts } from './house.ts';
import { domainPlace, readSources, type Source, sourceOf } from './sources.ts';

const domain = readSources().filter((source) => source.path.startsWith('packages/domain/'));

describe('inside the domain', () => {
  test('a feature is made of tables, rules, queries and commands', () => {
    const strangers = domain.filter(({ path }) => {
      const place = domainPlace(path);
      if (!place || domainFolders.includes(place.feature)) return false;
      return !isPart(place.part) && !isAdapter(place.feature, place.part);
    });
    expect(
      strangers.map(({ path }) => `${path} is none of ${parts.join(', ')} and no named adapter`),
    ).toEqual([]);
  });

  test('tables → rules → queries → commands; another feature only by its rules, queries or commands', () => {
    expect(domain.flatMap(layerBreaches)).toEqual([]);
  });

  test('a breach is named', () => {
    const rules = sourceOf(
      'packages/domain/seasons/rules.ts',
      "import { saveTrack } from './commands.ts';\nimport type { FileRow } from '../files/tables.ts';\n",
      new Set(),
    );
    expect(layerBreaches(rules)).toEqual([
      'packages/domain/seasons/rules.ts: rules may not import commands (./commands.ts)',
      'packages/domain/seasons/rules.ts: the tables of files are its own (../files/tables.ts)',
    ]);
  });

  test('a division of a big feature imports only those before it', () => {
    expect(domain.flatMap(divisionBreaches)).toEqual([]);
    const text = "import { listTeams } from './list/queries.ts';\n";
    const beside = sourceOf('packages/domain/applications/team.queries.ts', text, new Set());
    expect(divisionBreaches(beside)).toEqual([
      'packages/domain/applications/team.queries.ts: . may not import list (./list/queries.ts)',
    ]);
  });

  test('what all features stand on knows none of them', () => {
    const base = domain.filter(
      ({ path }) => /^packages\/domain\/[^/]+\.ts$/.test(path) && !path.includes('.test.'),
    );
    const breaches = base.flatMap(({ path, imports }) =>
      imports
        .filter(({ file }) => {
          const place = file ? domainPlace(file) : null;
          return place && features.includes(place.feature) && place.part !== 'tables';
        })
        .map(({ specifier }) => `${path} may not import ${specifier}`),
    );
    expect(breaches).toEqual([]);
  });
});

function isPart(name: string): name is Part {
  return (parts as readonly string[]).includes(name);
}

function isAdapter(feature: string, name: string): boolean {
  return adapters[feature]?.includes(name) ?? false;
}

function divisionBreaches(source: Source): string[] {
  const from = domainPlace(source.path);
  const order = from ? divisions[from.feature] : undefined;
  if (!from?.division || !order) return [];
  const place = order.indexOf(from.division);
  return source.imports.flatMap(({ specifier, file }) => {
    const to = file ? domainPlace(file) : null;
    if (to?.feature !== from.feature || !to.division || to.part === 'tables') return [];
    if (order.indexOf(to.division) <= place) return [];
    return [`${source.path}: ${from.division} may not import ${to.division} (${specifier})`];
  });
}

function layerBreaches(source: Source): string[] {
  const from = domainPlace(source.path);
  if (!from || domainFolders.includes(from.feature)) return [];
  return source.imports.flatMap(({ specifier, file }) => {
    const to = file ? domainPlace(file) : null;
    if (!to || !features.includes(to.feature)) return [];
    if (to.feature !== from.feature) {
      const named = from.part === 'tables' && to.part === 'tables'; // a foreign key's type
      const open = named || publicParts.includes(to.part) || isAdapter(to.feature, to.part);
      if (!open) return [`${source.path}: the ${to.part} of ${to.feature} are its own (${specifier})`];
    }
    const upwards = isPart(from.part) && isPart(to.part) && parts.indexOf(to.part) > parts.indexOf(from.part);
    return upwards ? [`${source.path}: ${from.part} may not import ${to.part} (${specifier})`] : [];
  });
}
