import type { Migration } from 'kysely/migration';
import { foundation } from './0001-foundation.ts';
import { filesOfDraftVersions } from './0002-files-of-draft-versions.ts';
import { agreedByMembers } from './0003-agreed-by-members.ts';
import { operatorConsole } from './0004-console.ts';

/** In the order they are applied; a released migration is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-files-of-draft-versions': filesOfDraftVersions,
  '0003-agreed-by-members': agreedByMembers,
  '0004-console': operatorConsole,
};
