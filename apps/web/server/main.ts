import { parseWebEnv } from '@chulbal/http/env';
import { runProcess } from '@chulbal/http/run-process';

// The web server as a process of its own, any number of times.
await runProcess(async () => {
  process.env.NODE_ENV ??= 'production';
  const { mode, env } = parseWebEnv(process.env);
  // Loaded after NODE_ENV is known, for React asks it while it loads.
  const { createWebServer } = await import('./web-server.ts');
  const app = await createWebServer({ env, mode, logger: mode === 'production' });
  console.log(`Web: ${await app.listen({ port: env.PORT, host: env.HOST })}`);
  return { servers: [app], close: async () => {} };
});
