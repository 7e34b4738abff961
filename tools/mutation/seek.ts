import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestModule, Vitest } from 'vitest/node';
import { root } from '../setup/machine.mjs';
import type { Numbered } from './files.ts';
import type { Seeker } from './reach.ts';

/** A mutant, the files of one project that may find it, in the order in which they run, and the tests in them that do. */
export type Search = { mutant: Numbered; files: readonly string[]; tests: readonly string[] };

/** A mutant that a test has noticed, with that test and what it said. */
export type Noticed = { mutant: Numbered; why: string };

/** So many mutants share a process and its database. */
const AT_ONCE = 40;

const folder = join(root, '.cache/mutants');

let turns = 0;

/** What looks for a mutant: the tests that come to its guard, and all of a file that comes there outside of them. */
export function searchOf(mutant: Numbered, seekers: readonly Seeker[]): Search {
  const tests = seekers.flatMap(({ file, reached }) => {
    const names = reached.get(mutant.number) ?? [];
    return names.includes('') ? [`${file} > `] : names.map((name) => `${file} > ${name}`);
  });
  return { mutant, files: seekers.map(({ file }) => file), tests };
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
    const found = chosen.filter(({ mutant }) => failed.has(mutant.number));
    const broken = await control(found.map((one) => ({ ...one, tests: testsOf(failed, one) })));
    const noticed = found
      .filter((one) => !broken.has(testsOf(failed, one).join()))
      .map(({ mutant }) => ({ mutant, why: failed.get(mutant.number)?.why ?? '' }));
    for (const { mutant } of noticed) killed.add(mutant.number);
    tell(noticed, at + chosen.length);
  }
  rmSync(folder, { recursive: true, force: true });
  return killed;

  /** Runs what has noticed something with all guards in place, once each. @returns what fails then, too */
  async function control(found: readonly Search[]): Promise<Set<string>> {
    const each = [...Map.groupBy(found, ({ tests }) => tests.join()).values()].flatMap(([one]) => one ?? []);
    const failed = await turn(each.map((one) => ({ ...one, isOn: false })));
    for (const { why } of failed.values())
      console.log(`  Not counted, since it fails with every guard in place, too: ${why}`);
    return new Set(each.filter(({ mutant }) => failed.has(mutant.number)).map(({ tests }) => tests.join()));
  }

  /** @returns what failed, by the numbers of the mutants */
  async function turn(entries: readonly (Search & { isOn: boolean })[]): Promise<Map<number, Failure>> {
    rmSync(folder, { recursive: true, force: true });
    if (entries.length === 0) return new Map();
    mkdirSync(folder, { recursive: true });
    // By another name each time: what a file of this name said before is kept.
    turns += 1;
    const paths = entries.map((one) =>
      write(`${one.isOn ? 'mutant' : 'none'}-${project?.name}-${turns}`, one),
    );
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

/** The tests that failed, or all where it is the file that did. */
function testsOf(failed: ReadonlyMap<number, Failure>, { mutant, tests }: Search): readonly string[] {
  const own = failed.get(mutant.number)?.tests ?? [];
  return own.length > 0 ? own : tests;
}

type Failure = { tests: string[]; why: string };

/** Which tests fail, and what they say, in a line. */
function failureOf(module: TestModule): Failure {
  const failed = [...module.children.allTests('failed')];
  const said = failed.map((one) => `${one.fullName}: ${one.result().errors?.[0]?.message}`);
  const errors = module.errors().map(({ message }) => message);
  return {
    tests: failed.map(({ fullName }) => fullName),
    why: [...said, ...errors].join('; ').replaceAll(/\s+/g, ' ').slice(0, 400),
  };
}

/** A file that runs tests with a mutant on, or with none. What is set up for those of a file is in a suite of its own. */
function write(name: string, { mutant, files, tests, isOn }: Search & { isOn: boolean }): string {
  const path = join(folder, `${name}-${mutant.number}.ts`);
  const suites = files.map((file) => {
    const found = JSON.stringify(`${join(root, file)}?mutant=${mutant.number}`);
    return `describe(${JSON.stringify(file)}, async () => void (await import(${found})));`;
  });
  const lines = [
    "import { describe } from 'vitest';",
    `globalThis.mutantOn = ${isOn ? mutant.number : 0};`,
    `globalThis.testsOn = ${JSON.stringify(tests)};`,
    ...suites,
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
