import { createAdminApi } from '@chulbal/admin-api/app';
import type { AdminApi } from '@chulbal/admin-api/services';
import type { Db } from '@chulbal/domain/db';
import type { FileStore } from '@chulbal/domain/files/store';
import type { Signals } from '@chulbal/http/signals/signals';
import { adminApiServices, userApiServices } from '@chulbal/testing/api';
import { createUserApi } from '@chulbal/user-api/app';
import type { UserApi } from '@chulbal/user-api/services';

export type TestApis = { user: UserApi; admin: AdminApi };

/** Both APIs on one database, as they run beside each other. */
export async function bothApis({
  signals = {},
  ...options
}: {
  db: Db;
  files: FileStore;
  clock: () => Date;
  signals?: { user?: Signals; admin?: Signals };
}): Promise<TestApis> {
  return {
    user: await createUserApi({ ...userApiServices(options), signals: signals.user }),
    admin: await createAdminApi({ ...adminApiServices(options), signals: signals.admin }),
  };
}
