import { type RawBuilder, sql } from 'kysely';
import type { Db } from './db.ts';
import { SEAL_HEAD_BYTES } from './vault.ts';

/** Every column that holds what the vault has sealed, by table. A test holds it against the schema. */
export const sealedColumns: Readonly<Record<string, readonly string[]>> = {
  accounts: ['email_sealed', 'phone_sealed', 'birth_date_sealed'],
  appeals: ['text_sealed'],
  applications: ['fields_sealed'],
  authenticators: ['secret_sealed', 'pending_sealed'],
  data_request_steps: ['text_sealed'],
  data_requests: ['name_sealed', 'contact_sealed', 'text_sealed'],
  draft_versions: ['fields_sealed'],
  evaluators: ['totp_sealed', 'totp_pending_sealed'],
  guardian_consents: ['name_sealed', 'phone_sealed', 'child_sealed'],
  guardian_papers: ['child_sealed'],
  index_key: ['sealed'],
  kept_keys: ['key_sealed'],
  member_parts: ['contact_sealed', 'offered_sealed'],
  members: ['fields_sealed', 'own_texts_sealed'],
  operator_invitations: ['email_sealed', 'totp_sealed'],
  operators: ['totp_sealed'],
  outbox: ['to_sealed', 'body_sealed'],
  passkeys: ['name_sealed'],
  past_news: ['told_sealed'],
  prize_winners: ['claim_sealed'],
  session_families: ['from_sealed'],
  shelf_papers: ['sealed'],
  social_attempts: ['verifier_sealed'],
  social_tickets: ['email_sealed'],
  submissions: ['fields_sealed'],
  verification_reports: ['reporter_sealed', 'text_sealed'],
  webhooks: ['url_sealed', 'secret_sealed', 'old_secret_sealed'],
  withdrawals: ['reason_sealed'],
};

/**
 * Columns of bytes that the vault has not sealed, and why they are none of its business. The records kept apart are
 * sealed with keys of their own, which are sealed in `kept_keys`.
 */
export const otherBytes: Readonly<Record<string, readonly string[]>> = {
  // One value of each key, and never of another: it goes with its key.
  data_key_check: ['sealed'],
  draws: ['file'],
  kept_records: ['sealed'],
  market_results: ['file'],
  passkeys: ['public_key'],
};

/** Which key has sealed something in which column; `keyId` is null for what was sealed before keys had ids. */
export type KeyUse = { table: string; column: string; keyId: string | null };

/** Every column is read through once: a second or so for a hundred thousand rows. */
export async function listKeyUses(db: Db): Promise<KeyUse[]> {
  const parts = Object.entries(sealedColumns).flatMap(([table, columns]) =>
    columns.map((column) => usesOf(table, column)),
  );
  const { rows } = await sql<KeyUse>`
    ${sql.join(parts, sql` union all `)} order by 1, 2, 3`.execute(db.sql);
  return rows;
}

function usesOf(table: string, column: string): RawBuilder<unknown> {
  const bytes = sql.ref(column);
  return sql`
    select distinct ${sql.lit(table)} as "table", ${sql.lit(column)} as "column",
      case get_byte(${bytes}, 0) when 2 then encode(substring(${bytes} from 2 for ${sql.lit(SEAL_HEAD_BYTES - 1)}), 'hex') end as "keyId"
    from ${sql.table(table)} where length(${bytes}) > 0`;
}
