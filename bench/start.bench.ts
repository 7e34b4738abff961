import { existsSync, readFileSync } from 'node:fs';
import { startProduct } from '../e2e/server.ts';
import type { Figure } from '../tools/figures/figure.ts';
import { median } from './rates.ts';

export const name = 'F-07 From start to the first page, on the embedded database';

const RESTARTS = 3;
/** Pages that are asked for after a start, few of them kept ones, and how many at once. */
const PAGES = 4_000;
const AT_ONCE = 8;
const GIB = 1024 ** 3;

export async function run(): Promise<Figure[]> {
  const first = stopwatch();
  const product = await startProduct({ REQUESTS_A_MINUTE: '1000000' });
  try {
    const created = { seconds: first(), peak: peakMemory(product.pid()) };
    await askForPages(product.url);
    const createdAndAsked = peakMemory(product.pid());
    const seconds: number[] = [];
    const peaks: number[] = [];
    for (let time = 0; time < RESTARTS; time += 1) {
      await product.end();
      const again = stopwatch();
      await product.restart();
      seconds.push(again());
      peaks.push(peakMemory(product.pid()));
    }
    await askForPages(product.url);
    const reopenedAndAsked = peakMemory(product.pid());
    return [
      {
        what: 'first start, creating the database and the demo',
        value: created.seconds,
        unit: 's',
        atMost: 15,
      },
      { what: 'start on existing data, median', value: median(seconds), unit: 's', atMost: 5 },
      { what: 'peak of memory when created', value: created.peak / GIB, unit: 'GiB', atMost: 1.5 },
      {
        what: `peak after ${PAGES.toLocaleString('en')} pages of it`,
        value: createdAndAsked / GIB,
        unit: 'GiB',
        atMost: 1.5,
      },
      { what: 'peak of memory when reopened', value: Math.max(...peaks) / GIB, unit: 'GiB', atMost: 1.2 },
      {
        what: `peak after ${PAGES.toLocaleString('en')} pages of it, reopened`,
        value: reopenedAndAsked / GIB,
        unit: 'GiB',
        atMost: 1.2,
      },
    ].filter(({ value }) => Number.isFinite(value));
  } finally {
    await product.stop();
  }
}

/** The first notice of the list. */
async function findNotice(url: string): Promise<string> {
  const list = await (await fetch(`${url}/board/notice`)).text();
  return /\/board\/notice\/detail\/\d+/.exec(list)?.[0] ?? '/board/notice';
}

/** Public pages in both languages, lists among them with another query each, as each browser compresses them. */
async function askForPages(url: string): Promise<void> {
  const paths = ['/', '/board/notice', '/board/faq', '/contest/schedule', await findNotice(url)];
  const numbers = Array.from({ length: PAGES }, (_, number) => number).values();
  const ask = async (number: number) => {
    const path = paths[number % paths.length] ?? '/';
    const query = number % 3 === 0 ? '' : `?keyword=${number % 400}&page=${1 + (number % 7)}`;
    const headers = {
      'accept-encoding': number % 2 === 0 ? 'br' : 'gzip',
      cookie: `lang=${number % 5 < 3 ? 'ko' : 'en'}`,
    };
    const answer = await fetch(`${url}${path}${query}`, { headers });
    await answer.arrayBuffer();
  };
  const visitor = async () => {
    for (const number of numbers) await ask(number);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
}

/** Seconds since it was made. */
function stopwatch(): () => number {
  const began = performance.now();
  return () => (performance.now() - began) / 1000;
}

/** The most memory a process has held so far, in bytes, where the system tells (Linux). */
function peakMemory(pid: number | undefined): number {
  const status = `/proc/${pid}/status`;
  const told = existsSync(status) && /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(status, 'utf8'))?.[1];
  return told ? Number(told) * 1024 : Number.NaN;
}
