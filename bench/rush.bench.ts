import { randomUUID } from 'node:crypto';
import { submitApplication } from '@chulbal/contract/applications/applications';
import { chainArrivals } from '@chulbal/domain/audit/chain.commands';
import type { Db } from '@chulbal/domain/db';
import { accessToken } from '@chulbal/testing/api';
import { createDraft } from '@chulbal/testing/factories';
import { openFiveTracks } from '@chulbal/testing/seasons';
import type { Figure } from '../tools/figures/figure.ts';
import { startBenchDatabase } from './postgres-db.ts';
import { median, paced, quantile } from './rates.ts';
import { startServer } from './server-process.ts';

export const name = 'R-01 The rush: 100 submissions a second over five tracks on PostgreSQL';

const A_SECOND = 100;
const SECONDS = 15;
const WARM_UP = 100;
const AT_ONCE = 8;

/** A draft that can be submitted, and the token of its leader. */
type Ready = { teamNo: number; version: number; token: string };

export async function run(): Promise<Figure[]> {
  const database = await startBenchDatabase({ durable: true, prepare: openFiveTracks });
  const drafts = await makeDrafts(database.db, WARM_UP + A_SECOND * SECONDS);
  const api = await startServer('user-api', { ...database.settings, timed: true });
  try {
    await paced(WARM_UP, 20, (number) => submit(api.url, drafts[number]));
    await api.ask('times');
    const seen: number[] = [];
    let refused = 0;
    const used = await api.ask<number>('processor');
    const began = performance.now();
    await paced(A_SECOND * SECONDS, A_SECOND, async (number) => {
      const pressed = performance.now();
      await submit(api.url, drafts[WARM_UP + number]).then(
        () => seen.push(performance.now() - pressed),
        () => {
          refused += 1;
        },
      );
    });
    const seconds = (performance.now() - began) / 1000;
    const processor = (await api.ask<number>('processor')) - used;
    const times = await api.ask<Record<string, number[]>>('times');
    const taken = times[submitApplication.path] ?? [];
    const chained = await chain(database.db);
    return [
      { what: 'applications of 4 people with 5 files submitted', value: seen.length, unit: '' },
      { what: 'errors', value: refused, unit: '', atMost: 0 },
      { what: 'answered a second', value: seen.length / seconds, unit: 'submissions/s' },
      { what: 'processor time of the API for each', value: processor / taken.length, unit: 'ms' },
      { what: 'in the server: median', value: median(taken), unit: 'ms' },
      { what: 'in the server: p95', value: quantile(taken, 0.95), unit: 'ms' },
      { what: 'as the caller sees it: p95', value: quantile(seen, 0.95), unit: 'ms' },
      {
        what: 'their entries in the audit log, as the worker chains them',
        value: chained,
        unit: 'entries/s',
      },
    ];
  } finally {
    await api.stop();
    await database.stop();
  }
}

async function makeDrafts(db: Db, count: number): Promise<Ready[]> {
  const tracks = await db.sql.selectFrom('tracks').select('trackNo').execute();
  const files = ['business', 'schoolPaper', 'schoolPaper', 'schoolPaper', 'logo'];
  const drafts: Ready[] = [];
  let begun = 0;
  const maker = async () => {
    while (begun < count) {
      const { trackNo } = tracks[begun % tracks.length] ?? { trackNo: 0 };
      begun += 1;
      const now = new Date();
      const { actor, teamNo, version } = await createDraft(db, { trackNo, members: 3, files, now });
      const token = await accessToken(db, { kind: 'user', accountId: actor.userId, now });
      drafts.push({ teamNo, version, token });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, maker));
  return drafts;
}

/** How many a second get their places in the log, with nothing else to do. */
async function chain(db: Db): Promise<number> {
  const began = performance.now();
  let entries = 0;
  for (let some = 1; some > 0; entries += some) some = await chainArrivals(db);
  return (entries * 1000) / (performance.now() - began);
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
