import { createAdminApi } from '@chulbal/admin-api/app';
import type { Demo } from '@chulbal/demo/seed';
import { taxOfficeAt } from '@chulbal/domain/applications/entry/tax-office';
import { systemClock } from '@chulbal/domain/clock';
import { openFileStore } from '@chulbal/domain/files/open-store';
import type { FileStore } from '@chulbal/domain/files/store';
import { identityServiceAt } from '@chulbal/domain/identity-checks/service';
import { startWorker } from '@chulbal/domain/jobs/worker';
import { createTransports } from '@chulbal/domain/outbox/transports';
import { prepareDatabase } from '@chulbal/domain/seeds/prepare-database';
import { socialProviderAt } from '@chulbal/domain/social-logins/provider';
import { createVault } from '@chulbal/domain/vault';
import { identitySettings, s3Settings, taxOfficeSettings, virusScanner } from '@chulbal/http/env';
import { bounceMailbox, messageSettings } from '@chulbal/http/message-settings';
import type { Running } from '@chulbal/http/run-process';
import { openDataMetrics } from '@chulbal/http/signals/data-metrics';
import { logOf } from '@chulbal/http/signals/log';
import type { ServerName } from '@chulbal/http/signals/servers';
import { openTracing } from '@chulbal/http/signals/signals';
import { workerSignals } from '@chulbal/http/signals/worker-signals';
import { checkFiles, checkMail } from '@chulbal/http/start-checks';
import { tokenSigner } from '@chulbal/http/tokens';
import { createUserApi } from '@chulbal/user-api/app';
import { createWebServer } from '@chulbal/web/server/web-server';
import { isToBeCreated, migratesAtStart, openDatabase } from './open-database.ts';
import { serveCommands } from './product-socket.ts';
import type { Settings } from './settings.ts';

export type Product = Running & {
  /** How to log in, where this is a demo. */
  demo: Demo | null;
  /** Address of the portal, without a slash at the end. */
  url: string;
};

/** Both APIs, the web and the worker in this process, on one database. */
export async function startProduct(settings: Settings): Promise<Product> {
  const { mode, env } = settings;
  const scanner = virusScanner(env);
  const files = openFileStore({ dataDir: env.DATA_DIR, s3: s3Settings(env), scanner });
  const now = systemClock();
  const isDemo = mode !== 'production' && env.DEMO_SEED;
  const isFirst = isToBeCreated(env);
  const { db, connection } = await openDatabase(env, createVault(env.DATA_KEY, env.OTHER_DATA_KEYS));
  const metrics = await openDataMetrics(env, 'web', { db, connection, clock: systemClock });
  const signalsOf = async (server: ServerName) => ({
    log: logOf(server, mode),
    metrics,
    tracing: await openTracing(env, server),
  });
  const signals = {
    web: await signalsOf('web'),
    'user-api': await signalsOf('user-api'),
    'admin-api': await signalsOf('admin-api'),
  };
  // Not before it is open: creating it takes most of the memory that this process will ever need.
  const drawn = isDemo && isFirst ? drawDemoFiles({ files, now }) : undefined;
  // Whoever waits for it hears of a failure.
  drawn?.catch(() => {});
  await prepareDatabase(db, { now, migrates: migratesAtStart(env) });
  await checkFiles(files, { bucket: env.S3_BUCKET, dataDir: env.DATA_DIR });
  if (mode === 'production' || env.SMTP_URL) void checkMail(env.SMTP_URL);
  const demo = isDemo ? await (await import('@chulbal/demo/seed')).seedDemo(db, { now, files, drawn }) : null;
  const url = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  // In a demo, and in development, nobody real says who somebody is, unless it is set.
  const social = mode !== 'production' && settings.social.length === 0 ? await startDemoSocial() : null;
  const person = mode !== 'production' && env.IDENTITY_URL === 'stand-in' ? await startDemoIdentity() : null;
  const identity = person?.settings ?? identitySettings(env);

  const webhooks = { inside: mode === 'development' || env.WEBHOOK_PRIVATE_ADDRESSES };
  const userApi = await createUserApi({
    db,
    files,
    signer: tokenSigner('user', env.USER_TOKEN_SECRET),
    sessionSecret: env.USER_TOKEN_SECRET,
    serviceSecret: env.SERVICE_SECRET,
    clock: systemClock,
    requestsAMinute: env.REQUESTS_A_MINUTE,
    publicUrl: url,
    socialProviders: (social?.settings ?? settings.social).map((one) =>
      socialProviderAt(one, `${url}/oauth/${one.provider}`),
    ),
    identity: identity ? identityServiceAt(identity, `${url}/auth/identity`) : undefined,
    preview: mode !== 'production',
    signals: signals['user-api'],
  });
  const adminApi = await createAdminApi({
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
    publicUrl: url,
    webhooks,
    signals: signals['admin-api'],
  });

  // Nobody but the web server beside them needs to reach the APIs.
  const userApiUrl = await userApi.app.listen({ port: env.USER_API_PORT, host: '127.0.0.1' });
  const pointerApiUrl = await adminApi.app.listen({ port: env.POINTER_API_PORT, host: '127.0.0.1' });
  const webEnv = {
    ...env,
    HOST: env.HOST ?? (mode === 'production' ? '0.0.0.0' : '127.0.0.1'),
    USER_API_URL: userApiUrl,
    POINTER_API_URL: pointerApiUrl,
  };
  const web = await createWebServer({ mode, env: webEnv, signals: signals.web });
  await web.listen({ port: webEnv.PORT, host: webEnv.HOST });

  // In the demo nobody real is asked: its businesses do not exist.
  const standIn = isDemo && !env.TAX_OFFICE_URL ? await startDemoTaxOffice() : null;
  const office = standIn ?? taxOfficeSettings(env);
  const worker = await startWorker({
    db,
    connection,
    files,
    scanner,
    bounces: bounceMailbox(env),
    taxOffice: office && taxOfficeAt(office),
    webhooks,
    publicUrl: url,
    clock: systemClock,
    transports: createTransports({
      ...messageSettings(env),
      preview: mode !== 'production',
      clock: systemClock,
    }),
    ...workerSignals({ log: logOf('worker', mode), metrics }),
  });

  const commands = 'pglite' in connection ? await serveCommands(env.DATA_DIR, { db, ...connection }) : null;

  const close = async () => {
    await commands?.();
    await worker.stop();
    await standIn?.close();
    await social?.close();
    await person?.close();
    await db.close();
    for (const { tracing } of Object.values(signals)) await tracing?.close();
  };
  const seen = metrics ? [await metrics.listen()] : [];
  return { url, demo, servers: [web, userApi.app, adminApi.app, ...seen], close };
}

/** Draws the files of a demo while its tables are created: both take seconds, and neither needs the other. */
async function drawDemoFiles(given: { files: FileStore; now: Date }) {
  const { drawDemo } = await import('@chulbal/demo/drawn');
  return drawDemo(given);
}

async function startDemoTaxOffice() {
  const { demoBusinessCode, startStandInTaxOffice } = await import('@chulbal/demo/stand-in-tax-office');
  return startStandInTaxOffice(demoBusinessCode);
}

async function startDemoSocial() {
  const { startStandInSocial } = await import('@chulbal/demo/stand-in-social');
  return startStandInSocial();
}

async function startDemoIdentity() {
  const { startStandInIdentity } = await import('@chulbal/demo/stand-in-identity');
  return startStandInIdentity();
}
