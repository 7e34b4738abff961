import { createAdminApi } from '@chulbal/admin-api/app';
import type { AdminApi } from '@chulbal/admin-api/services';
import type { AccountKind } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import type { FileStore } from '@chulbal/domain/files/store';
import { openSession } from '@chulbal/domain/sessions/commands';
import { createUserApi } from '@chulbal/user-api/app';
import type { UserApi } from '@chulbal/user-api/services';
import { testSecrets, testSigners, userApiServices } from './api.ts';

export type TestApis = { user: UserApi; admin: AdminApi };

/** Both APIs on one database, as they run beside each other. */
export async function bothApis(options: { db: Db; files: FileStore; clock: () => Date }): Promise<TestApis> {
  const user = await createUserApi(userApiServices(options));
  const admin = await createAdminApi({
    db: options.db,
    files: options.files,
    signers: { evaluator: testSigners.evaluator, operator: testSigners.operator },
    sessionSecrets: { evaluator: testSecrets.evaluator, operator: testSecrets.operator },
    serviceSecret: testSecrets.service,
    clock: options.clock,
    requestsAMinute: 1_000_000,
    publicUrl: 'http://127.0.0.1:3000',
  });
  return { user, admin };
}

/** An access token of a new session of the account, as its log-in would give. */
export async function accessToken(
  db: Db,
  asked: { kind: AccountKind; accountId: number; now: Date },
): Promise<string> {
  const session = await openSession(db, { ...asked, persistent: false, secret: testSecrets[asked.kind] });
  return testSigners[asked.kind].sign({ accountId: asked.accountId, familyId: session.familyId }, asked.now);
}
