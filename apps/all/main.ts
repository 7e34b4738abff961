import { flushCompileCache } from 'node:module';
import { runProcess } from '@chulbal/http/run-process';
import { greeting } from './greeting.ts';
import { isReloaded, runReloading } from './reloading-process.ts';
import { readSettings } from './settings.ts';

// The whole product in one process: `npm start`, and with --dev `npm run dev`. `npm run create-owner`,
// `npm run recompute-result`, `npm run recompute-market`, `npm run recompute-draw`, `npm run rotate-key` and
// `npm run demo` are beside it.
const flags = process.argv.slice(2);

if (flags[0] === 'create-owner') await createOwner();
else if (flags[0] === 'recompute-result') await recomputeResult();
else if (flags[0] === 'recompute-market') await recomputeMarket();
else if (flags[0] === 'recompute-draw') await recomputeDraw();
else if (flags[0] === 'rotate-key') await rotateKey();
else if (flags[0] === 'demo-league') await fillLeague();
else if (flags.includes('--dev') && !isReloaded(flags)) runReloading(flags);
else await runProcess(start);

async function createOwner() {
  const { runCreateOwner } = await import('./create-owner.ts');
  await runCreateOwner(flags.slice(1), process.env);
}

async function recomputeResult() {
  const { runRecompute } = await import('./recompute-result.ts');
  await runRecompute(flags.slice(1));
}

async function recomputeDraw() {
  const { runRecomputeDraw } = await import('./recompute-draw.ts');
  await runRecomputeDraw(flags.slice(1));
}

async function recomputeMarket() {
  const { runRecomputeMarket } = await import('./recompute-market.ts');
  await runRecomputeMarket(flags.slice(1));
}

async function rotateKey() {
  const { runRotateKey } = await import('./rotate-key.ts');
  await runRotateKey(process.env);
}

async function fillLeague() {
  const { runDemoLeague } = await import('./demo-league.ts');
  await runDemoLeague(flags.slice(1), process.env);
}

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
