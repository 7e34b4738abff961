import { createAdminApi } from '@chulbal/admin-api/app';
import { systemClock } from '@chulbal/domain/clock';
import { proveDataKey } from '@chulbal/domain/data-key';
import { openFileStore } from '@chulbal/domain/files/open-store';
import { openPostgresDb } from '@chulbal/domain/postgres-db';
import { createVault } from '@chulbal/domain/vault';
import { countBuffersWithHeap } from '@chulbal/http/buffer-limit';
import { tokenSigner } from '@chulbal/http/tokens';
import { answerBench } from './answer-bench.ts';

export type AdminApiSettings = {
  databaseUrl: string;
  dataDir: string;
  dataKey: string;
  secrets: Record<'evaluator' | 'operator' | 'service', string>;
};

// The evaluator and operator API as its main.ts starts it, but for the limit on requests. `times` gives and forgets
// the milliseconds that each reply took, from the request's head on, in order.
answerBench<AdminApiSettings>(async ({ databaseUrl, dataDir, dataKey, secrets }) => {
  countBuffersWithHeap();
  const { db } = openPostgresDb(databaseUrl, createVault(dataKey));
  await proveDataKey(db);
  const { app } = await createAdminApi({
    db,
    files: openFileStore({ dataDir, s3: null }),
    signers: {
      evaluator: tokenSigner('evaluator', secrets.evaluator),
      operator: tokenSigner('operator', secrets.operator),
    },
    sessionSecrets: secrets,
    serviceSecret: secrets.service,
    clock: systemClock,
    requestsAMinute: 1_000_000_000,
    publicUrl: 'http://127.0.0.1',
  });
  let times: number[] = [];
  app.server.prependListener('request', (_request, response) => {
    const began = performance.now();
    response.once('finish', () => times.push(performance.now() - began));
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const takeTimes = () => {
    const taken = times;
    times = [];
    return taken;
  };
  return { url, answers: { times: takeTimes } };
});
