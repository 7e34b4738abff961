import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who people are by the identity service, so that one person has one wallet whatever phone they come with. */
export const identityChecks: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements: string[] = [
  `create table identity_requests (
    id uuid primary key,
    account_id bigint not null references accounts on delete cascade,
    family_id uuid,
    back text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index identity_requests_by_end on identity_requests (expires_at)',
  `create table identities (
    account_id bigint primary key references accounts on delete cascade,
    person_index text not null,
    service text not null,
    confirmed_at timestamptz not null
  )`,
  'create index identities_of_person on identities (person_index)',

  `alter table wallets add column identity_index text,
    add constraint wallets_identity_once unique (ig_no, identity_index)`,
  // The person of a wallet is whose phone was proven, and who was confirmed, whatever the statement says. The account
  // is held, so that a check that ends meanwhile is either seen here or sees the wallet.
  `create or replace function wallets_of_persons() returns trigger language plpgsql as $$
    begin
      perform from accounts where id = new.user_id for key share;
      select a.phone_index, i.person_index into new.person_index, new.identity_index
        from accounts a left join identities i on i.account_id = a.id
        where a.id = new.user_id and a.status = 'active';
      return new;
    end
  $$`,
];
