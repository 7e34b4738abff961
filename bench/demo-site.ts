import { randomBytes } from 'node:crypto';
import { type Demo, seedDemo } from '@chulbal/demo/seed';
import type { Db } from '@chulbal/domain/db';
import { openFileStore } from '@chulbal/domain/files/open-store';
import type { FileStore } from '@chulbal/domain/files/store';
import { type BenchDatabase, startBenchDatabase } from './postgres-db.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import type { WebSettings } from './servers/web.ts';

/** The site with its demo on PostgreSQL: the built pages and the user API, each in a process of its own. */
export type DemoSite = {
  database: BenchDatabase;
  web: ServerProcess;
  api: ServerProcess;
  demo: Demo;
  cookieSecret: string;
  stop(): Promise<void>;
};

/** `fill` adds to the demo before anything is asked. */
export async function startDemoSite({
  fill = async () => {},
}: {
  fill?: (db: Db, files: FileStore) => Promise<void>;
} = {}): Promise<DemoSite> {
  let demo: Demo | undefined;
  const database = await startBenchDatabase({
    prepare: async (db, { dataDir }) => {
      const files = openFileStore({ dataDir, s3: null });
      demo = await seedDemo(db, { now: new Date(), files });
      await fill(db, files);
    },
  });
  if (!demo) throw new Error('The demo was not seeded.');
  const { settings } = database;
  const cookieSecret = randomBytes(32).toString('hex');
  const api = await startServer('user-api', settings);
  const web = await startServer('web', {
    ...{ userApiUrl: api.url, cookieSecret, serviceSecret: settings.serviceSecret, pages: true },
  } satisfies WebSettings);
  return {
    ...{ database, web, api, demo, cookieSecret },
    stop: async () => {
      for (const server of [web, api]) await server.stop();
      await database.stop();
    },
  };
}
