import { parseWebEnv } from '@chulbal/http/env';
import { runProcess } from '@chulbal/http/run-process';
import { logOf } from '@chulbal/http/signals/log';
import { openMetrics, openTracing } from '@chulbal/http/signals/signals';

// The web server as a process of its own, any number of times.
await runProcess(async () => {
  process.env.NODE_ENV ??= 'production';
  const { mode, env, metricsAt } = parseWebEnv(process.env);
  // Loaded after NODE_ENV is known, for React asks it while it loads.
  const { createWebServer } = await import('./web-server.ts');
  const metrics = await openMetrics(metricsAt);
  const tracing = await openTracing(env, 'web');
  const app = await createWebServer({ env, mode, signals: { log: logOf('web', mode), metrics, tracing } });
  const url = await app.listen({ port: env.PORT, host: env.HOST });
  // In production its log says so.
  if (mode !== 'production') console.log(`Web: ${url}`);
  const seen = metrics ? [await metrics.listen()] : [];
  return { servers: [app, ...seen], close: async () => tracing?.close() };
});
