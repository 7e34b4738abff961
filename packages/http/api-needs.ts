import { takesWrites } from '@chulbal/domain/database-start';
import type { Db } from '@chulbal/domain/db';
import type { FileStore } from '@chulbal/domain/files/store';
import { isServed } from '@chulbal/domain/migrate';

/** What an API cannot do without: the database answers, takes writes and is served by this program; a file can be stored. */
export function needsOfApi(db: Db, files: FileStore): Record<string, () => Promise<boolean>> {
  return {
    database: () => takesWrites(db),
    migrations: () => isServed(db),
    storage: () => files.probe().then(() => true),
  };
}
