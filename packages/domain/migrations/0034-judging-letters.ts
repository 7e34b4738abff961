import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which letters to evaluators a stage sends, and who was told of what: each evaluator once of each occasion. */
export const judgingLetters: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements: string[] = [
  `alter table judged_stages add letters text[] not null
    default '{panels,opens,closing72,closing24,closing6,handed}'
    check (letters <@ '{panels,opens,closing72,closing24,closing6,handed}'::text[])`,
  `create table judging_letters (
    evaluator_id bigint not null references accounts,
    track_no bigint not null,
    stage_no int not null,
    kind text not null check (kind in ('panels', 'opens', 'closing72', 'closing24', 'closing6', 'handed')),
    -- What it was about: the plan, the hour of closing, the team and when it was handed over.
    occasion text not null,
    -- Null where nothing was sent: the kind was switched off, or there was nothing left to say.
    queued_at timestamptz,
    at timestamptz not null,
    primary key (evaluator_id, track_no, stage_no, kind, occasion),
    foreign key (track_no, stage_no) references judged_stages
  )`,
  'create index judging_letters_of_stage on judging_letters (track_no, stage_no)',
];
