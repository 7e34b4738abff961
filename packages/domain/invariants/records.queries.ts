import { sql } from 'kysely';
import { resultHash } from '../access-reviews/rules.ts';
import { verifyAudit } from '../audit/chain.queries.ts';
import type { Db } from '../db.ts';
import { MAX_ATTEMPTS } from '../outbox/rules.ts';
import { countDue, longBeforeSweep } from '../retention/queries.ts';
import { sealedColumns } from '../sealed-columns.ts';
import { createVault } from '../vault.ts';
import {
  asked,
  atOneMoment,
  eachRow,
  findBy,
  finding,
  type Invariant,
  type PageOf,
} from './looking.queries.ts';

/** Pages of a table that one statement reads. */
const PAGES = 64;

type Account = {
  id: number;
  emailSealed: Buffer;
  emailIndex: string;
  phoneSealed: Buffer | null;
  phoneIndex: string | null;
};

const accounts: PageOf<Account> = (tx, after, most) =>
  tx.sql
    .selectFrom('accounts')
    .select(['id', 'emailSealed', 'emailIndex', 'phoneSealed', 'phoneIndex'])
    .where('status', '=', 'active')
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();

const kept: PageOf<{ id: number; sealed: Buffer; keySealed: Buffer | null }> = (tx, after, most) =>
  tx.sql
    .selectFrom('keptRecords as r')
    .leftJoin('keptKeys as k', 'k.recordId', 'r.id')
    .select(['r.id', 'r.sealed', 'k.keySealed'])
    .where('r.id', '>', after)
    .orderBy('r.id')
    .limit(most)
    .execute();

/** Log, sealed data, retention, messages, sessions. */
export const recordInvariants: Invariant[] = [
  {
    name: 'auditChain',
    promise: {
      ko: '감사 기록은 첫 줄부터 끝까지 해시로 이어지고, 바뀌거나 빠진 줄이 없어요.',
      en: 'The audit log is chained by hashes from its first entry to its head: none is changed, none is missing.',
    },
    async find({ db }) {
      const { brokenAt } = await verifyAudit(db);
      return brokenAt === null ? { count: 0, ids: [] } : { count: 1, ids: [String(brokenAt)] };
    },
  },
  {
    name: 'arrivalsAreChained',
    promise: {
      ko: '신청자가 남긴 기록은 곧 감사 기록의 자리를 받아요.',
      en: 'Entries of applicants get their places in the audit log.',
    },
    async find({ db }) {
      const before = await longBeforeSweep(db);
      return findBy(db, sql`select id from audit_arrivals where at < ${before}`);
    },
  },
  {
    name: 'accessReviews',
    promise: {
      ko: '서명한 접속 기록 점검은 그때 쓴 그대로예요.',
      en: 'Signed reviews of access are as they were signed.',
    },
    async find({ db }) {
      const found = finding();
      const reviews = await atOneMoment(db, (tx) =>
        tx.sql
          .selectFrom('accessReviews')
          .select(['month', 'recordsSha256', 'finding', 'signedBy', 'signedAt', 'sha256'])
          .orderBy('month')
          .execute(),
      );
      for (const { sha256, ...review } of reviews) if (resultHash(review) !== sha256) found.add(review.month);
      return { count: found.count, ids: found.ids };
    },
  },
  {
    name: 'sealedDataOpens',
    promise: {
      ko: '봉인한 값은 모두 지금 가진 키로 열려요.',
      en: 'Everything that is sealed opens with a key at hand.',
    },
    async find({ db }) {
      const found = finding();
      for (const [table, columns] of Object.entries(sealedColumns)) {
        for (const column of columns) {
          const closed = await countClosed(db, { table, column });
          for (let each = 0; each < closed; each += 1) found.add(`${table}.${column}`);
        }
      }
      return { count: found.count, ids: [...new Set(found.ids)] };
    },
  },
  {
    name: 'keptRecordsOpen',
    promise: {
      ko: '법에 따라 따로 보관한 기록은 저마다의 키로 열려요.',
      en: 'Records that are kept apart open, each with its own key.',
    },
    find: eachRow(kept, ({ sealed, keySealed }, { db }) => {
      if (!keySealed || db.vault.keyThatOpens(keySealed) === null) return false;
      return createVault(db.vault.open(keySealed)).keyThatOpens(sealed) !== null;
    }),
  },
  {
    name: 'accountsAreFound',
    promise: {
      ko: '계정은 봉인한 메일과 전화로 찾을 수 있어요.',
      en: 'An account is found by the address and the phone that are sealed in it.',
    },
    find: eachRow(accounts, ({ emailSealed, emailIndex, phoneSealed, phoneIndex }, { db: { vault } }) => {
      const fits = (sealed: Buffer, index: string | null) =>
        vault.keyThatOpens(sealed) === null || vault.index(vault.open(sealed)) === index;
      return (
        fits(emailSealed, emailIndex) && (phoneSealed ? fits(phoneSealed, phoneIndex) : phoneIndex === null)
      );
    }),
  },
  {
    name: 'accountsHaveTheirRole',
    promise: {
      ko: '운영자와 심사위원 계정에는 그 역할이 적혀 있고, 다른 계정에는 없어요.',
      en: 'Accounts of operators and evaluators have their role, and no other account has.',
    },
    find: asked(sql`
      select a.id from accounts a left join operators o on o.account_id = a.id
        left join evaluators e on e.account_id = a.id
        where (o.account_id is not null and a.kind <> 'operator') or (e.account_id is not null and a.kind <> 'evaluator')
          or (a.status = 'active' and a.kind = 'operator' and o.account_id is null)
          or (a.status = 'active' and a.kind = 'evaluator' and e.account_id is null)`),
  },
  {
    name: 'sessionsOfActive',
    promise: {
      ko: '열린 로그인은 살아 있는 계정의 것이고, 막힌 운영자·심사위원의 것이 아니에요.',
      en: 'An open log-in is of an active account of its kind, and of nobody who was shut out.',
    },
    find: ({ db, now }) =>
      findBy(
        db,
        sql`
        select s.id from session_families s left join accounts a on a.id = s.account_id
          left join operators o on o.account_id = a.id left join evaluators e on e.account_id = a.id
          where s.revoked_at is null and s.expires_at > ${now} and (a.status is distinct from 'active'
            or a.kind <> s.kind or o.disabled_at is not null or e.disabled_at is not null)`,
      ),
  },
  {
    name: 'closedAccountsHoldNothing',
    promise: {
      ko: '닫은 계정에는 로그인할 길도, 이름도, 팀의 자리도 남지 않아요.',
      en: 'A closed account keeps no way in, no name and no place in a team.',
    },
    find: asked(sql`
      select a.id from accounts a where a.status = 'withdrawn' and a.kind = 'user' and (
        a.name <> '' or a.phone_index is not null or a.password_hash is not null
        or exists (select from social_logins l where l.account_id = a.id)
        or exists (select from passkeys p where p.account_id = a.id)
        or exists (select from members m where m.user_id = a.id)
        or exists (select from track_alerts t where t.account_id = a.id))`),
  },
  {
    name: 'consentsToTheRequired',
    promise: {
      ko: '가입할 때 꼭 필요하던 약관에 모두 동의한 계정만 있어요.',
      en: 'Every account has agreed to the texts that were required when it was made.',
    },
    find: asked(sql`
      select distinct a.id from accounts a
        join (select term, min(effective_at) as since from terms where required and asked_of = 'everybody' group by term)
          as t on t.since <= a.created_at
        where a.kind = 'user' and a.status = 'active' and not exists (
          select from consents c where c.account_id = a.id and c.term = t.term and c.agreed)`),
  },
  {
    name: 'retentionKept',
    promise: {
      ko: '보존 기간이 지난 것은 남아 있지 않아요.',
      en: 'Nothing is kept beyond its date.',
    },
    async find({ db }) {
      const by = await longBeforeSweep(db);
      const due = await atOneMoment(db, (tx) => countDue(tx, { by }));
      const over = Object.entries(due).filter(([, count]) => count > 0);
      return {
        count: over.reduce((sum, [, count]) => sum + count, 0),
        ids: over.map(([kind, count]) => `${kind} ${count}`),
      };
    },
  },
  {
    name: 'messagesMove',
    promise: {
      ko: '기다리는 편지는 정한 만큼만 다시 시도하고, 멈춰 있지 않아요.',
      en: 'A message that waits is tried as often as it may be, and none stands still.',
    },
    async find({ db }) {
      const before = await longBeforeSweep(db);
      return findBy(
        db,
        sql`
        select id from outbox where status = 'pending'
          and (attempts > ${MAX_ATTEMPTS} or next_at < ${before})`,
      );
    },
  },
];

async function countClosed(db: Db, { table, column }: { table: string; column: string }): Promise<number> {
  const { rows: sizes } = await sql<{ pages: number }>`
    select (pg_relation_size(${table}::regclass) / current_setting('block_size')::int)::int as pages`.execute(
    db.sql,
  );
  let closed = 0;
  for (let page = 0; page < (sizes[0]?.pages ?? 0); page += PAGES) {
    const { rows } = await atOneMoment(db, (tx) =>
      sql<{ sealed: Buffer }>`
        select ${sql.ref(column)} as sealed from ${sql.table(table)}
          where ctid >= ${`(${page},0)`}::tid and ctid < ${`(${page + PAGES},0)`}::tid
            and length(${sql.ref(column)}) > 0`.execute(tx.sql),
    );
    closed += rows.filter(({ sealed }) => db.vault.keyThatOpens(sealed) === null).length;
  }
  return closed;
}
