import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { divisions, webGround, wings, workspaces } from './house.ts';

export type Source = {
  /** From the project's root, such as `packages/domain/db.ts`. */
  path: string;
  text: string;
  imports: Import[];
};

export type Import = {
  /** As written. */
  specifier: string;
  /** The file of ours that it means, if it is one. */
  file?: string;
  /** The package from outside that it means, if it is one: `zod`, `@fastify/helmet`, `node:fs`. */
  package?: string;
};

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Every file that is, or is about to be, in the repository. */
export function projectFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
  });
  return listed
    .toString()
    .split('\0')
    .filter((path) => path && existsSync(root + path));
}

export function readProjectFile(path: string): string {
  return readFileSync(root + path, 'utf8');
}

/** All TypeScript and JavaScript of the project with what it imports. */
export function readSources(): Source[] {
  const paths = projectFiles().filter((path) => /\.(ts|tsx|mjs)$/.test(path));
  const known = new Set(paths);
  return paths.map((path) => sourceOf(path, readProjectFile(path), known));
}

export function sourceOf(path: string, text: string, known: ReadonlySet<string>): Source {
  const pattern =
    /^(?:import|export)\s[^'"`;]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*[,)]/gm;
  const specifiers = [...text.matchAll(pattern)].map((found) => found[1] ?? found[2] ?? found[3] ?? '');
  return { path, text, imports: specifiers.map((specifier) => resolve(path, specifier, known)) };
}

function resolve(from: string, specifier: string, known: ReadonlySet<string>): Import {
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
    const file = [target, `${target}.ts`, `${target}.tsx`].find((each) => known.has(each)) ?? target;
    return { specifier, file };
  }
  if (/\$|^virtual:/.test(specifier)) return { specifier };
  const [scope = '', name = '', ...rest] = specifier.split('/');
  if (scope === '@chulbal') {
    return { specifier, file: `${workspaces[name]?.folder ?? name}/${rest.join('/')}.ts` };
  }
  return { specifier, package: scope.startsWith('@') ? `${scope}/${name}` : scope };
}

/** A folder of a wing of the web, such as `console/panels`, or a folder that all stand on (`ui`); null elsewhere. */
export function webPlace(path: string): string | null {
  const [, top = '', folder] = /^apps\/web\/app\/([^/]+)\/(?:([^/]+)\/)?/.exec(path) ?? [];
  if (top in wings) return folder === undefined ? top : `${top}/${folder}`;
  return top in webGround ? top : null;
}

/** The workspace a file belongs to, or its top folder (`tools`, `e2e`, `bench`). */
export function workspaceOf(path: string): string {
  const found = Object.entries(workspaces).find(([, { folder }]) => path.startsWith(`${folder}/`));
  return found?.[0] ?? path.split('/')[0] ?? '';
}

/** Tests, and what only tests use, may reach further than the product. */
export function isTest(path: string): boolean {
  return (
    /\.test\.tsx?$|\.journey\.ts$|\.bench\.ts$/.test(path) ||
    /^(packages\/testing|apps\/all\/testing|tools|e2e|bench)\//.test(path)
  );
}

/** `division` is `.` for what lies beside the divisions of a feature, and null where a feature has none. */
export type DomainPlace = { feature: string; division: string | null; part: string };

/**
 * A file's place in the domain: which feature, which of its divisions and which of its parts, or null elsewhere.
 * `rules.ts` and `deadline.rules.ts` are the part `rules`, everything in another folder is the part of its name.
 */
export function domainPlace(path: string): DomainPlace | null {
  const found = /^packages\/domain\/([^/]+)\/(.+)\.ts$/.exec(path);
  if (!found || path.endsWith('.test.ts')) return null;
  const [, feature = '', rest = ''] = found;
  const names = rest.split('/');
  const known = divisions[feature];
  const folder = names.length > 1 ? known?.find((each) => each === names[0]) : undefined;
  const name = names[folder ? 1 : 0] ?? '';
  return { feature, division: known ? (folder ?? '.') : null, part: name.split('.').at(-1) ?? name };
}
