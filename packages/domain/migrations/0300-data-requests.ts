import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Requests of people about their data, with the day by which the law wants an answer, and what was done about them. */
export const dataRequests: Migration = {
  async up(db) {
    await sql`
      create table data_requests (
        request_no bigint generated always as identity primary key,
        kind text not null check (kind in ('see', 'correct', 'delete', 'stop')),
        source text not null check (source in ('myData', 'phone', 'mail', 'post')),
        state text not null default 'open' check (state in ('open', 'done', 'refused', 'ended')),
        account_id bigint references accounts,
        name_sealed bytea,
        contact_sealed bytea,
        text_sealed bytea,
        language text not null,
        received_at timestamptz not null,
        due_on text not null check (due_on ~ '^\\d{4}-\\d{2}-\\d{2}$'),
        extended boolean not null default false,
        owner_id bigint references accounts,
        answered_at timestamptz,
        constraint data_requests_answered check ((state = 'open') = (answered_at is null)),
        constraint data_requests_ended check (state = 'ended' or text_sealed is not null)
      )`.execute(db);
    await sql`create index data_requests_open on data_requests (due_on) where state = 'open'`.execute(db);
    await sql`create index data_requests_by_account on data_requests (account_id)`.execute(db);
    await sql`
      create table data_request_steps (
        id bigint generated always as identity primary key,
        request_no bigint not null references data_requests on delete cascade,
        at timestamptz not null,
        operator_id bigint not null references accounts,
        step text not null check (step in ('entered', 'taken', 'identity', 'note', 'extended', 'done', 'refused')),
        text_sealed bytea
      )`.execute(db);
    await sql`create index data_request_steps_by_request on data_request_steps (request_no)`.execute(db);
  },
};
