import { searchColumns } from '@chulbal/domain/posts/rules';
import { createOperator } from '@chulbal/testing/operators';
import { noticeOfNumber } from './notice-texts.ts';
import type { PostgresDb } from './postgres-db.ts';
import { settle } from './settle.ts';

const BATCH = 2_000;

/** Published notices `from` … `to` (counted from 1), an hour apart, some of them pinned. The same seed gives the same ones. */
export async function insertNotices(
  { db, pool }: PostgresDb,
  { from, to, seed }: { from: number; to: number; seed: number },
): Promise<void> {
  const { operatorId } = await createOperator(db, { email: `bench-${from}@example.org` });
  // What search asks is indexed afterwards: row by row it would take many times as long.
  const { rows: indexes } = await pool.query<Record<'name' | 'made', string>>(
    `select indexname as name, indexdef as made from pg_indexes where tablename = 'posts' and indexdef like '% gin %'`,
  );
  for (const { name } of indexes) await pool.query(`drop index ${name}`);
  for (let begin = from; begin <= to; begin += BATCH) {
    const rows = [];
    for (let number = begin; number < begin + BATCH && number <= to; number += 1) {
      const { sentences: _, ...texts } = noticeOfNumber(number, seed);
      const draft = { ...texts, board: 'notice' as const, pinned: false, attachments: [], details: {} };
      rows.push({ number, ...texts, pinned: number % 5_000 === 1, ...searchColumns(draft) });
    }
    const { rows: numbers } = await pool.query(insertBatch, [operatorId, JSON.stringify(rows)]);
    const texts = rows.map(({ titleText, bodyText }, place) => ({ ...numbers[place], titleText, bodyText }));
    await pool.query(insertTexts, [JSON.stringify(texts)]);
  }
  for (const { made } of indexes) await pool.query(made);
  await settle(pool, 'posts');
  await settle(pool, 'post_texts');
}

const insertBatch = `
  insert into posts (
    board, kind, pinned, hidden, publish_at, title_ko, title_en, body_ko, body_en, attachments, details, edit_version,
    version, title_tokens, body_tokens, created_by, created_at, updated_at)
  select 'notice', kind, pinned, false, now() - interval '20 years' + number * interval '1 hour', "titleKo", "titleEn",
    "bodyKo", "bodyEn", '[]', '{}', 1, 1, "titleTokens", "bodyTokens", $1::bigint, now(), now()
  from jsonb_to_recordset($2::jsonb) as g(
    number bigint, kind text, pinned boolean, "titleKo" text, "titleEn" text, "bodyKo" text, "bodyEn" text,
    "titleTokens" text[], "bodyTokens" text[])
  order by number
  returning post_no`;

const insertTexts = `
  insert into post_texts (post_no, title_text, body_text)
  select post_no, "titleText", "bodyText"
  from jsonb_to_recordset($1::jsonb) as g(post_no bigint, "titleText" text, "bodyText" text)`;
