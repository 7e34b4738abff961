import { callCommandsAs } from '@chulbal/domain/called';
import { systemClock } from '@chulbal/domain/clock';
import { openFileStore } from '@chulbal/domain/files/open-store';
import { openPostgresDb } from '@chulbal/domain/postgres-db';
import { prepareDatabase } from '@chulbal/domain/seeds/prepare-database';
import { createVault } from '@chulbal/domain/vault';
import { parseProductionEnv, s3Settings, virusScanner } from '@chulbal/http/env';
import { runProcess } from '@chulbal/http/run-process';
import { openDataMetrics } from '@chulbal/http/signals/data-metrics';
import { createLog } from '@chulbal/http/signals/log';
import { openTracing } from '@chulbal/http/signals/signals';
import { checkFiles } from '@chulbal/http/start-checks';
import { tokenSigner } from '@chulbal/http/tokens';
import { createAdminApi } from './app.ts';

// The evaluators' and operators' API as a process of its own, in production, any number of times.
await runProcess(async () => {
  callCommandsAs(process.env);
  const env = parseProductionEnv(process.env);
  const { db, pool } = openPostgresDb(
    env.DATABASE_URL,
    createVault(env.DATA_KEY, env.OTHER_DATA_KEYS),
    env.DATABASE_POOL,
  );
  const metrics = await openDataMetrics(env, 'admin-api', { db, connection: { pool }, clock: systemClock });
  const tracing = await openTracing(env, 'admin-api');
  await prepareDatabase(db, { now: systemClock(), migrates: env.MIGRATE_AT_START });
  const files = openFileStore({
    dataDir: env.DATA_DIR,
    s3: s3Settings(env),
    scanner: virusScanner(env),
  });
  await checkFiles(files, { bucket: env.S3_BUCKET, dataDir: env.DATA_DIR });
  const { app } = await createAdminApi({
    db,
    files,
    signers: {
      evaluator: tokenSigner('evaluator', env.EVALUATOR_TOKEN_SECRET),
      operator: tokenSigner('operator', env.OPERATOR_TOKEN_SECRET),
    },
    sessionSecrets: { evaluator: env.EVALUATOR_TOKEN_SECRET, operator: env.OPERATOR_TOKEN_SECRET },
    serviceSecret: env.SERVICE_SECRET,
    clock: systemClock,
    requestsAMinute: env.REQUESTS_A_MINUTE,
    publicUrl: env.PUBLIC_URL,
    webhooks: { inside: env.WEBHOOK_PRIVATE_ADDRESSES },
    signals: { log: createLog('admin-api'), metrics, tracing },
  });
  await app.listen({ port: env.POINTER_API_PORT, host: env.HOST ?? '127.0.0.1' });
  const seen = metrics ? [await metrics.listen()] : [];
  const close = async () => {
    await db.close();
    await tracing?.close();
  };
  return { servers: [app, ...seen], close };
});
