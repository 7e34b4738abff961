import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/machine.mjs';
import { projectFiles } from '../structure/sources.ts';
import { findMutants, type Mutant } from './guards.ts';

/** Where guards are: the rules that both sides use, the domain, what turns a token into an actor, and the browser's back end. */
const places =
  /^(packages\/(contract|domain|http)|apps\/(user|admin)-api|apps\/web\/server)\/.*(?<!\.d)\.ts$/;
/**
 * What tests use, what is told and not decided, and how files are read. And what keeps names of files inside their folder:
 * without that a test with a hostile name writes wherever the name says.
 */
const elsewhere =
  /\.test\.ts$|\/(migrations|seeds|invariants|backups|content|cleaning|health)\/|\/(disk|s3)-store\.ts$|\/stand-in-|letters/;

export type Numbered = Mutant & { number: number };

/** Every mutant of the project, numbered, from one on. */
export function allMutants(): Numbered[] {
  return projectFiles()
    .filter((file) => places.test(file) && !elsewhere.test(file))
    .sort()
    .flatMap((file) => findMutants(file, readFileSync(join(root, file), 'utf8')))
    .map((mutant, place) => ({ ...mutant, number: place + 1 }));
}
