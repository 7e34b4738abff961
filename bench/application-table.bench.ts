import { listApplications, searchConsole } from '@chulbal/contract/applications/operators';
import { pick, randomNumbers } from '@chulbal/demo/random';
import { testSecrets } from '@chulbal/testing/api';
import { createOperator, operatorToken } from '@chulbal/testing/operators';
import { type Figure, nLogN } from '../tools/figures/figure.ts';
import { insertListedTeams } from './listed-teams.ts';
import { startBenchDatabase } from './postgres-db.ts';
import { median, paced, quantile, throughput } from './rates.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { searches } from './team-queries.ts';

export const name = 'F-09 The console’s table of applications, 15,000 on PostgreSQL';

const SIZES = [1_500, 15_000];
const QUERIES = 200;
const A_SECOND = 10;
/** What HotCRP gives of its list of 1,000: pages a second a core. */
const HOTCRP_PAGES = 14.7;

type Asked = Record<string, string>;
type Times = { server: number[]; seen: number[] };

export async function run({ seed }: { seed: number }): Promise<Figure[]> {
  const database = await startBenchDatabase();
  const { databaseUrl, dataDir, dataKey } = database.settings;
  const api = await startServer('admin-api', { databaseUrl, dataDir, dataKey, secrets: testSecrets });
  try {
    const { operatorId } = await createOperator(database.db);
    const token = await operatorToken(database.db, { operatorId, now: new Date() });
    const costs: number[] = [];
    let pages = { aSecond: 0, aProcessorSecond: 0 };
    for (const [place, size] of SIZES.entries()) {
      await insertListedTeams(database, { from: (SIZES[place - 1] ?? 0) + 1, to: size, seed });
      costs.push(median((await measure(api, token, chips(QUERIES / 2, seed + size))).server));
      if (place === 0) pages = await rate(api, token);
    }
    await measure(api, token, chips(40, seed + 1));
    const table = await measure(api, token, chips(QUERIES, seed + 2));
    const words = await measure(api, token, threeWords(QUERIES, seed + 3));
    const bar = await measure(api, token, threeWords(QUERIES, seed + 4), searchConsole.path);
    return [
      {
        what: 'list of 1,500, 50 lines: as fast as answered',
        value: pages.aSecond,
        unit: 'pages/s',
        atLeast: 10 * HOTCRP_PAGES,
      },
      {
        what: 'list of 1,500, 50 lines: by processor time of the API',
        value: pages.aProcessorSecond,
        unit: 'pages/s',
        atLeast: 10 * HOTCRP_PAGES,
      },
      { what: 'three chips, 50 lines, in the server: median', value: median(table.server), unit: 'ms' },
      {
        what: 'three chips, 50 lines, in the server: p95',
        value: quantile(table.server, 0.95),
        unit: 'ms',
        atMost: 50,
      },
      { what: 'three chips, 50 lines, over HTTP: p95', value: quantile(table.seen, 0.95), unit: 'ms' },
      {
        what: 'search of three words, in the server: median',
        value: median(words.server),
        unit: 'ms',
        atMost: 15,
      },
      { what: 'search of three words, in the server: p95', value: quantile(words.server, 0.95), unit: 'ms' },
      {
        what: 'search of the bar (teams and people), in the server: p95',
        value: quantile(bar.server, 0.95),
        unit: 'ms',
      },
      ...growth(costs),
    ];
  } finally {
    await api.stop();
    await database.stop();
  }
}

function pathOf(asked: Asked, path: string = listApplications.path): string {
  return `${path}?${new URLSearchParams(asked)}`;
}

/** Asks at an even pace, none twice. */
async function measure(
  api: ServerProcess,
  token: string,
  queries: readonly Asked[],
  path?: string,
): Promise<Times> {
  await api.ask('times');
  const seen: number[] = [];
  await paced(queries.length, A_SECOND, async (number) => {
    const began = performance.now();
    const reply = await fetch(api.url + pathOf(queries[number] ?? {}, path), {
      headers: { authorization: `Bearer ${token}` },
    });
    const body = await reply.json();
    if (!reply.ok) throw new Error(`${reply.status} for the table: ${JSON.stringify(body)}`);
    seen.push(performance.now() - began);
  });
  return { server: await api.ask<number[]>('times'), seen };
}

/** Pages of the list a second, as fast as they are answered, and a second of the API's processor time. */
async function rate(
  api: ServerProcess,
  token: string,
): Promise<{ aSecond: number; aProcessorSecond: number }> {
  const headers = { authorization: `Bearer ${token}` };
  const paths = Array.from({ length: 20 }, (_, page) => pathOf({ page: String(page + 1), size: '50' }));
  await throughput(api.url, paths, { seconds: 2, headers });
  const rates: { aSecond: number; aProcessorSecond: number }[] = [];
  const seconds = 3;
  for (let round = 0; round < 3; round += 1) {
    const before = await api.ask<number>('processor');
    const aSecond = await throughput(api.url, paths, { seconds, headers });
    const used = (await api.ask<number>('processor')) - before;
    rates.push({ aSecond, aProcessorSecond: (aSecond * seconds) / (used / 1000) });
  }
  return {
    aSecond: median(rates.map((one) => one.aSecond)),
    aProcessorSecond: median(rates.map((one) => one.aProcessorSecond)),
  };
}

const sorts = ['-submittedAt', 'submittedAt', 'number', 'teamName', '-bonus'];

/** Track or tracks, region, and what is to be done: three chips, of any page and sort. */
function chips(count: number, seed: number): Asked[] {
  const random = randomNumbers(seed);
  const third: Asked[] = [
    { bonus: 'pending' },
    { bonus: 'verified,rejected' },
    { unconfirmed: 'yes' },
    { unconfirmed: 'no' },
    { assignee: '0' },
    { keyword: '지도' },
  ];
  return Array.from({ length: count }, () => ({
    trackNo: pick(random, ['1,2,3', '3', '3,4', '1,2,3,4,5']),
    region: pick(random, ['capital', 'capital,chungcheong', 'southeast,honam']),
    ...pick(random, third),
    sort: pick(random, sorts),
    page: String(1 + Math.floor(random() * 4)),
    size: '50',
  }));
}

/** Three words of names and initial consonants, as `searches` has them. */
function threeWords(count: number, seed: number): Asked[] {
  const words = searches(count * 3, seed).flatMap(({ keyword }) => keyword?.split(' ')[0] || []);
  return Array.from({ length: count }, (_, place) => ({
    keyword: [0, 1, 2].map((word) => words[(place * 3 + word) % words.length]).join(' '),
  }));
}

/** No worse than n log n. */
function growth([small = Number.NaN, large = Number.NaN]: readonly number[]): Figure[] {
  const [few = 1, many = 1] = SIZES;
  return [
    { what: 'three chips of 1,500, in the server: median', value: small, unit: 'ms' },
    {
      what: 'three chips of 15,000 cost',
      value: large / small,
      unit: 'times that',
      atMost: nLogN(few, many),
    },
  ];
}
