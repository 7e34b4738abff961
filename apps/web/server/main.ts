import { countBuffersWithHeap } from './buffer-limit.ts';
import { readMode, readWebEnv } from './env.ts';

// The web server as a process of its own.
process.env.NODE_ENV ??= 'production';
// Loaded after NODE_ENV is known, for React asks it while it loads.
const { createWebServer, drain } = await import('./web-server.ts');

countBuffersWithHeap();
const mode = readMode(process.env);
const env = readWebEnv(process.env, mode);
const app = await createWebServer({ env, mode });
const address = await app.listen({ port: env.PORT, host: env.HOST });
console.log(`Web: ${address}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void drain(app).then(() => process.exit(0)));
}
