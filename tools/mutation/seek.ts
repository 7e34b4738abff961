import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestModule, Vitest } from 'vitest/node';
import { root } from '../setup/machine.mjs';
import type { Numbered } from './files.ts';
import type { Seeker } from './reach.ts';

/** A mutant, and the files of one project that may find it, in the order in which they run. */
export type Search = { mutant: Numbered; files: readonly string[] };

/** A mutant that a test has noticed, with that test and what it said. */
export type Noticed = { mutant: Numbered; why: string };

/** So many mutants share a process and its database. */
const AT_ONCE = 16;

const folder = join(root, '.cache/mutants');

/**
 * Gives the mutants that some test notices. One file stands for each mutant: it turns its switch and runs the tests
 * behind it. Processes and databases last for several mutants, so each turn costs little more than its tests; the last of
 * a turn runs with all guards in place, and if it fails, something was left behind: then each that was noticed runs again in a process of its own.
 */
export async function seek(
  vitest: Vitest,
  { project: name, searches }: { project: string; searches: readonly Search[] },
  tell: (noticed: readonly Noticed[], done: number) => void,
): Promise<Set<number>> {
  const project = vitest.projects.find((one) => one.name === name);
  if (!project) throw new Error(`There is no project ${name}.`);
  const killed = new Set<number>();

  /** @returns the numbers whose tests failed, with what failed in each; 0 is the one with all guards */
  async function turn(chosen: readonly Search[]): Promise<Map<number, string>> {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const last = chosen.at(-1);
    const entries = chosen.map(({ mutant, files }) => entry(mutant.number, files));
    if (chosen.length > 1 && last) entries.push(entry(0, last.files));
    const { testModules } = await vitest.runTestSpecifications(
      entries.map((path) => project?.createSpecification(path)).filter((one) => one !== undefined),
    );
    // What earlier turns came to is told again.
    const numbers = new Set(entries.map(numberOf));
    const failed = testModules.filter(
      (one) => one.project.name === name && numbers.has(numberOf(one.moduleId)) && !one.ok(),
    );
    return new Map(failed.map((one) => [numberOf(one.moduleId), whyOf(one)]));
  }

  for (let at = 0; at < searches.length; at += AT_ONCE) {
    const chosen = searches.slice(at, at + AT_ONCE);
    let failed = await turn(chosen);
    const leftBehind = failed.get(0);
    if (leftBehind !== undefined) {
      console.log(`  Something was left behind, so what was noticed runs again, each alone: ${leftBehind}`);
      failed = await alone(chosen.filter(({ mutant }) => failed.has(mutant.number)));
    }
    for (const number of failed.keys()) killed.add(number);
    tell(
      chosen.flatMap(({ mutant }) => {
        const why = failed.get(mutant.number);
        return why === undefined ? [] : [{ mutant, why }];
      }),
      at + chosen.length,
    );
  }
  rmSync(folder, { recursive: true, force: true });
  return killed;

  async function alone(chosen: readonly Search[]): Promise<Map<number, string>> {
    const failed = new Map<number, string>();
    for (const one of chosen) for (const [number, why] of await turn([one])) failed.set(number, why);
    return failed;
  }
}

/** Which tests fail, and what they say, in a line. */
function whyOf(module: TestModule): string {
  const failed = [...module.children.allTests('failed')].map(
    (one) => `${one.fullName}: ${one.result().errors?.[0]?.message}`,
  );
  const errors = module.errors().map(({ message }) => message);
  return [...failed, ...errors].join('; ').replaceAll(/\s+/g, ' ').slice(0, 400);
}

function entry(number: number, files: readonly string[]): string {
  const path = join(folder, `mutant-${String(number).padStart(4, '0')}.ts`);
  const imports = files.map(
    (file) => `await import(${JSON.stringify(`${join(root, file)}?mutant=${number}`)});`,
  );
  writeFileSync(path, [`globalThis.mutantOn = ${number};`, ...imports, 'export {};', ''].join('\n'));
  return path;
}

const numberOf = (path: string) => Number(/mutant-(\d+)\.ts$/.exec(path)?.[1]);

/** What compares with a file beside itself cannot be run from elsewhere. */
export function canSeek({ file }: Seeker): boolean {
  return !/toMatch\w*Snapshot/.test(readFileSync(join(root, file), 'utf8'));
}
