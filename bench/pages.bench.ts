import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { Figure } from '../tools/figures/figure.ts';
import { startDemoSite } from './demo-site.ts';
import { loggedInCookie } from './logged-in.ts';
import { listPublicPages } from './public-pages.ts';
import { median, throughput } from './rates.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import type { BarePagesSettings } from './servers/bare-pages.ts';
import { requestsAProcessorSecond, sideBySide } from './side-by-side.ts';

export const name = 'F-01 Public pages beside a bare server, and pages of a person';

/** With the exhibition as the demo has it: the open one of 17 companies, and last year's of 60. */
const everybodys = [
  '/',
  '/board/notice',
  '/board/faq',
  '/ipo/contents/experiences',
  '/ipo/contents/experiences/HOF',
  '/ipo/contents/exhibition',
  `/ipo/contents/exhibition?year=${new Date().getFullYear() - 1}`,
];
const personal = ['/', '/board/notice', '/contest/schedule'];
/** What browsers send. */
const browser = { 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'ko-KR,ko;q=0.9' };
const ROUNDS = 3;
/** Seconds: until the engine has compiled what makes a page; a server stands for days. */
const WARMING = 12;

export async function run(): Promise<Figure[]> {
  const { database, web, api, demo, cookieSecret, stop } = await startDemoSite();
  try {
    const company = (await listPublicPages(web.url)).get('/ipo/detail/:igNo/:icNo');
    if (!company) throw new Error('The sitemap names no company.');
    const anonymous = [...everybodys, company];
    const bare = await startServer('bare-pages', { replies: await repliesOf(web, anonymous) });
    try {
      const figures: Figure[] = [];
      for (const path of anonymous) figures.push(...(await besideBare(path, web, bare)));
      const { userId, name: who } = demo.draft;
      const cookie = await loggedInCookie(database.db, { userId, name: who, cookieSecret });
      const headers = { ...browser, cookie };
      for (const path of personal) figures.push(await pageOfPerson(path, headers, who, web, api));
      return figures;
    } finally {
      await bare.stop();
    }
  } finally {
    await stop();
  }
}

/** Headers and bytes as the product sends them to a visitor. */
async function repliesOf(
  web: ServerProcess,
  paths: readonly string[],
): Promise<BarePagesSettings['replies']> {
  const replies: BarePagesSettings['replies'] = {};
  for (const path of paths) {
    const reply = await get(web.url + path, browser);
    const { connection: _, 'keep-alive': __, date: ___, ...headers } = reply.headers;
    if (headers['content-encoding'] !== 'br') throw new Error(`${path} did not come compressed`);
    replies[path] = {
      headers: headers as Record<string, string>,
      body: Buffer.concat(await reply.toArray()),
    };
  }
  return replies;
}

async function get(url: string, headers: Record<string, string>): Promise<IncomingMessage> {
  const call = request(url, { headers });
  call.end();
  const [reply] = (await once(call, 'response')) as [IncomingMessage];
  if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} for ${url}`);
  return reply;
}

async function besideBare(path: string, web: ServerProcess, bare: ServerProcess): Promise<Figure[]> {
  const ask = (server: ServerProcess) => () =>
    throughput(server.url, [path], { seconds: 2, headers: browser });
  const asked = (server: ServerProcess) => () =>
    requestsAProcessorSecond(server, [path], { headers: browser });
  await ask(web)();
  await ask(bare)();
  const rate = await sideBySide(ask(web), ask(bare));
  const work = await sideBySide(asked(web), asked(bare));
  return [
    { what: `${path}: bare server, same headers and bytes`, value: rate.bare, unit: 'requests/s' },
    { what: `${path}: product`, value: rate.ours, unit: 'requests/s' },
    { what: `${path}: product / bare`, value: rate.ratio, unit: '', atLeast: 0.5 },
    { what: `${path}: product / bare, by processor time a request`, value: work.ratio, unit: '' },
  ];
}

/** Pages a second of the processor time that web server and user API use together. */
async function pageOfPerson(
  path: string,
  headers: Record<string, string>,
  who: string,
  web: ServerProcess,
  api: ServerProcess,
): Promise<Figure> {
  const plain = { ...headers, 'accept-encoding': 'identity' };
  const text = Buffer.concat(await (await get(web.url + path, plain)).toArray()).toString('utf8');
  if (!text.includes(who)) throw new Error(`${path} is not the page of ${who}`);
  const both: Pick<ServerProcess, 'url' | 'ask'> = {
    url: web.url,
    ask: async <T>(question: string) => {
      const [ours, theirs] = await Promise.all([web.ask<number>(question), api.ask<number>(question)]);
      return (ours + theirs) as T;
    },
  };
  const rates: number[] = [];
  await throughput(web.url, [path], { seconds: WARMING, headers });
  for (let round = 0; round < ROUNDS; round += 1)
    rates.push(await requestsAProcessorSecond(both, [path], { headers, seconds: 2 }));
  return {
    what: `${path} of a person logged in, a core`,
    value: median(rates),
    unit: 'pages/s',
    atLeast: 100,
  };
}
