import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { JobWatch } from '@chulbal/domain/jobs/job-watch';
import Fastify, { type FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import manifest from '../package.json' with { type: 'json' };
import { type ActKind, type ActOutcome, actByPath, countedActs } from './counted-acts.ts';
import { type Figures, shownFigures } from './figures.ts';
import { jobMetrics } from './job-metrics.ts';
import { outcomeOf } from './outcome.ts';
import type { MetricsAddress, ServerName } from './servers.ts';
import { type UploadWatch, uploadMetrics } from './upload-metrics.ts';

/**
 * Bounds of the latency histograms in seconds: what is promised (15 ms a logo, 30 ms a submission and a list, 50 ms the
 * console's table), and where it hurts (5 s a transaction, 10 s a connection, 15 s the web server's timeout).
 */
const LATENCY = [0.005, 0.015, 0.03, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];

/** A request as it is counted: by its route and never by its address, so that nobody can make series. */
export type CountedRequest = {
  server: ServerName;
  method: string;
  route: string;
  status: number;
  seconds: number;
  /** Name of the error that was told, if an API told of one. */
  error: ActOutcome | null;
};

/** Connections to the database, as the pool counts them. */
type Pool = { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };

export type Metrics = {
  readonly jobs: JobWatch;
  /** Of the uploads of one server. */
  readonly uploads: (server: ServerName) => UploadWatch;
  count(request: CountedRequest): void;
  watchPool(pool: Pool, limit: number): void;
  /** Shows what the database knows, asked for when metrics are. */
  watchFigures(ask: () => Promise<Figures>): void;
  watchDisk(folder: string): void;
  /** The text as Prometheus reads it. */
  text(): Promise<string>;
  /** Answers at `/metrics` and nowhere else; closed like any server. */
  listen(): Promise<FastifyInstance>;
};

export function createMetrics(address: MetricsAddress): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `chulbal_${name}`, help, labelNames, registers });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name: `chulbal_${name}`, help, labelNames, registers });

  gauge('build_info', 'Version of the product and of Node; always 1.', ['version', 'node']).set(
    { version: manifest.version, node: process.versions.node },
    1,
  );
  const requests = counter('requests_total', 'Requests answered, by route and outcome.', [
    'server',
    'method',
    'route',
    'outcome',
  ]);
  const seconds = new Histogram({
    name: 'chulbal_request_seconds',
    help: 'Time from the head of a request to the end of its answer, by route.',
    labelNames: ['server', 'method', 'route'],
    buckets: LATENCY,
    registers,
  });
  const acts: Record<ActKind, Counter<'what' | 'outcome'>> = {
    submissions: counter('submissions_total', 'Submissions, by what and outcome.', ['what', 'outcome']),
    logins: counter('logins_total', 'Tries to log in, by area and outcome.', ['what', 'outcome']),
    autosaves: counter('autosaves_total', 'Saves while somebody writes, by form and outcome.', [
      'what',
      'outcome',
    ]),
  };
  // So that the first one is seen as an increase.
  for (const [kind, groups] of Object.entries(countedActs)) {
    for (const what of Object.keys(groups)) acts[kind as ActKind].inc({ what, outcome: 'accepted' }, 0);
  }

  return {
    jobs: jobMetrics(registry),
    uploads: uploadMetrics(registry),
    count({ server, method, route, status, seconds: took, error }) {
      requests.inc({ server, method, route, outcome: outcomeOf(status) });
      seconds.observe({ server, method, route }, took);
      const act = actByPath.get(route);
      if (act) acts[act.kind].inc({ what: act.what, outcome: error ?? 'accepted' });
    },
    watchPool(pool, limit) {
      gauge('database_connections_limit', 'Connections that this process may open.').set(limit);
      const show = (name: string, help: string, read: () => number) =>
        new Gauge({
          name: `chulbal_${name}`,
          help,
          registers,
          collect() {
            this.set(read());
          },
        });
      show('database_connections', 'Open connections to the database.', () => pool.totalCount);
      show('database_connections_idle', 'Open connections that nobody uses.', () => pool.idleCount);
      show('database_waiting', 'Queries that wait for a connection.', () => pool.waitingCount);
    },
    watchFigures(ask) {
      for (const { name, help, label, read } of shownFigures) {
        new Gauge({
          name: `chulbal_${name}`,
          help,
          labelNames: label ? [label] : [],
          registers,
          async collect() {
            const shown = read(await ask());
            this.reset();
            for (const [value, labelled] of shown) this.set(label ? { [label]: labelled ?? '' } : {}, value);
            // Nothing is said of what is not known.
            if (!label && shown.length === 0) this.set(Number.NaN);
          },
        });
      }
    },
    watchDisk(folder) {
      const show = (name: string, help: string, read: (disk: StatsFs) => number) =>
        new Gauge({
          name: `chulbal_${name}`,
          help,
          registers,
          async collect() {
            this.set(read(await statfs(folder)));
          },
        });
      show(
        'disk_free_bytes',
        'Free space where files and the embedded database lie.',
        (disk) => disk.bavail * disk.bsize,
      );
      show('disk_size_bytes', 'Size of the disk that they lie on.', (disk) => disk.blocks * disk.bsize);
    },
    text: () => registry.metrics(),
    async listen() {
      const app = Fastify();
      app.get('/metrics', async (_request, reply) =>
        reply.type(registry.contentType).send(await registry.metrics()),
      );
      await app.listen(address);
      return app;
    },
  };
}
