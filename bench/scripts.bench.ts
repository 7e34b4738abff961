import type { Browser } from 'playwright-core';
import { launchBrowser } from '../e2e/launch-browser.ts';
import { logIn } from '../e2e/people.ts';
import { startProduct } from '../e2e/server.ts';
import type { Figure } from '../tools/figures/figure.ts';
import { listPublicPages } from './public-pages.ts';

export const name = 'F-03 Script sent before anything is touched, compressed';

type Asked = { path: string; as?: 'draft'; atMost?: number };

/** Pages of a student with a draft, beside every public page as a visitor's phone gets it first, with nothing kept. */
const own: readonly Asked[] = [
  { path: '/contest/schedule', as: 'draft' },
  { path: '/apply/3/1', as: 'draft' },
];

/** Most kB of a public page. */
const BOUND = 130;

const LARGEST = 3;

export async function run(): Promise<Figure[]> {
  const product = await startProduct();
  const browser = await launchBrowser();
  try {
    const figures: Figure[] = [];
    const open = [...(await listPublicPages(product.url)).values()];
    for (const page of [...open.map((path): Asked => ({ path, atMost: BOUND })), ...own])
      figures.push(...(await scriptsOf(browser, product.url, page)));
    return figures;
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** What the page's scripts weigh as they came over the wire, without the replies' heads, and the largest of them. */
async function scriptsOf(browser: Browser, baseURL: string, asked: Asked): Promise<Figure[]> {
  const context = await browser.newContext({
    baseURL,
    locale: 'ko-KR',
    viewport: { width: 390, height: 844 },
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    if (asked.as) await logIn(page, asked.as);
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.setCacheDisabled', { cacheDisabled: true });
    const scripts = new Map<string, { name: string; bytes: number }>();
    client.on('Network.responseReceived', ({ requestId, type, response }) => {
      const file = new URL(response.url).pathname.split('/').at(-1) ?? '';
      const head = response.encodedDataLength;
      if (type === 'Script' || file.endsWith('.js')) scripts.set(requestId, { name: file, bytes: -head });
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const script = scripts.get(requestId);
      if (script) script.bytes += encodedDataLength;
    });
    await page.goto(asked.path, { waitUntil: 'networkidle' });
    const sent = [...scripts.values()].sort((one, other) => other.bytes - one.bytes);
    const total = sent.reduce((sum, { bytes }) => sum + bytes, 0);
    const bound = asked.atMost === undefined ? {} : { atMost: asked.atMost };
    const whose = asked.as ? `${asked.path} (${asked.as})` : asked.path;
    return [
      { what: `${whose}: ${sent.length} files`, value: total / 1000, unit: 'kB', ...bound },
      ...sent
        .slice(0, LARGEST)
        .map((file): Figure => ({ what: `${whose}: ${file.name}`, value: file.bytes / 1000, unit: 'kB' })),
    ];
  } finally {
    await context.close();
  }
}
