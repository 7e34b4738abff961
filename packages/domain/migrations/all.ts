import type { Migration } from 'kysely/migration';
import { foundation } from './0001-foundation.ts';
import { filesOfDraftVersions } from './0002-files-of-draft-versions.ts';
import { operatorConsole } from './0003-console.ts';
import { ownTextsOfMembers } from './0003-own-texts-of-members.ts';

/** In the order they are applied; a released migration is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-files-of-draft-versions': filesOfDraftVersions,
  '0003-own-texts-of-members': ownTextsOfMembers,
  '0003-console': operatorConsole,
};
