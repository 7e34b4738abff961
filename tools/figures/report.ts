import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { sectionOf, withSection } from './benchmarks-page.ts';
import { boundOf, type Figure, keepsBound, readable } from './figure.ts';

const page = new URL('../../docs/benchmarks.md', import.meta.url);

/** Prints figures, a line each, those that miss their bound marked; whether all are kept. */
export function print(figures: readonly Figure[]): boolean {
  for (const figure of figures) {
    const mark = keepsBound(figure) ? ' ' : '✗';
    const measured = `${readable(figure.value)} ${figure.unit}`.padStart(18);
    console.log(`${mark} ${figure.what.padEnd(60)} ${measured}  ${boundOf(figure)}`);
  }
  return figures.every(keepsBound);
}

/** Puts figures into docs/benchmarks.md, in place of those of the same name; `from` says where they come from. */
export function write(name: string, from: string, figures: Figure[]): void {
  const before = existsSync(page) ? readFileSync(page, 'utf8') : '';
  writeFileSync(page, withSection(before, sectionOf(name, from, figures)));
}

/** Commit and machine of this run, in one line; times mean little under a load above the cores. */
export function origin(seed?: number): string {
  const git = (...parts: string[]) => execFileSync('git', parts, { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--', '.', ':!docs/benchmarks.md') ? ' with changes' : '';
  const seeded = seed === undefined ? '' : `, seed ${seed}`;
  const cores = cpus();
  const machine = `${cores.length} cores (${cores[0]?.model.trim() ?? 'unknown'})`;
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const day = new Date().toISOString().slice(0, 10);
  return `Commit ${git('rev-parse', '--short', 'HEAD')}${changed}${seeded}, ${machine} with a load of ${load}, Node ${process.versions.node}, ${day}.`;
}

/** Prints the figures of a proof. A whole one (`npm run proof`) also writes them into docs/benchmarks.md, as benchmarks do. */
export function reportProof(name: string, figures: Figure[]): void {
  console.log(`\n${name}`);
  print(figures);
  if (process.env.WHOLE === '1') write(name, origin(), figures);
}
