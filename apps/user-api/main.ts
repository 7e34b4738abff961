import { taxOfficeAt } from '@chulbal/domain/applications/entry/tax-office';
import { callCommandsAs } from '@chulbal/domain/called';
import { systemClock } from '@chulbal/domain/clock';
import { openFileStore } from '@chulbal/domain/files/open-store';
import { identityServiceAt } from '@chulbal/domain/identity-checks/service';
import { startWorker } from '@chulbal/domain/jobs/worker';
import { createTransports } from '@chulbal/domain/outbox/transports';
import { openPostgresDb } from '@chulbal/domain/postgres-db';
import { prepareDatabase } from '@chulbal/domain/seeds/prepare-database';
import { socialProviderAt } from '@chulbal/domain/social-logins/provider';
import { createVault } from '@chulbal/domain/vault';
import {
  identitySettings,
  parseProductionEnv,
  s3Settings,
  taxOfficeSettings,
  virusScanner,
} from '@chulbal/http/env';
import { bounceMailbox, messageSettings } from '@chulbal/http/message-settings';
import { runProcess } from '@chulbal/http/run-process';
import { openDataMetrics } from '@chulbal/http/signals/data-metrics';
import { createLog } from '@chulbal/http/signals/log';
import { openTracing } from '@chulbal/http/signals/signals';
import { workerSignals } from '@chulbal/http/signals/worker-signals';
import { socialSettings } from '@chulbal/http/social-settings';
import { checkFiles, checkMail, checkScanner } from '@chulbal/http/start-checks';
import { tokenSigner } from '@chulbal/http/tokens';
import { createUserApi } from './app.ts';

// The user API as a process of its own, in production, any number of times; each also sends messages and sweeps.
await runProcess(async () => {
  callCommandsAs(process.env);
  const env = parseProductionEnv(process.env);
  const social = socialSettings(process.env).map((one) =>
    socialProviderAt(one, `${env.PUBLIC_URL}/oauth/${one.provider}`),
  );
  const { db, pool } = openPostgresDb(
    env.DATABASE_URL,
    createVault(env.DATA_KEY, env.OTHER_DATA_KEYS),
    env.DATABASE_POOL,
  );
  const metrics = await openDataMetrics(env, 'user-api', { db, connection: { pool }, clock: systemClock });
  const signals = { log: createLog('user-api'), metrics, tracing: await openTracing(env, 'user-api') };
  await prepareDatabase(db, { now: systemClock(), migrates: env.MIGRATE_AT_START });
  const scanner = virusScanner(env);
  const files = openFileStore({ dataDir: env.DATA_DIR, s3: s3Settings(env), scanner });
  await checkFiles(files, { bucket: env.S3_BUCKET, dataDir: env.DATA_DIR });
  void checkMail(env.SMTP_URL);
  if (scanner) void checkScanner(scanner);
  const office = taxOfficeSettings(env);
  const worker = await startWorker({
    db,
    connection: { pool },
    files,
    scanner,
    bounces: bounceMailbox(env),
    taxOffice: office && taxOfficeAt(office),
    webhooks: { inside: env.WEBHOOK_PRIVATE_ADDRESSES },
    publicUrl: env.PUBLIC_URL,
    clock: systemClock,
    ...workerSignals(signals),
    transports: createTransports({ ...messageSettings(env), preview: false, clock: systemClock }),
  });
  const identity = identitySettings(env);
  const { app } = await createUserApi({
    db,
    files,
    signer: tokenSigner('user', env.USER_TOKEN_SECRET),
    sessionSecret: env.USER_TOKEN_SECRET,
    serviceSecret: env.SERVICE_SECRET,
    clock: systemClock,
    requestsAMinute: env.REQUESTS_A_MINUTE,
    publicUrl: env.PUBLIC_URL,
    socialProviders: social,
    identity: identity ? identityServiceAt(identity, `${env.PUBLIC_URL}/auth/identity`) : undefined,
    preview: false,
    signals,
  });
  await app.listen({ port: env.USER_API_PORT, host: env.HOST ?? '127.0.0.1' });
  const close = async () => {
    await worker.stop();
    await db.close();
    await signals.tracing?.close();
  };
  const seen = metrics ? [await metrics.listen()] : [];
  return { servers: [app, ...seen], close };
});
