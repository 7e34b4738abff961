import { randomUUID } from 'node:crypto';
import { companyList, getCompanyDetail } from '@chulbal/contract/companies/shown';
import { invest } from '@chulbal/contract/investment/investment';
import { MARKET_TERMS_VERSION } from '@chulbal/contract/investment/values';
import { randomNumbers } from '@chulbal/demo/random';
import type { Db } from '@chulbal/domain/db';
import { getReplay, getResults } from '@chulbal/domain/investment/results.queries';
import { confirmReveal, requestReveal } from '@chulbal/domain/investment/reveal.commands';
import { getTotals } from '@chulbal/domain/investment/totals.queries';
import { accessToken } from '@chulbal/testing/api';
import { createOperator } from '@chulbal/testing/operators';
import { type Figure, nLogN } from '../tools/figures/figure.ts';
import { type BenchDatabase, startBenchDatabase } from './postgres-db.ts';
import { median, paced, quantile } from './rates.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { settle } from './settle.ts';
import { igNo, insertCompanies, openMarketNow } from './standing-market.ts';

export const name =
  'F-10 The market: 200 investments a second, and 10,000 wallets with 5 each, on PostgreSQL';

const COMPANIES = 60;
/** Investments a second: what two cores bear, and what is asked for. */
const RATES = [25, 50, 200];
const WARM_UP = 200;
const SECONDS = 10;
const READS_EACH = 5;
/** Many enough that nobody invests oftener than a person may. */
const INVESTORS = 3_000;
const WALLETS = [100, 1_000, 10_000];
const EACH = 5;
const ROUNDS = 5;

export async function run({ seed }: { seed: number }): Promise<Figure[]> {
  const database = await startBenchDatabase({ durable: true, prepare: openMarketNow });
  try {
    await insertCompanies(database, { from: 1, to: COMPANIES, seed });
    return [...(await investing(database, seed)), ...(await totals(database, seed))];
  } finally {
    await database.stop();
  }
}

/** One million each, first with nobody else there and then beside the reads of five times as many visitors. */
async function investing(database: BenchDatabase, seed: number): Promise<Figure[]> {
  const { db } = database;
  const users = await insertWallets(database, { from: 1, to: INVESTORS, investments: 0, seed });
  const tokens = await Promise.all(
    users.map((accountId) => accessToken(db, { kind: 'user', accountId, now: new Date() })),
  );
  const icNos = await companiesOf(db);
  const api = await startServer('user-api', { ...database.settings, timed: true });
  try {
    let done = 0;
    const invested = async (count: number, aSecond: number) => {
      const first = done;
      done += count;
      await paced(count, aSecond, (number) => put(api, tokens, icNos, first + number));
    };
    await invested(WARM_UP, WARM_UP / 2);
    await api.ask('times');
    const figures: Figure[] = [];
    for (const aSecond of RATES) {
      const reads = aSecond * READS_EACH;
      const alone = await timesOf(api, () => invested(aSecond * SECONDS, aSecond));
      const beside = await timesOf(api, () =>
        Promise.all([
          invested(aSecond * SECONDS, aSecond),
          paced(reads * SECONDS, reads, (number) => look(api, icNos, number)),
        ]),
      );
      const bound = aSecond === RATES.at(-1) ? { atMost: 30 } : {};
      const what = `invested at ${aSecond}/s`;
      figures.push(
        { what: `${what}, nobody reading: median in the server`, value: median(alone), unit: 'ms' },
        { what: `${what}, nobody reading: p95`, value: quantile(alone, 0.95), unit: 'ms' },
        { what: `${what}, ${reads} reads a second beside: median`, value: median(beside), unit: 'ms' },
        { what: `${what}, reads beside: p95`, value: quantile(beside, 0.95), unit: 'ms', ...bound },
      );
    }
    return figures;
  } finally {
    await api.stop();
  }
}

/** Closing totals and ranking at 1, 10 and 100 times the wallets, then the reveal and what everybody reads after it. */
async function totals(database: BenchDatabase, seed: number): Promise<Figure[]> {
  const { db } = database;
  const costs: number[] = [];
  let from = INVESTORS + 1;
  for (const wallets of WALLETS) {
    await insertWallets(database, { from, to: wallets + INVESTORS, investments: EACH, seed });
    from = wallets + INVESTORS + 1;
    costs.push(await measured(() => getTotals(db, { igNo, language: 'ko' })));
  }
  const [base = 1, few = 1] = [costs[0], WALLETS[0]];
  const now = await revealableAt(database);
  const one = await createOperator(db);
  const other = await createOperator(db);
  await requestReveal(db, one, { igNo, publicUrl: 'http://127.0.0.1', now });
  const began = performance.now();
  await confirmReveal(db, other, { igNo, now });
  const revealing = performance.now() - began;
  const asked = { igNo, language: 'ko', now } as const;
  return [
    { what: '10,000 wallets: totals and ranking', value: costs.at(-1) ?? 0, unit: 'ms', atMost: 1_000 },
    { what: '100 wallets: totals and ranking', value: base, unit: 'ms' },
    ...WALLETS.slice(1).map((wallets, place): Figure => {
      return {
        what: `${wallets.toLocaleString('en-US')} wallets cost`,
        ...{ value: (costs[place + 1] ?? 0) / base, unit: 'times that', atMost: nLogN(few, wallets) },
      };
    }),
    { what: 'revealing them: chain, file and hash, once', value: revealing, unit: 'ms' },
    { what: 'replay data', value: await measured(() => getReplay(db, asked)), unit: 'ms', atMost: 1_000 },
    {
      what: 'results as everybody reads them',
      value: await measured(() => getResults(db, asked)),
      unit: 'ms',
    },
  ];
}

/** People with a wallet each, and so many investments of a million each in companies of the exhibition; their ids. */
async function insertWallets(
  { db, pool }: BenchDatabase,
  asked: { from: number; to: number; investments: number; seed: number },
): Promise<number[]> {
  const { from, to, investments, seed } = asked;
  const people = Array.from({ length: to - from + 1 }, (_, place) => from + place);
  const { rows: accounts } = await pool.query<{ id: string }>(insertAccounts, [people]);
  const { rows: wallets } = await pool.query<{ no: string }>(insertMarketAccounts, [igNo, people]);
  const users = accounts.map(({ id }) => Number(id));
  const numbers = wallets.map(({ no }) => Number(no));
  await pool.query(insertRows, [igNo, numbers, users, people, MARKET_TERMS_VERSION]);
  const [random, icNos] = [randomNumbers(seed + from), await companiesOf(db)];
  const lines = numbers.flatMap((walletNo) => [
    { walletNo, icNo: null, kind: 'grant', amount: 20_000_000 },
    ...distinctPicks(random, icNos, investments).map((icNo) => ({
      ...{ walletNo, icNo, kind: 'invest', amount: 1_000_000 },
    })),
  ]);
  await pool.query(insertLines, [igNo, JSON.stringify(lines)]);
  await settle(pool, 'market_transfers');
  return users;
}

/** Different companies, some of them wanted by many more people than others. */
function distinctPicks(random: () => number, icNos: readonly number[], count: number): number[] {
  const start = Math.floor(random() ** 2 * icNos.length);
  return Array.from({ length: count }, (_, place) => icNos[(start + place * 7) % icNos.length] ?? 0);
}

const insertAccounts = `
  insert into accounts (kind, name, email_sealed, email_index, phone_sealed, phone_index, password_hash, status,
    created_at, updated_at)
  select 'user', '시민 ' || person, ''::bytea, 'citizen ' || person, ''::bytea, 'phone ' || person, 'none', 'active',
    now(), now()
  from unnest($1::bigint[]) as person returning id`;
const insertMarketAccounts = `
  insert into market_accounts (ig_no, kind) select $1, 'wallet' from unnest($2::bigint[]) returning account_no as no`;
const insertRows = `
  insert into wallets (account_no, ig_no, user_id, person_index, pseudonym, kind, terms_version, opened_at, opened_from,
    throwaway_mail, language)
  select account_no, $1, user_id, 'person ' || person, 'C-' || person, 'citizen', $5, now(), 'bench', false, 'ko'
  from unnest($2::bigint[], $3::bigint[], $4::bigint[]) as g(account_no, user_id, person)`;
const insertLines = `
  insert into market_transfers (ig_no, wallet_no, ic_no, kind, amount, idempotency_key, at)
  select $1, "walletNo", "icNo", kind, amount, gen_random_uuid(), now()
  from jsonb_to_recordset($2::jsonb) as g("walletNo" bigint, "icNo" bigint, kind text, amount bigint)`;

async function companiesOf(db: Db): Promise<number[]> {
  const rows = await db.sql.selectFrom('companies').select('icNo').orderBy('icNo').execute();
  return rows.map(({ icNo }) => icNo);
}

/** Milliseconds that each investment took in the server while `work` ran. */
async function timesOf(api: ServerProcess, work: () => Promise<unknown>): Promise<number[]> {
  await work();
  const times = await api.ask<Record<string, number[]>>('times');
  return times[invest.path] ?? [];
}

/** Somebody puts a million into a company, into another one each time it is their turn. */
async function put(api: ServerProcess, tokens: readonly string[], icNos: readonly number[], number: number) {
  const turn = Math.floor(number / tokens.length);
  const icNo = icNos[(number * 7 + turn) % icNos.length];
  const reply = await fetch(api.url + invest.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${tokens[number % tokens.length]}`,
    },
    body: JSON.stringify({ igNo, icNo, amount: 1_000_000, idempotencyKey: randomUUID() }),
  });
  const body = await reply.json();
  if (!reply.ok) throw new Error(`An investment was refused: ${JSON.stringify(body)}`);
}

/** A visitor: the list in their own order, or a company's page. */
async function look(api: ServerProcess, icNos: readonly number[], number: number): Promise<void> {
  const path =
    number % 2 === 0
      ? `${companyList.path}?igNo=${igNo}&seed=${number % 64}`
      : `${getCompanyDetail.path}?igNo=${igNo}&icNo=${icNos[number % icNos.length]}`;
  const reply = await fetch(api.url + path);
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${reply.status} for ${path}`);
}

/** When its totals may be revealed. */
async function revealableAt({ db }: BenchDatabase): Promise<Date> {
  const { plan } = await db.sql.selectFrom('exhibitions').select('plan').executeTakeFirstOrThrow();
  return new Date(plan?.revealsAt ?? 0);
}

async function measured(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return median(times);
}
