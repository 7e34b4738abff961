import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The two quizzes: what is being written, every version that was published, and who was asked what. */
export const quizzes: Migration = {
  async up(db) {
    await sql`
      create table quiz_versions (
        variant text not null check (variant in ('a', 'b')),
        version int not null check (version > 0),
        plan jsonb not null,
        published_by bigint not null references accounts,
        published_at timestamptz not null,
        primary key (variant, version)
      )`.execute(db);
    await sql`
      create table quizzes (
        variant text primary key check (variant in ('a', 'b')),
        draft jsonb not null,
        edit_version int not null,
        changed boolean not null,
        version int,
        updated_at timestamptz not null,
        foreign key (variant, version) references quiz_versions
      )`.execute(db);
    // `day` is the day in Korea for which it counts: one a person, quiz and day.
    await sql`
      create table quiz_plays (
        id bigint generated always as identity primary key,
        play uuid not null unique,
        variant text not null,
        version int not null,
        seed uuid not null,
        user_id bigint references accounts,
        day date,
        idempotency_key uuid not null constraint quiz_plays_key_once unique,
        started_at timestamptz not null,
        ends_at timestamptz check (ends_at > started_at),
        foreign key (variant, version) references quiz_versions,
        check (day is null or user_id is not null),
        constraint quiz_plays_once_a_day unique (user_id, variant, day)
      )`.execute(db);
    // What was drawn, in its order. `chosen` are numbers of options, such as 12,15; '' was skipped.
    await sql`
      create table quiz_answers (
        play_id bigint not null references quiz_plays,
        place int not null,
        question_no int not null,
        chosen text,
        correct boolean,
        answered_at timestamptz,
        primary key (play_id, place),
        check ((chosen is null) = (correct is null) and (chosen is null) = (answered_at is null))
      )`.execute(db);
    await sql`create index quiz_answers_by_question on quiz_answers (question_no)`.execute(db);
  },
};
