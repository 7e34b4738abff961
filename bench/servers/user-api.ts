import { systemClock } from '@chulbal/domain/clock';
import { proveDataKey } from '@chulbal/domain/data-key';
import { openFileStore } from '@chulbal/domain/files/open-store';
import { openPostgresDb } from '@chulbal/domain/postgres-db';
import { createVault } from '@chulbal/domain/vault';
import { countBuffersWithHeap } from '@chulbal/http/buffer-limit';
import { tokenSigner } from '@chulbal/http/tokens';
import { createUserApi } from '@chulbal/user-api/app';
import { answerBench } from './answer-bench.ts';

export type UserApiSettings = {
  databaseUrl: string;
  dataDir: string;
  dataKey: string;
  tokenSecret: string;
  serviceSecret: string;
  timed?: boolean;
};

// The user API as its main.ts starts it, but for the limit on requests: there is only one address here.
// `times`, if `timed`, gives and forgets the milliseconds that each reply took, from the request's head on, by path.
answerBench<UserApiSettings>(async (settings) => {
  countBuffersWithHeap();
  const { db } = openPostgresDb(settings.databaseUrl, createVault(settings.dataKey));
  await proveDataKey(db);
  const { app } = await createUserApi({
    db,
    files: openFileStore({ dataDir: settings.dataDir, s3: null }),
    signer: tokenSigner('user', settings.tokenSecret),
    sessionSecret: settings.tokenSecret,
    serviceSecret: settings.serviceSecret,
    clock: systemClock,
    requestsAMinute: 1_000_000_000,
    publicUrl: 'http://127.0.0.1',
    preview: false,
  });
  let times: Record<string, number[]> = {};
  if (settings.timed) {
    app.server.prependListener('request', (request, response) => {
      const began = performance.now();
      const path = request.url?.split('?')[0] ?? '';
      response.once('finish', () => {
        times[path] ??= [];
        times[path].push(performance.now() - began);
      });
    });
  }
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const takeTimes = () => {
    const taken = times;
    times = {};
    return taken;
  };
  return { url, answers: { times: takeTimes } };
});
