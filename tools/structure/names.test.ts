import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { domainFolders, emptyNames, features, longestFile, pagesOnly } from './house.ts';
import { isTest, projectFiles, readProjectFile, readSources } from './sources.ts';

const files = projectFiles();
const code = files.filter((path) => /\.(ts|tsx|mjs|css)$/.test(path));
const sources = readSources();

describe('names', () => {
  test('files are kebab-case, with what they are after a dot', () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/;
    expect(code.filter((path) => !kebab.test(basename(path)))).toEqual([]);
  });

  test('no file or folder has a name that says nothing', () => {
    const empty = code.filter((path) => path.split(/[/.]/).some((word) => emptyNames.includes(word)));
    expect(empty).toEqual([]);
  });

  test('a feature has one name everywhere', () => {
    const places: [RegExp, string[]][] = [
      [/^packages\/domain\/([^/]+)\//, [...features, ...domainFolders]],
      [/^apps\/web\/app\/(?:site|evaluators|console)\/([^/]+)\//, [...features, ...pagesOnly]],
      [/^apps\/(?:user|admin)-api\/routes\/([a-z0-9-]+)[^/]*$/, features],
    ];
    const strangers = files.flatMap((path) =>
      places.flatMap(([place, known]) => {
        const name = place.exec(path)?.[1];
        return name && !known.includes(name) ? [`${path}: ${name} is no feature`] : [];
      }),
    );
    expect(strangers).toEqual([]);
  });
});

describe('files', () => {
  test(`no file is longer than ${longestFile} lines, but for texts, the demo, migrations and tables of facts`, () => {
    const exempt =
      /\.(texts|ko|en)\.ts$|^packages\/(demo|domain\/migrations)\/|^packages\/contract\/(acts|errors)\.ts$|^apps\/all\/testing\/object-table\.ts$|^apps\/web\/app\/styles\/fonts\//;
    const long = code
      .filter((path) => !exempt.test(path))
      .map((path) => ({ path, lines: readProjectFile(path).split('\n').length - 1 }))
      .filter(({ lines }) => lines > longestFile);
    expect(long.map(({ path, lines }) => `${path}: ${lines} lines`)).toEqual([]);
  });

  test('no default export but where a framework wants one', () => {
    const routes = sources.find(({ path }) => path === 'apps/web/app/routes.ts')?.text ?? '';
    const frameworks = /\.config\.ts$|^apps\/web\/app\/(root|routes|entry\.\w+)\.tsx?$/;
    const breaches = sources.filter(({ path, text }) => {
      const isRoute = path.startsWith('apps/web/app/') && routes.includes(path.slice('apps/web/app/'.length));
      return (
        !isRoute && !frameworks.test(path) && /^export default |^export \{[^}]*\bas default\b/m.test(text)
      );
    });
    expect(breaches.map(({ path }) => path)).toEqual([]);
  });

  test('no barrels', () => {
    const barrels = sources.filter(({ text }) => {
      const statements = text
        .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
        .split(';')
        .map((each) => each.trim());
      const said = statements.filter(Boolean);
      return said.length > 1 && said.every((each) => /^export\b[^=]*\bfrom\s/.test(each));
    });
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });

  test('SQL is written in the domain only, and by the demo that fills its tables', () => {
    const sql = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|from 'kysely/;
    const breaches = sources.filter(
      ({ path, text }) => !/^packages\/(domain|demo)\//.test(path) && !isTest(path) && sql.test(text),
    );
    expect(breaches.map(({ path }) => path)).toEqual([]);
  });

  test('the environment is handed on whole by main and parsed in env, nowhere else', () => {
    // NODE_ENV is the frameworks' own switch, not a setting of ours; an example is a program by itself.
    const handedOn = /process\.env(\.NODE_ENV\b|(?![.[]))/g;
    const breaches = sources.filter(({ path, text }) => {
      if (isTest(path) || /\/env\.ts$|\.config\.ts$|^examples\//.test(path)) return false;
      const isEntry = /\/(main\.ts|start\.mjs)$/.test(path);
      const rest = isEntry ? text.replaceAll(handedOn, '') : text.replaceAll('process.env.NODE_ENV', '');
      return rest.includes('process.env');
    });
    expect(breaches.map(({ path }) => path)).toEqual([]);
  });

  test('time is handed to the domain, which never looks at a clock', () => {
    const breaches = sources.filter(
      ({ path, text }) =>
        path.startsWith('packages/domain/') &&
        !path.endsWith('/clock.ts') &&
        !isTest(path) &&
        /new Date\(\)|Date\.now\(\)/.test(text),
    );
    expect(breaches.map(({ path }) => path)).toEqual([]);
  });
});

describe('what is left behind', () => {
  const checks: [string, RegExp][] = [
    ['no unfinished business', /\b(TODO|FIXME|XXX)\b(?!\|)/],
    ['no check is switched off', /@ts-(ignore|nocheck|expect-error)|biome-ignore(?!\|)/],
    ['no path of one machine', /(^|[\s'"`(=])\/(home|work|Users|mnt)\/\w/],
    [
      'no package registry but the public one',
      /https?:\/\/(?!registry\.npmjs\.org)[\w.:-]*(registry|npm-proxy|artifactory|verdaccio)/,
    ],
  ];
  const readable = files.filter((path) =>
    /\.(ts|tsx|mjs|css|json|md|html|yml|sh)$|^\.npmrc$|^\.ci\//.test(path),
  );
  const texts = readable
    .filter((path) => path !== 'tools/structure/names.test.ts')
    .map((path) => ({ path, lines: readProjectFile(path).split('\n') }));

  test.each(checks)('%s', (_, pattern) => {
    const found = texts.flatMap(({ path, lines }) =>
      lines.flatMap((line, at) =>
        pattern.test(line) ? [`${path}:${at + 1} ${line.trim().slice(0, 100)}`] : [],
      ),
    );
    expect(found).toEqual([]);
  });
});
