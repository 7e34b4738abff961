import { randomUUID } from 'node:crypto';
import { submitApplication } from '@chulbal/contract/applications/applications';
import type { Db } from '@chulbal/domain/db';
import { accessToken } from '@chulbal/testing/api';
import { createDraft } from '@chulbal/testing/factories';
import type { Figure } from '../tools/figures/figure.ts';
import { type BenchDatabase, startBenchDatabase } from './postgres-db.ts';
import { median, paced, quantile } from './rates.ts';
import { startServer } from './server-process.ts';

export const name = 'F-04 Submitting an application, 20 a second on PostgreSQL';

const A_SECOND = 20;
const SECONDS = 30;
const WARM_UP = 40;
const AT_ONCE = 4;

/** Statements of a submission: `begin`, `commit` and the look at the session among them. */
const STATEMENTS = 16;

/** A draft that can be submitted, and the token of its leader. */
type Ready = { teamNo: number; version: number; token: string };

export async function run(): Promise<Figure[]> {
  const database = await startBenchDatabase({ durable: true });
  const drafts = await makeDrafts(database.db, WARM_UP + A_SECOND * SECONDS);
  const api = await startServer('user-api', { ...database.settings, timed: true });
  try {
    await paced(WARM_UP, A_SECOND, (number) => submit(api.url, drafts[number]));
    await api.ask('times');
    const bare = await bareTransactions(database);
    const seen: number[] = [];
    await paced(A_SECOND * SECONDS, A_SECOND, async (number) => {
      const began = performance.now();
      await submit(api.url, drafts[WARM_UP + number]);
      seen.push(performance.now() - began);
    });
    const times = await api.ask<Record<string, number[]>>('times');
    const taken = times[submitApplication.path] ?? [];
    return [
      { what: 'applications of 4 people with 5 files submitted', value: taken.length, unit: '' },
      {
        what: 'in the server, from the request’s head to the reply: median',
        value: median(taken),
        unit: 'ms',
      },
      { what: 'in the server: p95', value: quantile(taken, 0.95), unit: 'ms', atMost: 30 },
      {
        what: 'bare transactions of as many statements at the same pace: median',
        value: median(bare),
        unit: 'ms',
      },
      { what: 'bare transactions: p95', value: quantile(bare, 0.95), unit: 'ms' },
      { what: 'submitting / bare, p95', value: quantile(taken, 0.95) / quantile(bare, 0.95), unit: '' },
      { what: 'as the caller sees it: p95', value: quantile(seen, 0.95), unit: 'ms' },
    ];
  } finally {
    await api.stop();
    await database.stop();
  }
}

/** What the machine itself takes, its disk included, at the time of the run: rows written one by one and committed. */
async function bareTransactions({ pool }: BenchDatabase): Promise<number[]> {
  await pool.query('create table bare (id bigint generated always as identity, text text)');
  const taken: number[] = [];
  await paced(A_SECOND * 10, A_SECOND, async () => {
    const began = performance.now();
    const client = await pool.connect();
    await client.query('begin');
    for (let number = 2; number < STATEMENTS; number += 1) {
      await client.query('insert into bare (text) values ($1)', [randomUUID()]);
    }
    await client.query('commit');
    client.release();
    taken.push(performance.now() - began);
  });
  return taken;
}

async function makeDrafts(db: Db, count: number): Promise<Ready[]> {
  const drafts: Ready[] = [];
  const files = ['business', 'schoolPaper', 'schoolPaper', 'schoolPaper', 'logo'];
  const maker = async () => {
    while (drafts.length < count) {
      const now = new Date();
      const { actor, teamNo, version } = await createDraft(db, { members: 3, files, now });
      drafts.push({
        teamNo,
        version,
        token: await accessToken(db, { kind: 'user', accountId: actor.userId, now }),
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, maker));
  return drafts;
}

async function submit(url: string, draft: Ready | undefined): Promise<void> {
  if (!draft) throw new Error('Too few drafts.');
  const { token, ...application } = draft;
  const reply = await fetch(url + submitApplication.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...application, idempotencyKey: randomUUID() }),
  });
  const body = await reply.json();
  if (!reply.ok) throw new Error(`A submission was refused: ${JSON.stringify(body)}`);
}
