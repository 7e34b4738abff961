import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '@chulbal/domain/db';
import { openFileStore } from '@chulbal/domain/files/open-store';
import type { FileStore } from '@chulbal/domain/files/store';
import { openPostgresDb } from '@chulbal/domain/postgres-db';
import { prepareDatabase } from '@chulbal/domain/seeds/prepare-database';
import { createVault } from '@chulbal/domain/vault';
import { testSecrets } from '@chulbal/testing/api';
import { openFiveTracks } from '@chulbal/testing/seasons';
import { freePort, startPostgres } from '../../tools/postgres-server.ts';
import type { PostgresDb } from '../postgres-db.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import type { Arrived, OutsideServices } from '../servers/outside.ts';
import { type Gate, startGate } from './gate.ts';
import { loopback, type Network, openNetwork } from './network.ts';
import { type Balancer, startBalancer, startPooler } from './proxies.ts';
import {
  type Instance,
  type Places,
  type ServerName,
  serverNames,
  startInstance,
} from './server-instance.ts';

/** What production is: three servers, PostgreSQL that flushes, and services outside, each behind a gate. */
export type Installation = {
  /** Where people reach it, without a slash at the end. */
  readonly url: string;
  readonly db: Db;
  readonly pool: PostgresDb['pool'];
  readonly files: FileStore;
  readonly cookieSecret: string;
  readonly instances: readonly Instance[];
  readonly gates: Record<Outside, Gate>;
  arrived(): Promise<Arrived>;
  /** Replaces a server by a new one: it ends, starts, and HAProxy sees it again. Gives how many seconds it took to end. */
  replace(instance: Instance): Promise<number>;
  /** What HAProxy has said of servers that went and came. */
  balancerSaid(): string;
  stop(): Promise<void>;
};

/** Services outside. Nobody stands behind the gate of `social`, a log-in provider: it only refuses or hangs. */
export type Outside = 'bucket' | 'mail' | 'texts' | 'scanner' | 'social';

export type InstallationOptions = {
  /** So many of each server. */
  count?: number;
  /** Each server on a machine of its own, HAProxy before them and PgBouncer before PostgreSQL. */
  proxied?: boolean;
  /** Shows what people send to a virus scanner. */
  scanned?: boolean;
};

/** Starts all of it, with a season of five tracks that are open and ask the same. */
export async function startInstallation(options: InstallationOptions = {}): Promise<Installation> {
  const { count = 1, proxied = false, scanned = false } = options;
  const endings: (() => Promise<unknown> | unknown)[] = [];
  const stop = async () => {
    for (const end of endings.splice(0).reverse()) await end();
  };
  try {
    const network = proxied ? openNetwork() : loopback;
    endings.push(() => network.close());
    const { address } = network.here;
    const postgres = await startPostgres({ durable: true });
    endings.push(() => postgres.stop());
    const folder = mkdtempSync(join(tmpdir(), 'chulbal-installed-'));
    endings.push(() => rmSync(folder, { recursive: true, force: true }));
    const outside = await startServer('outside', {});
    endings.push(async () => {
      await outside.ask('empty');
      await outside.stop();
    });
    const { bucket, gates } = await gatesOf(outside, address);
    endings.push(() => Promise.all(Object.values(gates).map((gate) => gate.close())));

    const dataKey = randomBytes(32).toString('hex');
    const { db, pool } = openPostgresDb(postgres.url, createVault(dataKey), 8);
    endings.push(() => db.close());
    await prepareDatabase(db, { now: new Date() });
    await openFiveTracks(db);

    const pooler = proxied ? await startPooler(postgres.url, address) : null;
    if (pooler) endings.push(() => pooler.stop());
    const places = await placesOf(network, count);
    const balancer = proxied ? await startBalancer(places, address) : null;
    if (balancer) endings.push(() => balancer.stop());
    const { url, env, cookieSecret } = settingsOf({ address, places, balancer, bucket, gates });
    const scanner: Record<string, string> = scanned
      ? { CLAMD_URL: `tcp://${address}:${gates.scanner.port}` }
      : {};
    const database = { DATA_KEY: dataKey, DATABASE_URL: pooler?.url ?? postgres.url, DATA_DIR: folder };
    const told = { ...env, ...database, ...scanner };

    const instances: Instance[] = [];
    endings.push(() => Promise.all(instances.map((one) => one.stop())));
    // The web server is ready once both APIs are.
    for (const name of ['user-api', 'admin-api', 'web'] as const) {
      const started = places[name].map((place) => startInstance(name, { ...place, env: told }));
      instances.push(...(await Promise.all(started)));
    }
    await balancer?.untilServing(url);
    const files = openFileStore({ dataDir: folder, s3: bucket });
    const arrived = () => outside.ask<Arrived>('arrived');
    const replace = async (instance: Instance) => {
      const seconds = await instance.stop();
      await instance.start();
      const alike = instances.filter(({ name }) => name === instance.name);
      await balancer?.untilUp(instance.name, alike.indexOf(instance));
      return seconds;
    };
    const balancerSaid = () => balancer?.said() ?? '';
    return {
      ...{ url, db, pool, files, cookieSecret, instances, gates },
      ...{ arrived, replace, balancerSaid, stop },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function gatesOf(outside: ServerProcess, address: string) {
  const { bucket, ...ports } = await outside.ask<OutsideServices>('services');
  const gates = {
    bucket: await startGate(Number(new URL(bucket.endpoint ?? '').port), address),
    mail: await startGate(ports.mail, address),
    texts: await startGate(ports.texts, address),
    scanner: await startGate(ports.scanner, address),
    social: await startGate(await freePort(), address),
  };
  return { bucket, gates };
}

async function placesOf(network: Network, count: number): Promise<Places> {
  const places: Places = { web: [], 'user-api': [], 'admin-api': [] };
  for (const name of serverNames) {
    while (places[name].length < count) {
      places[name].push({ machine: network.addMachine(), port: await freePort() });
    }
  }
  return places;
}

function settingsOf(given: {
  address: string;
  places: Places;
  balancer: Balancer | null;
  bucket: OutsideServices['bucket'];
  gates: Installation['gates'];
}) {
  const { address, places, balancer, bucket, gates } = given;
  const at = (name: ServerName) =>
    `http://${address}:${balancer ? balancer.ports[name] : places[name][0]?.port}`;
  const cookieSecret = randomBytes(32).toString('hex');
  const env = {
    PUBLIC_URL: at('web'),
    USER_API_URL: at('user-api'),
    POINTER_API_URL: at('admin-api'),
    // Who asks plays the proxy that ends TLS, and says for whom.
    TRUST_PROXY: '1',
    USER_TOKEN_SECRET: testSecrets.user,
    EVALUATOR_TOKEN_SECRET: testSecrets.evaluator,
    OPERATOR_TOKEN_SECRET: testSecrets.operator,
    SERVICE_SECRET: testSecrets.service,
    COOKIE_SECRET: cookieSecret,
    S3_ENDPOINT: `http://${address}:${gates.bucket.port}`,
    S3_BUCKET: bucket.bucket,
    S3_REGION: bucket.region,
    S3_ACCESS_KEY: bucket.accessKey ?? '',
    S3_SECRET_KEY: bucket.secretKey ?? '',
    SMTP_URL: `smtp://${address}:${gates.mail.port}`,
    ...(address === loopback.here.address ? providersAt(address, gates) : {}),
  };
  return { url: at('web'), env, cookieSecret };
}

/** Providers of text messages and log-ins. Without TLS our servers ask them on their own machine only. */
function providersAt(address: string, gates: Installation['gates']) {
  return {
    SMS_URL: `http://${address}:${gates.texts.port}/`,
    SOCIAL_PROVIDERS: 'school',
    SCHOOL_NAME: '학교',
    SCHOOL_ISSUER: `http://${address}:${gates.social.port}`,
    SCHOOL_CLIENT_ID: 'portal',
    SCHOOL_CLIENT_SECRET: randomBytes(16).toString('hex'),
  };
}
