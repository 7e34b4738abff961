import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db } from '@chulbal/domain/db';
import { campus, createDraft } from '@chulbal/testing/factories';
import { publishedSeason } from '@chulbal/testing/seasons';
import type { Figure } from '../tools/figures/figure.ts';
import { growth } from './growth.ts';
import { type LargePdf, largePdf } from './large-pdf.ts';
import { loggedInCookie } from './logged-in.ts';
import { startBenchDatabase } from './postgres-db.ts';
import { median } from './rates.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import type { BareHopSettings } from './servers/bare-hop.ts';
import type { BareStoreSettings } from './servers/bare-store.ts';
import type { WebSettings } from './servers/web.ts';

export const name = 'F-05 Upload and download through web server and user API to disk';

const MIB = 1024 ** 2;
const COMPARED_MIB = 256;
const LARGE_MIB = 1024;
const ROUNDS = 5;

/** One way of keeping a file and getting it back. Both check what came; seconds are theirs to spend. */
type Way = { upload(pdf: LargePdf): Promise<void>; download(pdf: LargePdf): Promise<void> };

export async function run({ seed }: { seed: number }): Promise<Figure[]> {
  const database = await startBenchDatabase({ prepare: seasonWithLargePlans });
  const { settings } = database;
  const cookieSecret = randomBytes(32).toString('hex');
  const api = await startServer('user-api', settings);
  const web = await startServer('web', {
    userApiUrl: api.url,
    cookieSecret,
    serviceSecret: settings.serviceSecret,
  } satisfies WebSettings);
  const store = await startServer('bare-store', { folder: settings.dataDir } satisfies BareStoreSettings);
  const hop = await startServer('bare-hop', { to: store.url } satisfies BareHopSettings);
  try {
    const product = await throughProduct(web.url, database.db, cookieSecret);
    const bare = throughBareHop(hop.url);
    const pdf = largePdf(COMPARED_MIB, seed);
    const [bareServers, ourServers] = [
      [hop, store],
      [web, api],
    ];
    const up = await sideBySide(
      { work: () => bare.upload(pdf), servers: bareServers },
      { work: () => product.upload(pdf), servers: ourServers },
    );
    const down = await sideBySide(
      { work: () => bare.download(pdf), servers: bareServers },
      { work: () => product.download(pdf), servers: ourServers },
    );
    const large = largePdf(LARGE_MIB, seed);
    const grownUp = await growth([web, api], () => product.upload(large));
    const grownDown = await growth([web, api], () => product.download(large));
    return [
      ...rates('upload', up),
      ...rates('download', down),
      ...memory('1 GiB up', grownUp),
      ...memory('1 GiB down', grownDown),
    ];
  } finally {
    for (const server of [hop, store, web, api]) await server.stop();
    await database.stop();
  }
}

/** What a slot takes is data of the season: here, business plans of more than 1 GiB. */
async function seasonWithLargePlans(db: Db): Promise<void> {
  await publishedSeason(db, {
    now: new Date(),
    change: (plan) => {
      for (const { documents } of plan.tracks)
        for (const slot of documents) slot.maxBytes = 2 * LARGE_MIB * MIB;
    },
  });
}

/** The product, as a browser in which a leader is logged in. */
async function throughProduct(url: string, db: Db, cookieSecret: string): Promise<Way> {
  const { actor, teamNo } = await createDraft(db, { ...campus, files: [], now: new Date() });
  const cookie = await loggedInCookie(db, { userId: actor.userId, name: '윤서준', cookieSecret });
  const browser = { cookie, 'sec-fetch-site': 'same-origin' };
  let serverFileName = '';
  return {
    async upload(pdf) {
      const query = new URLSearchParams({ teamNo: String(teamNo), slot: 'business', fileName: 'plan.pdf' });
      query.set('size', String(pdf.size));
      serverFileName = await send(`${url}/transfer/upload?${query}`, browser, pdf);
    },
    async download(pdf) {
      const headers = { ...browser, 'content-type': 'application/json' };
      const reply = await open(`${url}/transfer/download`, { method: 'POST', headers }, (call) => {
        call.end(JSON.stringify({ serverFileName }));
      });
      await swallow(reply, pdf);
    },
  };
}

function throughBareHop(url: string): Way {
  return {
    upload: async (pdf) => void (await send(url, {}, pdf)),
    download: async (pdf) => swallow(await open(url, { method: 'GET' }, (call) => call.end()), pdf),
  };
}

type Call = ReturnType<typeof request>;

async function open(
  url: string,
  options: RequestOptions,
  write: (call: Call) => unknown,
): Promise<IncomingMessage> {
  const call = request(url, options);
  const answered = once(call, 'response');
  await Promise.race([write(call), answered]);
  const [reply] = (await answered) as [IncomingMessage];
  return reply;
}

/** Sends the file and gives its name; throws when other bytes arrived. */
async function send(url: string, headers: Record<string, string>, pdf: LargePdf): Promise<string> {
  const sent = { ...headers, 'content-type': 'application/octet-stream', 'content-length': pdf.size };
  const reply = await open(url, { method: 'POST', headers: sent }, (call) =>
    pipeline(Readable.from(pdf.blocks(), { objectMode: true, highWaterMark: 1 }), call),
  );
  const { data } = JSON.parse(Buffer.concat(await reply.toArray()).toString('utf8'));
  if (data.sha256 !== pdf.sha256) throw new Error(`The upload failed: ${JSON.stringify(data)}`);
  return data.serverFileName;
}

async function swallow(reply: IncomingMessage, pdf: LargePdf): Promise<void> {
  let size = 0;
  for await (const chunk of reply) size += chunk.length;
  if (size !== pdf.size) throw new Error(`${size} bytes came of ${pdf.size}`);
}

/** One way with the processes that it goes through. */
type Measured = { work: () => Promise<void>; servers: readonly ServerProcess[] };
type Spent = { seconds: number[]; processor: number[] };

async function sideBySide(bare: Measured, product: Measured): Promise<Record<'bare' | 'product', Spent>> {
  const spent = { bare: { seconds: [], processor: [] }, product: { seconds: [], processor: [] } };
  for (let round = 0; round < ROUNDS; round += 1) {
    await spend(bare, spent.bare);
    await spend(product, spent.product);
  }
  return spent;
}

async function spend({ work, servers }: Measured, spent: Spent): Promise<void> {
  const used = async () => {
    const each = await Promise.all(servers.map((server) => server.ask<number>('processor')));
    return each.reduce((sum, milliseconds) => sum + milliseconds, 0);
  };
  const before = await used();
  const began = performance.now();
  await work();
  spent.seconds.push((performance.now() - began) / 1000);
  spent.processor.push((await used()) - before);
}

function rates(what: string, { bare, product }: Record<'bare' | 'product', Spent>): Figure[] {
  const ratio = (of: keyof Spent) => median(bare[of].map((each, round) => each / (product[of][round] ?? 0)));
  return [
    { what: `${what}: bare hop, hashing, writing, syncing`, value: rate(bare), unit: 'MiB/s' },
    { what: `${what}: product`, value: rate(product), unit: 'MiB/s' },
    { what: `${what}: product / bare`, value: ratio('seconds'), unit: '', atLeast: 0.7 },
    { what: `${what}: product / bare, by processor time`, value: ratio('processor'), unit: '' },
  ];
}

function rate({ seconds }: Spent): number {
  return COMPARED_MIB / median(seconds);
}

function memory(what: string, [web = Number.NaN, api = Number.NaN]: readonly number[]): Figure[] {
  return [
    { what: `memory of the web server, ${what}`, value: web / MIB, unit: 'MiB more', atMost: 64 },
    { what: `memory of the user API, ${what}`, value: api / MIB, unit: 'MiB more', atMost: 64 },
  ];
}
