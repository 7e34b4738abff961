import { submitApplication } from '@chulbal/contract/applications/applications';
import { endpoint } from '@chulbal/contract/endpoint';
import type { Backup } from '@chulbal/domain/backups/queries';
import { fault } from '@chulbal/domain/fault';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createApi } from '../api.ts';
import type { Figures } from './figures.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { outcomeOf } from './outcome.ts';
import { metricsAddress } from './servers.ts';
import { openMetrics } from './signals.ts';

const team = endpoint({
  method: 'GET',
  path: '/api/team/query/get',
  access: 'public',
  summary: 'Answers',
  input: z.strictObject({ teamNo: z.coerce.number() }),
  output: z.number(),
});
const submit = endpoint({
  method: 'POST',
  path: submitApplication.path,
  access: 'public',
  summary: 'Refuses every second one',
  input: z.strictObject({ teamNo: z.number() }),
  output: z.null(),
});

let metrics: Metrics;
beforeEach(() => {
  metrics = createMetrics({ port: 0, host: '127.0.0.1' });
});

async function api(requestsAMinute = 1_000_000) {
  const made = await createApi<{ public: null }>({
    prefix: '/api',
    title: 'Counted',
    clock: () => new Date('2026-05-20T05:00:00Z'),
    serviceSecret: 'a secret of the tests',
    requestsAMinute,
    sessionOf: async () => null,
    ready: async () => ({ ready: true, needs: {} }),
    authenticate: async () => null as never,
    signals: { metrics },
  });
  made.mount(team, async ({ input }) => input.teamNo);
  made.mount(submit, async ({ input }) => {
    if (input.teamNo % 2 === 0) throw fault('alreadyApplied');
    return null;
  });
  return made.app;
}

/** Lines of a metric, without their values. */
async function seriesOf(name = ''): Promise<string[]> {
  const lines = (await metrics.text()).split('\n').filter((line) => line.startsWith(name || 'chulbal_'));
  return lines.map((line) => line.slice(0, line.lastIndexOf(' ')));
}

describe('requests', () => {
  test('a thousand addresses make no series that ten did not make', async () => {
    const app = await api();
    const ask = async (from: number, to: number) => {
      for (let at = from; at < to; at += 1) {
        await app.inject({ url: `${team.path}?teamNo=${at}` });
        await app.inject({ url: `${team.path}?teamNo=canary${at}` });
        await app.inject({ url: `/api/no/such/${at}` });
        await app.inject({ method: 'POST', url: `/api/canary${at}@test.example`, payload: {} });
      }
    };
    await ask(0, 10);
    const few = await seriesOf();
    await ask(10, 1_000);
    expect(await seriesOf()).toEqual(few);
    expect(await metrics.text()).not.toContain('canary');
    expect(await metrics.text()).toMatch(
      /chulbal_requests_total\{server="user-api",method="GET",route="\/api\/team\/query\/get",outcome="ok"\} 1000/,
    );
  });

  test('what asks whether a server lives is not counted', async () => {
    const app = await api();
    await app.inject({ url: '/health' });
    await app.inject({ url: '/ready' });
    expect(await seriesOf('chulbal_requests_total{')).toEqual([]);
  });

  test('a sender who asks too often is not what is shed', async () => {
    const app = await api(1);
    await app.inject({ url: `${team.path}?teamNo=1` });
    await app.inject({ url: `${team.path}?teamNo=1` });
    expect(await metrics.text()).toMatch(/route="\/api\/team\/query\/get",outcome="limited"\} 1\n/);
  });

  test.each([
    [200, 'ok'],
    [302, 'moved'],
    [404, 'refused'],
    [429, 'limited'],
    [500, 'failed'],
    [503, 'shed'],
  ])('%i is %s', (status, outcome) => {
    expect(outcomeOf(status)).toBe(outcome);
  });

  test('a submission is counted by what it was told', async () => {
    const app = await api();
    for (const teamNo of [1, 2, 3, 4, 5])
      await app.inject({ method: 'POST', url: submit.path, payload: { teamNo } });
    await app.inject({ method: 'POST', url: submit.path, payload: { teamNo: 'canary' } });
    const text = await metrics.text();
    expect(text).toContain('chulbal_submissions_total{what="application",outcome="accepted"} 3');
    expect(text).toContain('chulbal_submissions_total{what="application",outcome="alreadyApplied"} 2');
    expect(text).toContain('chulbal_submissions_total{what="application",outcome="invalidRequest"} 1');
  });
});

const backup: Backup = {
  startedAt: new Date('2026-05-20T01:00:00Z'),
  endedAt: new Date('2026-05-20T01:02:00Z'),
  outcome: 'done',
  name: 'b1',
  reason: null,
  databaseBytes: 0,
  files: 0,
  fileBytes: 0,
  sentFiles: 0,
  sentBytes: 0,
  missingFiles: 0,
};

describe('figures', () => {
  const known: Figures = {
    database: {
      clockOffset: 1.5,
      outbox: [
        { channel: 'mail', waiting: 3, oldestSeconds: 61, failed: 2 },
        { channel: 'sms', waiting: 0, oldestSeconds: 0, failed: 0 },
      ],
      webhooks: { waiting: 4, oldestSeconds: 75, failed: 1, stopped: 0 },
      backup: { done: backup, tried: { ...backup, outcome: 'failed' } },
      invariants: { at: new Date('2026-05-20T18:41:00Z'), broken: 2 },
    },
  };

  test('of a database that is gone nothing old is shown', async () => {
    let figures = known;
    metrics.watchFigures(async () => figures);
    const before = await metrics.text();
    expect(before).toContain('chulbal_database_up 1');
    expect(before).toContain('chulbal_outbox_oldest_seconds{channel="mail"} 61');
    expect(before).toContain('chulbal_database_clock_offset_seconds 1.5');
    expect(before).toContain('chulbal_backup_last_success_timestamp_seconds 1779238920');
    expect(before).toContain('chulbal_webhooks_waiting_deliveries 4');
    expect(before).toContain('chulbal_webhooks_oldest_seconds 75');
    expect(before).toContain('chulbal_backup_failed 1');
    expect(before).toContain('chulbal_invariants_last_run_timestamp_seconds 1779302460');
    expect(before).toContain('chulbal_invariants_broken_rules 2');
    figures = { database: null };
    const after = await metrics.text();
    expect(after).toContain('chulbal_database_up 0');
    expect(after).toContain('chulbal_database_clock_offset_seconds Nan');
    expect(after).not.toContain('chulbal_outbox_oldest_seconds{');
  });

  test('jobs, connections and the disk', async () => {
    metrics.watchPool({ totalCount: 7, idleCount: 2, waitingCount: 1 }, 10);
    metrics.watchDisk('.');
    metrics.jobs.expect('sweep', 3_600_000);
    metrics.jobs.ran('sweep', { seconds: 2, ok: false });
    const text = await metrics.text();
    for (const line of [
      'chulbal_database_connections 7',
      'chulbal_database_connections_idle 2',
      'chulbal_database_waiting 1',
      'chulbal_database_connections_limit 10',
      'chulbal_job_interval_seconds{task="sweep"} 3600',
      'chulbal_job_last_seconds{task="sweep"} 2',
      'chulbal_job_failures_total{task="sweep"} 1',
    ]) {
      expect(text).toContain(line);
    }
    expect(text).toMatch(/chulbal_disk_free_bytes [1-9]/);
    expect(text).toMatch(/chulbal_job_last_success_timestamp_seconds\{task="sweep"\} 1/);
  });
});

describe('where they are shown', () => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  test('on an address of their own, and nowhere else', async () => {
    const shown = await metrics.listen();
    closing.push(() => shown.close());
    const origin = shown.listeningOrigin;
    expect(new URL(origin).hostname).toBe('127.0.0.1');
    const reply = await fetch(`${origin}/metrics`);
    expect(reply.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(await reply.text()).toContain('chulbal_build_info{version="0.1.0",node="');
    expect((await fetch(`${origin}/`)).status).toBe(404);
    expect((await (await api()).inject({ url: '/metrics' })).statusCode).toBe(404);
  });

  test.each([
    [{}, 'web', null],
    [{ METRICS_PORT: 9464 }, 'web', { port: 9464, host: '127.0.0.1' }],
    [{ METRICS_PORT: 9464, HOST: '10.0.0.5' }, 'admin-api', { port: 9466, host: '10.0.0.5' }],
    [{ METRICS_PORT: 0 }, 'user-api', { port: 0, host: '127.0.0.1' }],
  ] as const)('%j of %s', (env, server, address) => {
    expect(metricsAddress(env, server)).toEqual(address);
  });

  test('without a port nothing is measured', async () => {
    expect(await openMetrics(null)).toBeNull();
  });
});
