import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { s3Store } from '@chulbal/domain/files/s3-store';
import { openPostgresDb } from '@chulbal/domain/postgres-db';
import { settingsOfBucket } from '@chulbal/testing/s3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportProof } from '../tools/figures/report.ts';
import { freePort, type PostgresServer, startPostgres } from '../tools/postgres-server.ts';
import { findPostgres } from '../tools/programs.mjs';
import { anyVault, prepareDemo } from './demo-on-server.ts';
import { type Killable, startKillable } from './killable-process.ts';
import { Loads } from './loads.ts';
import { type Product, startProduct } from './server.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { type SteppedClock, steppedClock } from './stepped-clock.ts';
import { startWire, type Wire } from './wire.ts';

/** How often each of them happens. */
const times = { kill: 125, cut: 10, full: 25, step: 10 };
/** How long a network is cut, in milliseconds. */
const CUT_MS = 30_000;
/** How long a disk stays full. */
const FULL_MS = 3_000;

/** Everything that the product stands on, each piece of which can go. */
type Ground = {
  product: Product;
  postgres: PostgresServer;
  bucket: Killable;
  mail: Killable;
  wires: Wire[];
  /** The disk of the database, and of what is on its way into the bucket; null where none can be mounted. */
  disks: SmallDisk[] | null;
  clock: SteppedClock | null;
};

/** What is put away at the end, the newest first. */
const cleanUps: (() => unknown)[] = [];
let ground: Ground;
let loads: Loads;
let happened = 0;

describe.runIf(findPostgres())(
  'acknowledged is durable: whatever of the ground goes, and however often (R-03)',
  () => {
    beforeAll(async () => {
      ground = await prepareGround();
      loads = new Loads(ground.product);
    });
    afterAll(async () => {
      for (const cleanUp of cleanUps.reverse()) await cleanUp();
    });

    async function strike(count: number, happen: (round: number) => Promise<void>): Promise<void> {
      for (let round = 0; round < count; round += 1) {
        await loads.start();
        await pause((round * 173) % 400);
        await happen(round);
        await loads.look(() => openPostgresDb(ground.postgres.url, anyVault(), 1).db);
        happened += 1;
        // At the first fault that loses something, for what comes after would hide it.
        expect(loads.losses, `round ${round + 1}`).toEqual({ lost: [], halfStates: [] });
      }
    }

    test('server killed', () => strike(times.kill, () => killed(ground.product)));
    test('PostgreSQL killed', () => strike(times.kill, () => killed(ground.postgres)));
    test('bucket killed', () => strike(times.kill, () => killed(ground.bucket)));
    test('mail killed', () => strike(times.kill, () => killed(ground.mail)));
    test('network cut for 30 s', () => strike(times.cut, () => cut(ground.wires)));
    test('disk full', async (context) => {
      context.skip(ground.disks === null, 'No disk can be mounted here.');
      await strike(times.full, (round) => fill(ground, round));
    });
    test('clock stepped by an hour', async (context) => {
      context.skip(ground.clock === null, 'libfaketime is not here.');
      await strike(times.step, (round) => step(ground, loads, round));
    });
    test('nothing is lost of all that was acknowledged', () => {
      reportProof('R-03 Faults under load: what the product stands on is killed, cut off, filled up', [
        { what: 'faults', value: happened, unit: '' },
        ...loads.figures(),
      ]);
      expect(loads.losses).toEqual({ lost: [], halfStates: [] });
    });
  },
);

async function killed(what: Pick<Killable, 'kill' | 'restart'>): Promise<void> {
  await what.kill();
  // Whoever writes finds it gone.
  await pause(300);
  await what.restart();
}

async function cut(wires: readonly Wire[]): Promise<void> {
  for (const wire of wires) wire.cut();
  await pause(CUT_MS);
  for (const wire of wires) wire.mend();
}

/** The disk of the database, or the product's own: it is full, for a while, and free again. */
async function fill({ disks, postgres }: Ground, round: number): Promise<void> {
  const disk = disks?.[round % 2];
  disk?.fill();
  await pause(FULL_MS);
  disk?.free();
  if (round % 2 === 1) return;
  // A database that cannot write what it has promised ends; whoever made room starts it again.
  await postgres.kill();
  await postgres.restart();
}

/** The clock of the product jumps by an hour while everybody writes, they write on at that time, and it jumps back. */
async function step({ clock }: Ground, loads: Loads, round: number): Promise<void> {
  await clock?.step(round % 2 === 0 ? 1 : -1);
  await loads.forget();
  await loads.start();
  await clock?.step(0);
  await loads.forget();
}

async function prepareGround(): Promise<Ground> {
  const disks = [mountSmallDisk(1_500), mountSmallDisk(128)].filter((disk) => disk !== null);
  cleanUps.push(() => {
    for (const disk of disks) disk.remove();
  });
  const [ofDatabase, ofProduct] = disks;
  const postgres = await startPostgres({
    durable: true,
    ...(ofDatabase ? { parent: ofDatabase.folder } : {}),
  });
  cleanUps.push(() => postgres.stop());
  const [bucketPort, mailPort] = [await freePort(), await freePort()];
  const objects = mkdtempSync(join(tmpdir(), 'chulbal-bucket-'));
  cleanUps.push(() => rmSync(objects, { recursive: true, force: true }));
  const bucket = await startKillable('bucket-process.ts', [objects, String(bucketPort)]);
  cleanUps.push(() => bucket.kill());
  const mail = await startKillable('mail-process.ts', [String(mailPort)]);
  cleanUps.push(() => mail.kill());
  const clock = steppedClock();
  cleanUps.push(() => clock?.remove());

  const settings = await prepareDemo(postgres.url, s3Store(settingsOfBucket(bucketPort)));
  const wires = [await startWire(Number(new URL(postgres.url).port)), await startWire(bucketPort)];
  cleanUps.push(async () => void (await Promise.all(wires.map((wire) => wire.close()))));
  const url = new URL(postgres.url);
  url.port = String(wires[0]?.port);
  const s3 = settingsOfBucket(wires[1]?.port ?? 0);
  const own: Record<string, string> = ofProduct
    ? { TMPDIR: folderIn(ofProduct, 'tmp'), DATA_DIR: folderIn(ofProduct, 'data') }
    : {};
  const product = await startProduct({
    ...settings,
    ...own,
    ...clock?.env,
    DATABASE_URL: url.href,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    S3_BUCKET: s3.bucket,
    S3_REGION: s3.region,
    S3_ENDPOINT: s3.endpoint ?? '',
    S3_ACCESS_KEY: s3.accessKey ?? '',
    S3_SECRET_KEY: s3.secretKey ?? '',
  });
  cleanUps.push(() => product.stop());
  return { product, postgres, bucket, mail, wires, disks: disks.length === 2 ? disks : null, clock };
}

function folderIn({ folder }: SmallDisk, name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
