import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from './sources.ts';

const files = projectFiles();
const pages = files.filter((path) =>
  /^(README|CONTRIBUTING|SECURITY)\.md$|^docs\/(?!benchmarks).*\.md$/.test(path),
);

/** Files and folders of the project that a page names: `packages/contract/errors.ts`, without `<feature>` or `*`. */
function namedIn(text: string): string[] {
  const named = text.matchAll(/`((?:apps|packages|tools|deploy|docs|e2e|bench|examples)\/[\w./-]+)`/g);
  return [...named].map(([, path = '']) => path.replace(/\/$/, ''));
}

test('a page names only what is there', () => {
  const there = (path: string) => files.some((file) => file === path || file.startsWith(`${path}/`));
  const gone = pages.flatMap((page) =>
    namedIn(readProjectFile(page))
      .filter((path) => !there(path))
      .map((path) => `${page}: ${path}`),
  );
  expect(gone).toEqual([]);
});

test('what is named is found', () => {
  expect(namedIn('`packages/domain/db.ts` and `apps/web/app/`, not `packages/domain/<feature>`')).toEqual([
    'packages/domain/db.ts',
    'apps/web/app',
  ]);
});
