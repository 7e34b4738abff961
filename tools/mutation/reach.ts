import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import type { TestModule, Vitest } from 'vitest/node';
import { root } from '../setup/machine.mjs';
import { nameOfReached } from './name-of-reached.ts';

/** A file of tests, and which mutants' guards its tests reach; '' stands for what it does outside of tests. */
export type Seeker = {
  project: string;
  file: string;
  milliseconds: number;
  reached: ReadonlyMap<number, readonly string[]>;
};

export type Reach = { seekers: Seeker[]; failed: string[] };

/**
 * Runs all tests once with every guard in its place, and notes which guards each file of them reaches; where `by` names
 * parts of paths, only the tests in such files.
 */
export async function findReach(vitest: Vitest, by: readonly string[] = []): Promise<Reach> {
  const folder = mkdtempSync(join(tmpdir(), 'chulbal-reached-'));
  process.env.REACHED_FOLDER = folder;
  try {
    const specifications = (await vitest.globTestSpecifications()).filter(
      ({ moduleId }) => by.length === 0 || by.some((part) => relative(root, moduleId).includes(part)),
    );
    const { testModules } = await vitest.runTestSpecifications(specifications);
    const written = new Map(
      readdirSync(folder).map((name) => [
        name,
        new Map<number, string[]>(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
      ]),
    );
    const isKept = (one: TestModule) =>
      one.ok() && written.has(nameOfReached(one.project.name, one.moduleId));
    return {
      seekers: testModules.filter(isKept).map((one) => ({
        project: one.project.name,
        file: relative(root, one.moduleId),
        milliseconds: one.diagnostic().duration,
        reached: written.get(nameOfReached(one.project.name, one.moduleId)) ?? new Map(),
      })),
      failed: testModules.filter((one) => !one.ok()).map(({ moduleId }) => relative(root, moduleId)),
    };
  } finally {
    delete process.env.REACHED_FOLDER;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Tests beside the guard before those further away, the quick before the slow, and races last. */
export function nearestFirst(seekers: readonly Seeker[], file: string): Seeker[] {
  const begins = basename(file).split('.')[0] ?? '';
  const places = (one: Seeker) => [
    Number(one.file.endsWith('.race.test.ts')),
    relative(dirname(file), dirname(one.file)).split('/').filter(Boolean).length,
    Number(!basename(one.file).startsWith(begins)),
    one.milliseconds,
  ];
  return seekers.toSorted((a, b) => {
    const [one, other] = [places(a), places(b)];
    return one.map((value, place) => value - (other[place] ?? 0)).find((apart) => apart !== 0) ?? 0;
  });
}
