import type { Reply } from '@chulbal/contract/endpoint';
import { type HuntState, isFindEventImage, saveFoundEventImage } from '@chulbal/contract/logo-hunt';
import {
  type DrawList,
  drawWinners,
  readDrawFile,
  sha256Of,
  writeDrawFile,
} from '@chulbal/contract/raffle/draw';
import type { Db } from '@chulbal/domain/db';
import { createAccount } from '@chulbal/testing/accounts';
import { accessToken } from '@chulbal/testing/api';
import { createEvent } from '@chulbal/testing/events';
import type { Figure } from '../tools/figures/figure.ts';
import { startBenchDatabase } from './postgres-db.ts';
import { median, paced, quantile } from './rates.ts';
import { type ServerProcess, startServer } from './server-process.ts';

export const name =
  'F-11 The logo hunt at 200 a second on PostgreSQL, and drawing 1,000 prizes among 1,000,000 tickets';

const RATE = 200;
const WARM_UP = 200;
const SECONDS = 10;
const PEOPLE = 500;
const FINDS = 5;
const eventKey = 'bench';
const pages = Array.from({ length: FINDS + 3 }, (_, place) => `/page-${place}`);
const TICKETS = 1_000_000;
const PRIZES = 1_000;
const ROUNDS = 5;

export async function run(): Promise<Figure[]> {
  return [...(await hunting()), ...(await drawing())];
}

/** Everybody asks on page after page whether a logo is there, and finds it; the fifth gives a ticket. */
async function hunting(): Promise<Figure[]> {
  const database = await startBenchDatabase({ durable: true, prepare: openEventNow });
  try {
    const tokens: string[] = [];
    const now = new Date();
    for (let count = 0; count < PEOPLE; count += 1) {
      const { id } = await createAccount(database.db);
      tokens.push(await accessToken(database.db, { kind: 'user', accountId: id, now }));
    }
    const api = await startServer('user-api', { ...database.settings, timed: true });
    try {
      await paced(WARM_UP, WARM_UP / 2, (number) => hunt(api, tokens, number));
      await api.ask('times');
      await paced(RATE * SECONDS, RATE, (number) => hunt(api, tokens, WARM_UP + number));
      const times = await api.ask<Record<string, number[]>>('times');
      return [isFindEventImage, saveFoundEventImage].flatMap(({ path }): Figure[] => {
        const taken = times[path] ?? [];
        const what = `${path.split('/').at(-1)} at ${RATE}/s`;
        return [
          { what: `${what}: median in the server`, value: median(taken), unit: 'ms' },
          { what: `${what}: p95`, value: quantile(taken, 0.95), unit: 'ms', atMost: 15 },
        ];
      });
    } finally {
      await api.stop();
    }
  } finally {
    await database.stop();
  }
}

/** An event that is open at the time of the run, on pages that hide a logo each. */
async function openEventNow(db: Db): Promise<void> {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const times = { opensAt: at(-1), closesAt: at(10), hashAt: at(11), seedAt: at(12), drawsAt: at(13) };
  await createEvent(db, { ...times, pages, findsNeeded: FINDS }, { key: eventKey });
}

/** The next page of the person whose turn it is. */
async function hunt(api: ServerProcess, tokens: readonly string[], number: number): Promise<void> {
  const page = pages[Math.floor(number / tokens.length)] ?? '';
  const headers = { authorization: `Bearer ${tokens[number % tokens.length]}` };
  const query = new URLSearchParams({ eventKey, page });
  const asked = await fetch(`${api.url}${isFindEventImage.path}?${query}`, { headers });
  const { data } = (await asked.json()) as Reply<HuntState[]>;
  const offer = data?.[0]?.offer;
  if (!offer) throw new Error(`No logo on ${page}: ${JSON.stringify(data)}`);
  const found = await fetch(api.url + saveFoundEventImage.path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ eventKey, offer }),
  });
  if (!found.ok) throw new Error(`A find was refused: ${await found.text()}`);
  await found.arrayBuffer();
}

/** A million tickets of half as many people, a thousand of whom win and a thousand stand by. */
async function drawing(): Promise<Figure[]> {
  const list: DrawList = {
    ...{ eventKey, onePrizeEach: true },
    prizes: [{ code: 'p1', count: PRIZES, reserves: PRIZES }],
    tickets: Array.from({ length: TICKETS }, (_, place) => ({
      ...{ number: place + 1, person: (place >> 1).toString(16).padStart(12, '0'), prize: 'p1' },
    })),
  };
  let text = '';
  let sha256 = '';
  const writing = await measured(async () => {
    text = writeDrawFile(list);
    sha256 = await sha256Of(text);
  });
  const reading = await measured(async () => readDrawFile(text));
  const drawn = await measured(() => drawWinners(list, { sha256, seed: '257342079114338806' }));
  return [
    { what: 'the file of a million tickets, written and hashed', value: writing, unit: 'ms' },
    { what: 'the file read', value: reading, unit: 'ms' },
    { what: '1,000 prizes and 1,000 reserves drawn', value: drawn, unit: 'ms', atMost: 2_000 },
  ];
}

/** The middle of some rounds, in ms. */
async function measured(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return median(times);
}
