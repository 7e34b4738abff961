import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a challenge is out for, and at which door: evaluators and operators have passkeys, too. */
export const passkeysOfAll: Migration = {
  async up(db) {
    // Challenges live for five minutes: those that are out are asked for anew.
    await sql`delete from passkey_attempts`.execute(db);
    await sql`
      alter table passkey_attempts
        add column kind text not null check (kind in ('user', 'evaluator', 'operator')),
        add column purpose text not null check (purpose in ('logIn', 'add', 'confirm')),
        add constraint passkey_attempts_owner check ((purpose = 'logIn') = (account_id is null))`.execute(db);
  },
};
