// node tools/serve.mjs <user-api|admin-api|web>
//
// One server as a process of its own, in production, with the Node that the project brings where this one is older.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { root } from './setup/machine.mjs';
import { pinnedNode } from './setup/pinned-node.mjs';

/** @type {Record<string, string>} */
const servers = {
  'user-api': 'apps/user-api/main.ts',
  'admin-api': 'apps/admin-api/main.ts',
  web: 'apps/web/server/main.ts',
};

const entry = servers[process.argv[2] ?? ''];
const isNew = Number(process.versions.node.split('.')[0]) >= 24;
const node = isNew ? process.execPath : pinnedNode();

if (!entry) {
  console.error(`\n✗ node tools/serve.mjs <${Object.keys(servers).join('|')}>\n`);
  process.exit(1);
} else if (!node) {
  console.error(
    '\n✗ Node 24 is needed and not there: run "npm run build", which installs it, or install Node 24.\n',
  );
  process.exit(1);
} else if (isNew) {
  await import(pathToFileURL(join(root, entry)).href);
} else {
  const child = spawn(node, [join(root, entry)], { stdio: 'inherit' });
  // Ctrl-C reaches the child by itself; this process only has to outlive it.
  process.on('SIGINT', () => {});
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code) => process.exit(code ?? 1));
}
