import type { AnyEndpoint } from '@chulbal/contract/endpoint';
import type { Db } from '@chulbal/domain/db';
import { type Figure, nLogN } from '../tools/figures/figure.ts';
import { type BenchDatabase, startBenchDatabase } from './postgres-db.ts';
import { median, paced, quantile, throughput } from './rates.ts';
import { recordStatements } from './recorded-statements.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import type { BareReadsSettings, Statement } from './servers/bare-reads.ts';
import { requestsAProcessorSecond, sideBySide } from './side-by-side.ts';

/** A public list of the user API, and what is asked of it. `Q` is its query. */
export type MeasuredList<Q extends object> = {
  /** What it holds, in the plural. */
  what: string;
  endpoint: AnyEndpoint;
  /** The page that everyone asks for. */
  hot: Q;
  /** Queries with a keyword, all different. */
  searches(count: number, seed: number): Q[];
  /** Queries without, all different, of a list that holds so many. */
  pages(count: number, seed: number, rows: number): Q[];
  /** Rows `from` … `to`, counted from 1; the same seed gives the same ones. */
  insert(database: BenchDatabase, rows: { from: number; to: number; seed: number }): Promise<void>;
  /** What the endpoint asks the database. */
  list(db: Db, query: Q): Promise<unknown>;
  /** Names of the number that a row has in the reply and in the table, and of a column that only rows shown have. */
  names: { inReply: string; inTable: string; shown: string };
  /** What the database holds before the rows; a published season where not given. */
  prepare?: (db: Db) => Promise<void>;
  /** How many rows there are in turn, each ten times the one before. */
  sizes?: readonly number[];
};

const usualSizes = [1_000, 10_000, 100_000];
const ROUNDS = 5;
/** Cold queries of a kind: so many that nobody comes round to a kept reply. */
const COLD = 2_500;

/** F-02: the list beside a bare route, hot and cold, its searches, and what it costs at 1, 10 and 100 times the rows. */
export async function measureList<Q extends object>(list: MeasuredList<Q>, seed: number): Promise<Figure[]> {
  const { sizes = usualSizes, prepare } = list;
  const database = await startBenchDatabase(prepare && { prepare });
  const api = await startServer('user-api', database.settings);
  try {
    const costs: number[] = [];
    for (const [place, size] of sizes.entries()) {
      await list.insert(database, { from: (sizes[place - 1] ?? 0) + 1, to: size, seed });
      costs.push(await costOfQuery(list, database, seed, size));
    }
    const total = sizes.at(-1) ?? 0;
    const cold = shuffled([...list.searches(COLD, seed + 1), ...list.pages(COLD, seed + 2, total)]);
    const bare = await startServer('bare-reads', await bareSettings(list, database, api, cold));
    try {
      await assertSameRows(list, api, bare, cold);
      return [
        ...(await hot(list, api, bare)),
        ...(await coldReads(list, api, bare, cold)),
        ...(await searchTimes(list, api, seed)),
        ...growth(list.what, sizes, costs),
      ];
    } finally {
      await bare.stop();
    }
  } finally {
    await api.stop();
    await database.stop();
  }
}

/** What the bare server sends from memory, and the SQL that the product asks for each of the queries. */
async function bareSettings<Q extends object>(
  list: MeasuredList<Q>,
  database: BenchDatabase,
  api: ServerProcess,
  queries: readonly Q[],
): Promise<BareReadsSettings> {
  const reply = await fetch(api.url + pathOf(list.endpoint, list.hot));
  const bytes = new Uint8Array(await reply.arrayBuffer());
  const statements: Record<string, Statement[]> = {};
  const recorder = database.open(1);
  for (const query of queries) {
    const path = pathOf(list.endpoint, query);
    statements[path] = await recordStatements(recorder, (db) => list.list(db, query));
  }
  await recorder.db.close();
  return { databaseUrl: database.settings.databaseUrl, bytes, statements };
}

/** The two do the same work only if they give the same rows; bare ones come as the database gives them. */
async function assertSameRows<Q extends object>(
  { endpoint, names }: MeasuredList<Q>,
  api: ServerProcess,
  bare: ServerProcess,
  queries: readonly Q[],
) {
  for (const query of queries.slice(0, 50)) {
    const path = pathOf(endpoint, query);
    const [ours, theirs] = await Promise.all(
      [api, bare].map(async ({ url }) => (await fetch(url + path)).json()),
    );
    const rows = theirs.data.content.filter((row: object) => names.shown in row);
    const numbers = numbersIn(ours.data.content, names.inReply);
    if (numbers !== numbersIn(rows, names.inTable)) throw new Error(`Not the same ${names.inReply}: ${path}`);
  }
}

function numbersIn(rows: readonly Record<string, unknown>[], name: string): string {
  return rows
    .map((row) => Number(row[name]))
    .sort((one, other) => one - other)
    .join();
}

async function hot<Q extends object>(
  list: MeasuredList<Q>,
  api: ServerProcess,
  bare: ServerProcess,
): Promise<Figure[]> {
  const path = pathOf(list.endpoint, list.hot);
  await throughput(api.url, [path], { seconds: 2 });
  await throughput(bare.url, ['/memory'], { seconds: 2 });
  const rate = await sideBySide(
    () => throughput(api.url, [path], { seconds: 2 }),
    () => throughput(bare.url, ['/memory'], { seconds: 2 }),
  );
  const work = await sideBySide(
    () => requestsAProcessorSecond(api, [path]),
    () => requestsAProcessorSecond(bare, ['/memory']),
  );
  return [
    { what: 'hot: bare route, same bytes from memory', value: rate.bare, unit: 'requests/s' },
    { what: 'hot: product', value: rate.ours, unit: 'requests/s' },
    { what: 'hot: product / bare', value: rate.ratio, unit: '', atLeast: 0.6 },
    { what: 'hot: product / bare, by processor time a request', value: work.ratio, unit: '', atLeast: 0.6 },
  ];
}

async function coldReads<Q extends object>(
  { endpoint }: MeasuredList<Q>,
  api: ServerProcess,
  bare: ServerProcess,
  queries: readonly Q[],
): Promise<Figure[]> {
  const paths = queries.map((query) => pathOf(endpoint, query));
  const {
    ours,
    bare: same,
    ratio,
  } = await sideBySide(
    () => throughput(api.url, paths, { seconds: 2 }),
    () => throughput(bare.url, paths, { seconds: 2 }),
  );
  // A kept reply lives for seconds: whoever comes round to it within them was not cold.
  const keptFor = endpoint.cacheSeconds ?? 0;
  if (paths.length < ours * keptFor) throw new Error('Too few queries: some replies were kept.');
  return [
    { what: 'cold: bare route, same SQL', value: same, unit: 'requests/s' },
    { what: 'cold: product, random page and keyword', value: ours, unit: 'requests/s' },
    { what: 'cold: product / bare', value: ratio, unit: '', atLeast: 0.5 },
  ];
}

/** Searches at 20 a second, none twice: kinds of keywords in turn. */
async function searchTimes<Q extends object>(
  { endpoint, searches }: MeasuredList<Q>,
  api: ServerProcess,
  seed: number,
): Promise<Figure[]> {
  const queries = searches(300, seed + 3);
  const times: number[] = [];
  await paced(queries.length, 20, async (number) => {
    const began = performance.now();
    const reply = await fetch(api.url + pathOf(endpoint, queries[number] ?? {}));
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${reply.status} for a search`);
    times.push(performance.now() - began);
  });
  return [
    { what: 'search: median', value: median(times), unit: 'ms' },
    { what: 'search: p95 at 20/s', value: quantile(times, 0.95), unit: 'ms', atMost: 30 },
  ];
}

/** Mean milliseconds of the list's queries with so many rows. */
async function costOfQuery<Q extends object>(
  list: MeasuredList<Q>,
  { db }: BenchDatabase,
  seed: number,
  rows: number,
): Promise<number> {
  const queries = shuffled([...list.searches(60, seed + 4), ...list.pages(60, seed + 5, rows)]);
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    for (const query of queries) await list.list(db, query);
    rounds.push((performance.now() - began) / queries.length);
  }
  return median(rounds);
}

/** No worse than n log n. */
function growth(what: string, sizes: readonly number[], costs: readonly number[]): Figure[] {
  const [base = 1, few = 1] = [costs[0], sizes[0]];
  return sizes.map((size, place): Figure => {
    const list = `a list of ${size.toLocaleString('en-US')} ${what}`;
    const measured = costs[place] ?? Number.NaN;
    if (place === 0) return { what: list, value: measured, unit: 'ms' };
    return {
      what: `${list} costs`,
      value: measured / base,
      unit: 'times that',
      atMost: nLogN(few, size),
    };
  });
}

/** The list's address with this query. */
function pathOf({ path }: AnyEndpoint, query: object): string {
  const asked = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return `${path}?${new URLSearchParams(asked)}`;
}

/** In an order in which kinds mix the same way each time. */
function shuffled<Q>(queries: readonly Q[]): Q[] {
  return queries.map((_, place) => queries[(place * 1_103) % queries.length] as Q);
}
