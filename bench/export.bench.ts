import { randomBytes } from 'node:crypto';
import { statfsSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { testSecrets } from '@chulbal/testing/api';
import { createOperator, operatorToken } from '@chulbal/testing/operators';
import type { Figure } from '../tools/figures/figure.ts';
import { growth } from './growth.ts';
import { type BenchDatabase, startBenchDatabase } from './postgres-db.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import type { AdminApiSettings } from './servers/admin-api.ts';
import type { BareZipSettings } from './servers/bare-zip.ts';
import { insertContents, insertFiles } from './submitted-contents.ts';
import { insertTeams } from './submitted-teams.ts';

export const name = 'F-09 Exports of 15,000 applications and of 5 GiB of files';

const TEAMS = 15_000;
const FILES = 1_024;
const MIB = 1024 ** 2;
const FILE_BYTES = 5 * MIB;

/** All but contacts, and all: opening what is sealed of four people a team is most of the work. */
const columns = ['number', 'track', 'region', 'teamName', 'itemName', 'leader', 'members', 'bonus'];
const everything = [...columns, 'answers', 'contacts', 'files', 'submittedAt', 'status'];

type Export = { format: 'xlsx' | 'csv' | 'zip'; columns: string[]; filter?: Record<string, unknown> };
/** `first` and `grown`: bytes of memory above what the API had before, after one export and after two. */
type Outcome = Spent & { first: number; grown: number };

/** `processor`: milliseconds that the server spent. */
type Spent = { seconds: number; bytes: number; processor: number };

export async function run({ seed }: { seed: number }): Promise<Figure[]> {
  const database = await startBenchDatabase();
  try {
    await insertTeams(database, { from: 1, to: TEAMS, seed });
    await insertContents(database);
    return [...(await tables(database)), ...(await archives(database))];
  } finally {
    await database.stop();
  }
}

async function tables(database: BenchDatabase): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [what, asked] of [
    ['CSV', { format: 'csv', columns }],
    ['CSV with answers and contacts', { format: 'csv', columns: everything }],
    ['XLSX', { format: 'xlsx', columns }],
    ['XLSX with answers and contacts', { format: 'xlsx', columns: everything }],
  ] as const) {
    const { seconds, first, grown, bytes } = await exported(database, asked as Export);
    figures.push(
      { what: `15,000 applications as ${what}`, value: TEAMS / seconds, unit: 'rows/s' },
      { what: `${what}: size`, value: bytes / MIB, unit: 'MiB' },
      { what: `${what}: memory of the API, first 15,000`, value: first / MIB, unit: 'MiB more' },
      { what: `${what}: another 15,000`, value: (grown - first) / MIB, unit: 'MiB beyond that', atMost: 64 },
    );
  }
  return figures;
}

async function archives(database: BenchDatabase): Promise<Figure[]> {
  const { dataDir } = database.settings;
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < 2 * FILES * FILE_BYTES) throw new Error(`There is no room for 5 GiB in ${dataDir}.`);
  const source = join(dataDir, 'source');
  writeFileSync(source, randomBytes(FILE_BYTES));
  const paths = await insertFiles(database, { dataDir, source, count: FILES, size: FILE_BYTES });
  const bare = await startServer('bare-zip', { paths } satisfies BareZipSettings);
  try {
    // Once beforehand, so that both find the files in the same place: on the disk or in its cache.
    const copied = () => spentBy(bare, () => swallow(bare.url, { method: 'GET' }));
    await copied();
    const before = await copied();
    const ours = await exported(database, { format: 'zip', columns: ['number'] });
    const after = await copied();
    const rate = ({ bytes, seconds }: Spent) => bytes / MIB / seconds;
    const bareRate = (rate(before) + rate(after)) / 2;
    const bareProcessor = (before.processor + after.processor) / 2;
    return [
      { what: '5 GiB of files as ZIP: bare copy of the same files', value: bareRate, unit: 'MiB/s' },
      { what: '5 GiB of files as ZIP', value: rate(ours), unit: 'MiB/s' },
      { what: 'ZIP / bare', value: rate(ours) / bareRate, unit: '' },
      { what: 'ZIP / bare, by processor time', value: bareProcessor / ours.processor, unit: '' },
      { what: 'ZIP: memory of the API', value: ours.grown / MIB, unit: 'MiB more', atMost: 64 },
    ];
  } finally {
    await bare.stop();
  }
}

/** One export through an API of its own, after a small one, so that nothing is compiled meanwhile; tables twice. */
async function exported(database: BenchDatabase, asked: Export): Promise<Outcome> {
  const { databaseUrl, dataDir, dataKey, serviceSecret } = database.settings;
  const settings: AdminApiSettings = {
    databaseUrl,
    dataDir,
    dataKey,
    secrets: { ...testSecrets, service: serviceSecret },
  };
  const api = await startServer('admin-api', settings);
  try {
    const { operatorId } = await createOperator(database.db);
    const ask = async (input: Export) => {
      const now = new Date();
      const token = await operatorToken(database.db, { operatorId, now, confirmed: true });
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ filter: {}, reason: '심사위원 배정 회의 자료', ...input });
      return swallow(`${api.url}/admin/application/command/export`, { method: 'POST', headers, body });
    };
    await ask({ ...asked, filter: { keyword: '3-00' } });
    let spent: Spent = { seconds: Number.NaN, bytes: 0, processor: Number.NaN };
    const from = await api.ask<number>('memory');
    const [first = Number.NaN] = await growth([api], async () => {
      spent = await spentBy(api, () => ask(asked));
    });
    await assertFinished(database, spent.bytes);
    if (asked.format === 'zip') return { ...spent, first, grown: first };
    // What V8 takes for its own comfort it takes once; what a row holds on to would come again.
    const stood = await api.ask<number>('memory');
    const [more = Number.NaN] = await growth([api], async () => void (await ask(asked)));
    return { ...spent, first, grown: Math.max(first, stood - from + more) };
  } finally {
    await api.stop();
  }
}

/** What stands on record is what came. */
async function assertFinished({ db }: BenchDatabase, bytes: number): Promise<void> {
  const last = await db.sql
    .selectFrom('exports')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  if (last.bytes !== bytes || last.applications !== TEAMS || !last.finishedAt) {
    throw new Error(`${bytes} bytes came of ${JSON.stringify(last)}.`);
  }
}

async function spentBy(server: ServerProcess, work: () => Promise<number>): Promise<Spent> {
  const used = await server.ask<number>('processor');
  const began = performance.now();
  const bytes = await work();
  const seconds = (performance.now() - began) / 1000;
  return { bytes, seconds, processor: (await server.ask<number>('processor')) - used };
}

/** Reads a reply to its end and gives its bytes. */
function swallow(
  url: string,
  { method, headers = {}, body }: { method: string; headers?: Record<string, string>; body?: string },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers }, (reply) => {
      let bytes = 0;
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      reply.once('error', reject);
      reply.once('end', () => {
        if (reply.statusCode === 200) resolve(bytes);
        else reject(new Error(`${url} answered ${reply.statusCode}.`));
      });
    });
    call.once('error', reject);
    call.end(body);
  });
}
