import { expect, test } from 'vitest';
import { projectFiles, readProjectFile, readSources } from './sources.ts';

const sheets = new Map(
  projectFiles()
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => [path, classesOf(readProjectFile(path))]),
);

/** The classes of a sheet by the names that code gives them. */
function classesOf(sheet: string): ReadonlySet<string> {
  const rules = sheet.replace(/\/\*[\s\S]*?\*\/|url\("[^"]*"\)|:global\([^)]*\)/g, '');
  const names = [...rules.matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/gi)].map(([, name = '']) => name);
  return new Set(
    names.map((name) => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())),
  );
}

/** Each place that names classes of a sheet; null where a class is chosen by a value and any may be meant. */
const uses = readSources().flatMap(({ path, text, imports }) =>
  imports
    .filter(({ file, specifier }) => file && sheets.has(file) && !specifier.includes('?'))
    .map(({ file = '', specifier }) => {
      const local = new RegExp(`import (\\w+) from '${specifier}'`).exec(text)?.[1] ?? '';
      const name = `(?<![\\w.'/-])${local}`;
      const isOpen = new RegExp(`${name}\\[`).test(text);
      const named = [...text.matchAll(new RegExp(`${name}\\??\\.(\\w+)`, 'g'))].map(([, one = '']) => one);
      return { path, sheet: file, named, isOpen };
    }),
);

test('every class that code names is in its sheet', () => {
  const missing = uses.flatMap(({ path, sheet, named }) =>
    named.filter((name) => !sheets.get(sheet)?.has(name)).map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every class of a sheet is named by some code', () => {
  const idle = [...sheets].flatMap(([sheet, classes]) => {
    const own = uses.filter((use) => use.sheet === sheet);
    if (own.some(({ isOpen }) => isOpen)) return [];
    const named = new Set(own.flatMap((use) => use.named));
    return [...classes].filter((name) => !named.has(name)).map((name) => `${sheet}: ${name}`);
  });
  expect(idle).toEqual([]);
});
