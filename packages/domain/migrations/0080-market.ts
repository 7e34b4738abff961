import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Accounts, wallets, holdings and the ledger of an exhibition's market; what holds them is in the next migration. */
export const market: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements: string[] = [
  // `issue` is where wallets are filled from and emptied to. No account keeps a balance but wallets: a company that
  // everybody wants is nobody's queue.
  `create table market_accounts (
    account_no bigint generated always as identity primary key,
    ig_no bigint not null references exhibitions,
    kind text not null check (kind in ('issue', 'wallet', 'company')),
    ic_no bigint references companies,
    check ((kind = 'company') = (ic_no is not null)),
    constraint market_accounts_company_once unique (ig_no, ic_no)
  )`,
  `create unique index market_accounts_issue_once on market_accounts (ig_no) where kind = 'issue'`,

  `create table wallets (
    account_no bigint primary key references market_accounts,
    ig_no bigint not null references exhibitions,
    user_id bigint not null references accounts,
    -- Keyed index of the phone: whoever comes back with another account is the same person.
    person_index text not null,
    pseudonym text not null,
    kind text not null check (kind in ('citizen', 'peer')),
    terms_version text not null,
    opened_at timestamptz not null,
    -- Keyed index of the address it was opened from, until it is forgotten.
    opened_from text,
    throwaway_mail boolean not null,
    language text not null check (language in ('ko', 'en')),
    balance bigint not null default 0 constraint wallets_balance check (balance >= 0),
    voided_at timestamptz,
    constraint wallets_user_once unique (ig_no, user_id),
    constraint wallets_person_once unique (ig_no, person_index),
    constraint wallets_pseudonym_once unique (ig_no, pseudonym)
  )`,
  'create index wallets_of_user on wallets (user_id)',

  `create table market_holdings (
    wallet_no bigint not null references wallets,
    ic_no bigint not null,
    amount bigint not null check (amount >= 0),
    changed_at timestamptz not null,
    primary key (wallet_no, ic_no)
  )`,

  // Numbers are given while the wallet is held: those of one wallet are the order in which they were done. Accounts and
  // companies are named without a foreign key, which would lock the row of a company that everybody wants: a line gives
  // itself its accounts and proves them.
  'create sequence market_transfer_numbers',
  `create table market_transfers (
    transfer_no bigint primary key,
    ig_no bigint not null references exhibitions,
    wallet_no bigint not null references wallets,
    ic_no bigint,
    from_account bigint not null,
    to_account bigint not null,
    kind text not null check (kind in ('grant', 'invest', 'takeBack', 'void', 'restore')),
    amount bigint not null check (amount > 0),
    idempotency_key uuid not null,
    at timestamptz not null,
    -- Of the exhibition's plan that it was made under.
    rules_version int not null,
    left_after bigint not null,
    held_after bigint not null,
    place bigint,
    hash text,
    check (from_account <> to_account),
    check ((place is null) = (hash is null)),
    constraint market_transfers_place_once unique (ig_no, place),
    constraint market_transfers_key_once unique (wallet_no, idempotency_key)
  )`,
  `create unique index market_transfers_granted_once on market_transfers (wallet_no) where kind = 'grant'`,
  'create index market_transfers_of_wallet on market_transfers (wallet_no, transfer_no)',
  'create index market_transfers_arrived on market_transfers (ig_no, transfer_no) where place is null',
  `create table market_heads (
    ig_no bigint primary key references exhibitions,
    place bigint not null,
    hash text not null
  )`,

  // Every decision about a wallet stays; the last one stands.
  `create table wallet_voids (
    id bigint generated always as identity primary key,
    wallet_no bigint not null references wallets,
    reason text not null,
    voided_by bigint not null references accounts,
    voided_at timestamptz not null,
    invested bigint not null,
    objection text,
    objected_at timestamptz,
    decision text check (decision in ('kept', 'restored')),
    decision_reason text,
    decided_by bigint references accounts,
    decided_at timestamptz,
    check ((objection is null) = (objected_at is null)),
    check ((decision is null) = (decided_at is null) and (decision is null) = (decided_by is null))
  )`,
  'create unique index wallet_voids_standing on wallet_voids (wallet_no) where decision is distinct from $$restored$$',

  `create table market_signal_marks (
    ig_no bigint not null references exhibitions,
    key text not null,
    state text not null check (state in ('looking', 'fine')),
    marked_by bigint not null references accounts,
    marked_at timestamptz not null,
    primary key (ig_no, key)
  )`,

  // Who opened the hidden totals, and how often.
  `create table market_openings (
    id bigint generated always as identity primary key,
    ig_no bigint not null references exhibitions,
    operator_id bigint not null references accounts,
    opened_at timestamptz not null
  )`,
  'create index market_openings_of_exhibition on market_openings (ig_no, opened_at)',

  `create table market_reveals (
    id bigint generated always as identity primary key,
    ig_no bigint not null references exhibitions,
    requested_by bigint not null references accounts,
    requested_at timestamptz not null,
    state text not null check (state in ('waiting', 'confirmed', 'ended')),
    confirmed_by bigint references accounts,
    confirmed_at timestamptz,
    check (confirmed_by is distinct from requested_by),
    check ((state = 'confirmed') = (confirmed_at is not null))
  )`,
  `create unique index market_reveals_waiting on market_reveals (ig_no) where state = 'waiting'`,

  // What two operators revealed, as it was then: the file byte for byte, and what pages show of it.
  `create table market_results (
    ig_no bigint primary key references exhibitions,
    revealed_at timestamptz not null,
    file bytea not null,
    sha256 text not null,
    last_hash text not null,
    view jsonb not null,
    replay jsonb not null
  )`,
];
