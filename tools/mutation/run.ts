import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createVitest } from 'vitest/node';
import { argued } from './argued.ts';
import { allMutants, type Numbered } from './files.ts';
import { findReach, nearestFirst, type Seeker } from './reach.ts';
import { canSeek, type Search, searchOf, seek } from './seek.ts';

// Takes each check of permission and of deadlines away, one by one, and looks whether a test notices (S-01, R-05).
//
//   node tools/mutation/run.ts                    the rules, by their own tests: what a proof runs, some minutes
//   node tools/mutation/run.ts --all [part …]     every guard in files whose path has such a part, by all tests: hours
//     --by part     only by files of tests whose path has such a part; may be said several times
//     --known file  goes on where an earlier run ended: what stands in the file is killed, and what this run kills is
//                   added to it, a line each, with the test that noticed and what it said

/** Which projects look, and from which to which of the nearest files: what is near and quick finds nearly all. */
const rounds = [
  { project: 'unit', from: 0, to: Number.POSITIVE_INFINITY },
  { project: 'postgres', from: 0, to: 3 },
  { project: 'api', from: 0, to: 2 },
  { project: 'postgres', from: 3, to: 16 },
  { project: 'api', from: 2, to: 12 },
  { project: 'postgres', from: 16, to: Number.POSITIVE_INFINITY },
  { project: 'api', from: 12, to: Number.POSITIVE_INFINITY },
];

delete process.env.WHOLE;
const {
  values: { all, by, known },
  positionals: asked,
} = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    by: { type: 'string', multiple: true, default: [] },
    known: { type: 'string' },
  },
});
const began = Date.now();
const BY = ' · noticed by ';
const isMeant = ({ file }: { file: string }) =>
  all ? asked.length === 0 || asked.some((part) => file.includes(part)) : /(^|[./])rules\.ts$/.test(file);
const mutants = allMutants().filter(isMeant);
const killedBefore = new Set(
  known && existsSync(known) ? readFileSync(known, 'utf8').split('\n').map(nameOf) : [],
);
const vitest = await createVitest('test', {
  ...{ config: 'vitest.mutation.config.ts', watch: false, run: true },
  ...(all ? {} : { project: ['unit'] }),
});
try {
  process.exitCode = (await search()) ? 0 : 1;
} finally {
  await vitest.close();
}

/** @returns whether no mutant is left that nobody has argued for, nor an argument for none */
async function search(): Promise<boolean> {
  let left: Numbered[] = mutants.filter(({ name }) => !killedBefore.has(name));
  const { seekers, failed } = await findReach(vitest, by);
  if (failed.length > 0)
    console.log(`Not asked, since they fail with every guard in place:\n${list(failed)}`);
  const able = seekers.filter(canSeek);
  const byNumber = new Map<number, Seeker[]>();
  for (const one of able)
    for (const number of one.reached.keys()) byNumber.set(number, [...(byNumber.get(number) ?? []), one]);
  const reached = left.filter(({ number }) => byNumber.has(number)).length;
  console.log(`${left.length} mutants, ${reached} reached by ${able.length} files of tests, ${minutes()}`);

  for (const { project, from, to } of all ? rounds : rounds.slice(0, 1)) {
    const searches = left.flatMap((mutant): Search[] => {
      const near = nearestFirst(
        (byNumber.get(mutant.number) ?? []).filter((one) => one.project === project),
        mutant.file,
      );
      const chosen = near.slice(from, to);
      return chosen.length > 0 ? [searchOf(mutant, chosen)] : [];
    });
    const killed = await seek(vitest, { project, searches }, (found, done) => {
      if (known) for (const { mutant, why } of found) appendFileSync(known, `${mutant.name}${BY}${why}\n`);
      console.log(`  ${project} ${done} of ${searches.length}, ${minutes()}`);
    });
    left = left.filter(({ number }) => !killed.has(number));
    console.log(`${project}: ${killed.size} of ${searches.length} found, ${left.length} left, ${minutes()}`);
  }

  const guards = new Set(mutants.map(({ file, start, end }) => `${file} ${start} ${end}`)).size;
  const open = left.filter(({ name }) => !argued.has(name));
  const names = new Set(left.map(({ name }) => name));
  const stale = [...argued.keys()].filter(
    (name) => isMeant({ file: name.split(': ')[0] ?? '' }) && !names.has(name),
  );
  console.log(
    `${guards} guards, ${mutants.length} mutants, ${mutants.length - left.length} killed, ${left.length} survive, ` +
      `${left.length - open.length} of them argued, ${minutes()}`,
  );
  const unreached = (one: Numbered) => (byNumber.has(one.number) ? '' : ' (reached by no test)');
  if (open.length > 0)
    console.log(
      `\nNo test notices:\n${list(open.map((one) => `${one.name} · line ${one.line}${unreached(one)}`))}`,
    );
  if (stale.length > 0) console.log(`\nArgued, and found or gone:\n${list(stale)}`);
  return open.length === 0 && stale.length === 0;
}

/** The mutant of a line of what is known. */
function nameOf(line: string): string {
  return line.split(BY)[0] ?? '';
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}

function minutes(): string {
  return `${((Date.now() - began) / 60_000).toFixed(1)} min`;
}
