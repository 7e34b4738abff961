// npm run bench [-- <part of a file name> …] [-- --seed=7]
//
// Runs bench/*.bench.ts one after another, prints their figures and writes them to docs/benchmarks.md.
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Benchmark } from '../tools/figures/figure.ts';
import { origin, print, write } from '../tools/figures/report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' } },
});
const seed = Number(values.seed);

const files = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => positionals.length === 0 || positionals.some((part) => file.includes(part)))
  .sort();
if (files.length === 0) console.log('No benchmark of that name.');

for (const file of files) {
  const benchmark: Benchmark = await import(new URL(file, import.meta.url).href);
  const from = origin(seed);
  console.log(`\n${benchmark.name}`);
  const figures = await benchmark.run({ seed });
  if (!print(figures)) process.exitCode = 1;
  write(benchmark.name, from, figures);
}
