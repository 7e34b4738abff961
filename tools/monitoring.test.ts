import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { findPromtool } from './programs.mjs';

const promtool = findPromtool() ?? '';
const cwd = new URL('../deploy/monitoring/', import.meta.url);

// Where it could not be installed, the run says so: `npm test` in a line of its own.
test.runIf(promtool).each([
  ['check', 'config', '--lint=all', '--lint-fatal', 'prometheus.yml'],
  ['check', 'rules', '--lint=all', '--lint-fatal', 'alerts.yml'],
  ['test', 'rules', 'alerts.test.yml'],
])(
  'promtool %s %s',
  { timeout: 300_000 }, // Hours of series are played through, and on a busy machine that takes minutes.
  (...parts) => {
    const said = execFileSync(promtool, parts, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    expect(said).toContain('SUCCESS');
  },
);
