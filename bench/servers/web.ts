import { countBuffersWithHeap } from '@chulbal/http/buffer-limit';
import { parseWebEnv } from '@chulbal/http/env';
import { createWebServer } from '@chulbal/web/server/web-server';
import { answerBench } from './answer-bench.ts';

export type WebSettings = {
  userApiUrl: string;
  cookieSecret: string;
  serviceSecret: string;
  /** With the pages that were built; else only what passes through it is measured. */
  pages?: boolean;
};

// The web server as its main.ts starts it.
answerBench<WebSettings>(async ({ userApiUrl, cookieSecret, serviceSecret, pages = false }) => {
  countBuffersWithHeap();
  const { env } = parseWebEnv({
    CHULBAL_MODE: 'demo',
    USER_API_URL: userApiUrl,
    POINTER_API_URL: userApiUrl,
    COOKIE_SECRET: cookieSecret,
    SERVICE_SECRET: serviceSecret,
  });
  const noPages = pages ? {} : { handle: async () => new Response('') };
  const app = await createWebServer({ env, mode: 'demo', ...noPages });
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }) };
});
