import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFiles, readProjectFile } from '../structure/sources.ts';
import { keptRows } from './data-map.ts';
import { explainedSettings } from './known-settings.ts';

const files = projectFiles();
const pages = files.filter((path) => /^docs\/operating\/[^/]+\.md$/.test(path));
const { scripts } = JSON.parse(readProjectFile('package.json')) as { scripts: Record<string, string> };

test('the data map says what is kept as the product deletes it', () => {
  expect(readProjectFile('docs/operating/data-map.md')).toContain(`\n${keptRows()}\n`);
});

describe.each(pages)('%s', (page) => {
  const text = readProjectFile(page);

  test('names only commands that there are', () => {
    const said = text.matchAll(
      /(?:npm run|(?:^ *|`)chulbal|run --rm [a-z-]+|run\.mjs) ([a-z]+(?:-[a-z]+)*)\b/gm,
    );
    expect([...said].map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
  });

  test('names only settings that there are', () => {
    const said = text.matchAll(/`([A-Z]+(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g);
    const known = [...explainedSettings(), 'COMPOSE_PROFILES', 'NODE_EXTRA_CA_CERTS', 'POSTGRES_PASSWORD'];
    expect([...said].map(([, name = '']) => name).filter((name) => !known.includes(name))).toEqual([]);
  });

  test('leads only to what is there', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(#[^)]*)?\)/g)];
    const heads = [...text.matchAll(/^#+ (.*)$/gm)].map(([, head = '']) => anchorOf(head));
    const gone = links.filter(([, file, anchor]) =>
      file ? !files.includes(posix.join('docs/operating', file)) : !heads.includes(anchor ?? ''),
    );
    expect(gone.map(([link]) => link)).toEqual([]);
  });
});

/** As the code host makes it of a heading. */
function anchorOf(head: string): string {
  return `#${head
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')}`;
}
