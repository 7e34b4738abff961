import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestModule, Vitest } from 'vitest/node';
import { root } from '../setup/machine.mjs';
import type { Numbered } from './files.ts';
import type { Seeker } from './reach.ts';

/**
 * A mutant, the files of one project that may find it, in the order in which they run, and their tests that reach it;
 * null where all of them run.
 */
export type Search = { mutant: Numbered; files: readonly string[]; tests: readonly string[] | null };

/** A mutant that a test has noticed, with that test and what it said. */
export type Noticed = { mutant: Numbered; why: string };

/** So many mutants share a process and its database. */
const AT_ONCE = 16;

const folder = join(root, '.cache/mutants');

/** What looks for a mutant in these files: the tests that come to its guard. What comes there outside of tests is in all. */
export function searchOf(mutant: Numbered, seekers: readonly Seeker[]): Search {
  const tests = [...new Set(seekers.flatMap(({ reached }) => reached.get(mutant.number) ?? []))];
  return { mutant, files: seekers.map(({ file }) => file), tests: tests.includes('') ? null : tests };
}

/**
 * Gives the mutants that some test notices. One file stands for each mutant: it turns its switch and runs the tests
 * behind it. Processes and databases last for several mutants, so each costs little more than its tests. What failed
 * runs once more with all guards in place, the same tests alone: what fails then too has noticed nothing.
 */
export async function seek(
  vitest: Vitest,
  { project: name, searches }: { project: string; searches: readonly Search[] },
  tell: (noticed: readonly Noticed[], done: number) => void,
): Promise<Set<number>> {
  const project = vitest.projects.find((one) => one.name === name);
  if (!project) throw new Error(`There is no project ${name}.`);
  const killed = new Set<number>();

  for (let at = 0; at < searches.length; at += AT_ONCE) {
    const chosen = searches.slice(at, at + AT_ONCE);
    const failed = await turn(chosen.map((one) => ({ ...one, isOn: true })));
    const again = chosen.flatMap((one) => {
      const found = failed.get(one.mutant.number);
      return found ? [{ ...one, tests: found.tests, isOn: false }] : [];
    });
    const broken = await turn(again);
    for (const { why } of broken.values())
      console.log(`  Not counted, since it fails with every guard in place, too: ${why}`);
    const noticed = again.flatMap(({ mutant }) =>
      broken.has(mutant.number) ? [] : [{ mutant, why: failed.get(mutant.number)?.why ?? '' }],
    );
    for (const { mutant } of noticed) killed.add(mutant.number);
    tell(noticed, at + chosen.length);
  }
  rmSync(folder, { recursive: true, force: true });
  return killed;

  /** @returns what failed, by the numbers of the mutants */
  async function turn(entries: readonly (Search & { isOn: boolean })[]): Promise<Map<number, Failure>> {
    rmSync(folder, { recursive: true, force: true });
    if (entries.length === 0) return new Map();
    mkdirSync(folder, { recursive: true });
    const paths = entries.map(write);
    const { testModules } = await vitest.runTestSpecifications(
      paths.map((path) => project?.createSpecification(path)).filter((one) => one !== undefined),
    );
    // What earlier turns came to is told again.
    const failed = testModules.filter(
      (one) => one.project.name === name && paths.includes(one.moduleId) && !one.ok(),
    );
    return new Map(failed.map((one) => [numberOf(one.moduleId), failureOf(one)]));
  }
}

type Failure = { tests: string[] | null; why: string };

/** Which tests fail, null where it is the file that does, and what they say, in a line. */
function failureOf(module: TestModule): Failure {
  const failed = [...module.children.allTests('failed')];
  const said = failed.map((one) => `${one.fullName}: ${one.result().errors?.[0]?.message}`);
  const errors = module.errors().map(({ message }) => message);
  return {
    tests: failed.length > 0 ? failed.map(({ fullName }) => fullName) : null,
    why: [...said, ...errors].join('; ').replaceAll(/\s+/g, ' ').slice(0, 400),
  };
}

/** A file that runs tests with a mutant on, or with none. */
function write({ mutant, files, tests, isOn }: Search & { isOn: boolean }): string {
  const path = join(folder, `${isOn ? 'mutant' : 'none'}-${String(mutant.number).padStart(4, '0')}.ts`);
  const imports = files.map(
    (file) => `await import(${JSON.stringify(`${join(root, file)}?mutant=${mutant.number}`)});`,
  );
  const lines = [
    `globalThis.mutantOn = ${isOn ? mutant.number : 0};`,
    `globalThis.testsOn = ${JSON.stringify(tests)};`,
    ...imports,
    'export {};',
    '',
  ];
  writeFileSync(path, lines.join('\n'));
  return path;
}

const numberOf = (path: string) => Number(/-(\d+)\.ts$/.exec(path)?.[1]);

/** What compares with a file beside itself cannot be run from elsewhere. */
export function canSeek({ file }: Seeker): boolean {
  return !/toMatch\w*Snapshot/.test(readFileSync(join(root, file), 'utf8'));
}
