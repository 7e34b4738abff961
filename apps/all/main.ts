import { flushCompileCache } from 'node:module';
import { callCommandsAs } from '@chulbal/domain/called';
import { runProcess } from '@chulbal/http/run-process';
import { greeting } from './greeting.ts';
import { isReloaded, runReloading } from './reloading-process.ts';
import { readSettings } from './settings.ts';

// The whole product in one process: `npm start`, and with --dev `npm run dev`; beside it the commands of the terminal,
// each loaded only where it is asked for.
callCommandsAs(process.env);
const flags = process.argv.slice(2);
const args = flags.slice(1);

const commands: Record<string, () => Promise<void>> = {
  'create-owner': async () => (await import('./create-owner.ts')).runCreateOwner(args, process.env),
  'recompute-result': async () => (await import('./recompute-result.ts')).runRecompute(args),
  'recompute-market': async () => (await import('./recompute-market.ts')).runRecomputeMarket(args),
  'recompute-draw': async () => (await import('./recompute-draw.ts')).runRecomputeDraw(args),
  'rotate-key': async () => (await import('./rotate-key.ts')).runRotateKey(process.env),
  invariants: async () => (await import('./invariants.ts')).runInvariants(process.env),
  'demo-league': async () => (await import('./demo-league.ts')).runDemoLeague(args, process.env),
  doctor: async () => (await import('./doctor.ts')).runDoctor(args, process.env),
  backup: async () => (await import('./backup.ts')).runBackup(args, process.env),
  restore: async () => (await import('./restore.ts')).runRestore(args, process.env),
  verify: async () => (await import('./verify.ts')).runVerify(args, process.env),
  migrate: async () => (await import('./migrate.ts')).runMigrate(args, process.env),
};

const command = commands[flags[0] ?? ''];
if (command) await command();
else if (flags.includes('--dev') && !isReloaded(flags)) runReloading(flags);
else await runProcess(start);

async function start() {
  process.env.NODE_ENV ??= 'production';
  const settings = readSettings(process.env, flags);
  // Loaded after NODE_ENV is known, for React asks it while it loads.
  const { startProduct } = await import('./start-product.ts');
  const { url, demo, servers, close } = await startProduct(settings);
  // Now, for who is killed keeps nothing at the end.
  flushCompileCache();
  console.log(greeting({ mode: settings.mode, url, demo, seconds: process.uptime() }));
  return { servers, close: () => close().finally(settings.unlock) };
}
