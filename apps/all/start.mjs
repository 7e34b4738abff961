// The plain-JavaScript door. main.ts needs Node 24, which the project brings with its packages, and with
// --dev the settings that hot reload wants from the start of the process.
import { spawn } from 'node:child_process';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { pinnedNode } from '../../tools/setup/pinned-node.mjs';

const isNew = Number(process.versions.node.split('.')[0]) >= 24;
const dev = process.argv.includes('--dev');
const condition = '--conditions=development';

if (isNew && (!dev || process.execArgv.includes(condition))) {
  // What was compiled once is kept: a fifth of the work of a start. Where nothing can be written, nothing is kept.
  module.enableCompileCache(
    fileURLToPath(new URL('../../node_modules/.cache/chulbal/compiled', import.meta.url)),
  );
  await import('./main.ts');
} else {
  const node = isNew ? process.execPath : pinnedNode();
  if (!node) {
    console.error('Node 24 is needed and not there: run "npm start", which installs it, or install Node 24.');
    process.exit(1);
  }
  const child = spawn(node, [...process.execArgv, ...(dev ? [condition] : []), ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: dev ? { ...process.env, NODE_ENV: 'development' } : process.env,
  });
  // Ctrl-C reaches the child by itself; this process only has to outlive it.
  process.on('SIGINT', () => {});
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code) => process.exit(code ?? 1));
}
