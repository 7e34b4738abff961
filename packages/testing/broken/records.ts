import type { FileStore } from '@chulbal/domain/files/store';
import { sql } from 'kysely';
import { type Breaking, NO_FILE } from './broken-database.ts';

const user = sql`(select min(id) from accounts where kind = 'user')`;
const operator = sql`(select min(id) from accounts where kind = 'operator')`;
const closed = Buffer.from(`02${'00'.repeat(60)}`, 'hex');

async function bytesOf(files: FileStore, name: string): Promise<Buffer> {
  const read = await files.read(name);
  const chunks: Buffer[] = [];
  for await (const chunk of read?.stream ?? []) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

const only = async function* (bytes: Buffer) {
  yield bytes;
};

/** Files, log, sealed data, accounts and messages. */
export const brokenRecords: readonly Breaking[] = [
  {
    rule: 'storedFilesAreThere',
    async store(db, files) {
      const { serverFileName: name } = await db.sql
        .selectFrom('files')
        .select('serverFileName')
        .where('status', '=', 'stored')
        .orderBy('serverFileName')
        .limit(1)
        .executeTakeFirstOrThrow();
      const bytes = await bytesOf(files, name);
      const other = Buffer.from(bytes);
      other[0] = (other[0] ?? 0) ^ 1;
      await files.write(name, only(other));
      return async () => void (await files.write(name, only(bytes)));
    },
  },
  {
    rule: 'madeFilesAreThere',
    tables: ['picture_variants'],
    statements: () => [
      sql`insert into picture_variants (server_file_name, of_file, width, mime, size)
        select ${NO_FILE}, min(server_file_name), 100, 'image/webp', 10 from files`,
    ],
  },
  {
    rule: 'bytesBelongToARow',
    async store(_, files) {
      await files.write(NO_FILE, only(Buffer.from('of nobody')));
      return () => files.remove(NO_FILE);
    },
  },
  {
    rule: 'filesOfATeamAreItsLeaders',
    tables: ['files'],
    statements: () => [
      sql`update files set owner_id = 99999999 where server_file_name = (
        select min(server_file_name) from files where slot = 'content')`,
    ],
  },
  {
    rule: 'contentNamesFiles',
    tables: ['content_uses'],
    statements: () => [
      sql`insert into content_uses (kind, object_id, server_file_name) values ('post', '1', ${NO_FILE})`,
    ],
  },
  {
    rule: 'guardianPapersNameFiles',
    tables: ['guardian_papers'],
    statements: () => [
      sql`insert into guardian_papers (consent_no, server_file_name, received_on, relation, recorded_by, recorded_at,
          confirmed_by)
        values (99999999, ${NO_FILE}, '2026-01-01', 'mother', ${user}, now(), ${operator})`,
    ],
  },
  {
    rule: 'auditChain',
    tables: ['audit_entries'],
    statements: () => [sql`update audit_entries set reason = '다른 사유' where sequence = 5`],
  },
  {
    rule: 'arrivalsAreChained',
    tables: ['audit_arrivals'],
    statements: () => [
      sql`insert into audit_arrivals (at, category, action, actor_kind, actor_name, address, object_kind, object_id,
          object_label)
        values ('2020-01-01', 'change', 'application.submit', 'user', '', '', 'team', '1', '')`,
    ],
  },
  {
    rule: 'accessReviews',
    tables: ['access_reviews'],
    statements: () => [
      sql`insert into access_reviews (month, finding, figures, records_sha256, signed_by, signer_name, signed_at, sha256)
        values ('2020-01', '이상 없음', '{}', '', ${operator}, '', now(), repeat('0', 64))`,
    ],
  },
  {
    rule: 'sealedDataOpens',
    tables: ['outbox'],
    statements: () => [
      sql`insert into outbox (channel, language, to_sealed, subject, body_sealed, status, created_at, next_at)
        values ('mail', 'ko', ${closed}, '', ${closed}, 'sent', '2099-05-20', '2099-05-20')`,
    ],
  },
  {
    rule: 'keptRecordsOpen',
    tables: ['kept_records'],
    statements: () => [
      sql`insert into kept_records (account_id, kept_until, sealed) values (${user}, now(), ${closed})`,
    ],
  },
  {
    rule: 'accountsAreFound',
    tables: ['accounts'],
    statements: () => [sql`update accounts set email_index = 'somebody else’s' where id = ${user}`],
  },
  {
    rule: 'accountsHaveTheirRole',
    tables: ['operators'],
    statements: ({ vault }) => [
      sql`insert into operators (account_id, role, totp_sealed, must_change_password)
        values (${user}, 'owner', ${vault.seal('')}, false)`,
    ],
  },
  {
    rule: 'sessionsOfActive',
    tables: ['session_families'],
    statements: () => [
      sql`insert into session_families (id, kind, account_id, number, token_hash, persistent, created_at, rotated_at,
          expires_at)
        values (gen_random_uuid(), 'operator', ${user}, 1, 'none', false, now(), now(), '2100-01-01')`,
    ],
  },
  {
    rule: 'closedAccountsHoldNothing',
    tables: ['accounts'],
    statements: ({ vault }) => [
      sql`insert into accounts (kind, name, email_sealed, email_index, status, created_at, updated_at)
        values ('user', '남은 이름', ${vault.seal('')}, 'gone 99999999', 'withdrawn', now(), now())`,
    ],
  },
  {
    rule: 'consentsToTheRequired',
    tables: ['consents'],
    statements: () => [sql`delete from consents where account_id = ${user}`],
  },
  {
    rule: 'retentionKept',
    tables: ['known_addresses'],
    statements: () => [sql`insert into known_addresses (key, seen_at) values ('somebody’s', '2020-01-01')`],
  },
  {
    rule: 'messagesMove',
    tables: ['outbox'],
    statements: ({ vault }) => [
      sql`insert into outbox
          (channel, language, to_sealed, subject, body_sealed, status, attempts, created_at, next_at)
        values ('mail', 'ko', ${vault.seal('')}, '', ${vault.seal('{}')}, 'pending', 55, now(), '2100-01-01')`,
    ],
  },
];
