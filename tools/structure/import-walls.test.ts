import { describe, expect, test } from 'vitest';
import { foreign, webGround, wings, workspaces } from './house.ts';
import {
  isTest,
  readProjectFile,
  readSources,
  type Source,
  sourceOf,
  webPlace,
  workspaceOf,
} from './sources.ts';

const sources = readSources();

describe('who may import whom', () => {
  test('a workspace imports only those below it', () => {
    expect(sources.flatMap(wallBreaches)).toEqual([]);
  });

  test('a breach is named', () => {
    const page = sourceOf('apps/web/app/root.tsx', "import { Db } from '@chulbal/domain/db';\n", new Set());
    expect(wallBreaches(page)).toEqual([
      'apps/web/app/root.tsx: web may not import domain (@chulbal/domain/db)',
    ]);
    const http = "import { runProcess } from '@chulbal/http/run-process';\n";
    const known = new Set(['packages/http/run-process.ts']);
    expect(wallBreaches(sourceOf('apps/web/app/root.tsx', http, known))).toHaveLength(1);
    expect(wallBreaches(sourceOf('apps/web/server/main.ts', http, known))).toEqual([]);
  });

  test('a wing of the web stands on what all stand on, and the console on what it shows of the site', () => {
    expect(sources.flatMap(wingBreaches)).toEqual([]);
  });

  test('a wing that leans on another is named', () => {
    const known = new Set(['apps/web/app/site/shell/header.tsx']);
    const text = "import { Header } from '../../site/shell/header.tsx';\n";
    const page = sourceOf('apps/web/app/evaluators/shell/login.tsx', text, known);
    expect(wingBreaches(page)).toEqual([
      'apps/web/app/evaluators/shell/login.tsx: evaluators may not import site (../../site/shell/header.tsx)',
    ]);
  });

  test('the contract knows zod only, the domain neither Fastify nor React, the web no database', () => {
    expect(sources.flatMap(foreignBreaches)).toEqual([]);
  });

  test('manifests agree with imports', () => {
    expect(Object.keys(workspaces).flatMap(manifestBreaches)).toEqual([]);
  });
});

function wallBreaches(source: Source): string[] {
  const from = workspaceOf(source.path);
  const allowed = workspaces[from]?.mayImport;
  if (!allowed) return [];
  return source.imports.flatMap(({ specifier, file }) => {
    const to = file ? workspaceOf(file) : from;
    // Plumbing of servers is for the web's server; its pages know the contract alone.
    const inPage = from === 'web' && !source.path.startsWith('apps/web/server/');
    const fine =
      to === from ||
      (allowed.includes(to) && !(inPage && to === 'http')) ||
      (isTest(source.path) && ['testing', 'demo'].includes(to));
    return fine ? [] : [`${source.path}: ${from} may not import ${to} (${specifier})`];
  });
}

function wingBreaches(source: Source): string[] {
  const from = webPlace(source.path)?.split('/')[0];
  const allowed = from && { ...wings, ...webGround }[from];
  if (!allowed || isTest(source.path)) return [];
  return source.imports.flatMap(({ specifier, file }) => {
    const to = file ? webPlace(file)?.split('/')[0] : undefined;
    const fine = to === undefined || to === from || allowed.includes(to);
    return fine ? [] : [`${source.path}: ${from} may not import ${to} (${specifier})`];
  });
}

function foreignBreaches(source: Source): string[] {
  const refused = foreign[workspaceOf(source.path)];
  if (!refused || isTest(source.path)) return [];
  return source.imports
    .filter((each) => each.package && refused.test(each.package))
    .map((each) => `${source.path}: ${workspaceOf(source.path)} may not know ${each.package}`);
}

/** What a workspace imports is in its manifest, and of our own packages nothing else is. */
function manifestBreaches(workspace: string): string[] {
  const folder = workspaces[workspace]?.folder ?? '';
  const manifest = JSON.parse(readProjectFile(`${folder}/package.json`));
  const named = new Set([
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.devDependencies ?? {}),
  ]);
  const imported = new Set<string>();
  for (const source of sources.filter((each) => workspaceOf(each.path) === workspace)) {
    if (isTest(source.path) && workspace !== 'testing') continue;
    for (const { specifier, package: name, file } of source.imports) {
      if (name && !name.startsWith('node:')) imported.add(name);
      if (file && specifier.startsWith('@chulbal/')) imported.add(`@chulbal/${workspaceOf(file)}`);
    }
  }
  const rootNamed = Object.keys(JSON.parse(readProjectFile('package.json')).devDependencies);
  const missing = [...imported].filter((name) => !named.has(name) && !rootNamed.includes(name));
  const idle = [...named].filter((name) => name.startsWith('@chulbal/') && !imported.has(name));
  return [
    ...missing.map((name) => `${folder}/package.json does not name ${name}`),
    ...idle.map((name) => `${folder}/package.json names ${name}, which nothing imports`),
  ];
}
