import type { OutputOf } from '@chulbal/contract/endpoint';
import type {
  ListedMember,
  listMembers as listEndpoint,
  MemberState,
  getMember as memberEndpoint,
  WayIn,
} from '@chulbal/contract/members';
import { sql } from 'kysely';
import { listWaits } from '../accounts/attempts.queries.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { maskedBirth, maskedEmail, maskedName, maskedPhone } from '../masks.ts';
import { findLooks } from '../my-data/looks.queries.ts';
import { addressLostAt } from '../outbox/bounces.queries.ts';

const LOOKS_MS = 90 * 86_400_000;

type Row = {
  accountId: number;
  name: string;
  emailSealed: Buffer;
  createdAt: Date;
  lastLogInAt: Date | null;
  hasPassword: boolean;
  passkeys: boolean;
  socials: boolean;
  waitsForGuardian: boolean;
  destroyAt: Date | null;
};

type State = 'active' | 'guardian' | 'closing';

/** Of a child whose guardian has taken their consent back, and who has given no consent of their own since. */
const waitsForGuardian = sql<boolean>`(a.guardian_consented_at is null and exists (
  select from guardian_consents g where g.account_id = a.id and g.state = 'withdrawn'))`;

/** A page of students’ accounts, newest first, masked; a fixed number of queries. */
export async function listMembers(
  db: Db,
  asked: { page: number; size: number; state?: State | undefined; now: Date },
): Promise<OutputOf<typeof listEndpoint>> {
  const { page, size, state, now } = asked;
  const counts = await countMembers(db, now);
  const total = totalOf(counts, state);
  const rows = await findRows(db, { where: stateIs(state), limit: size, offset: (page - 1) * size });
  return {
    content: await listedOf(db, rows, now),
    ...{ page, size, totalElements: total, totalPages: Math.ceil(total / size), counts },
  };
}

function totalOf(counts: Awaited<ReturnType<typeof countMembers>>, state: State | undefined): number {
  if (state === undefined) return counts.all;
  return state === 'active' ? counts.all - counts.guardian - counts.closing : counts[state];
}

/** One state counts for each: what ends an account goes before what it waits for. */
function stateIs(state: State | undefined) {
  if (state === undefined) return sql`true`;
  if (state === 'closing') return sql`c.account_id is not null`;
  if (state === 'guardian') return sql`c.account_id is null and ${waitsForGuardian}`;
  return sql`c.account_id is null and not ${waitsForGuardian}`;
}

async function countMembers(db: Db, now: Date) {
  const { rows } = await sql<{ all: string; guardian: string; closing: string; asked: string }>`
    select count(*) as all, count(*) filter (where ${stateIs('guardian')}) as guardian,
      count(c.account_id) as closing,
      (select count(*) from guardian_consents where state = 'waiting' and until > ${now}) as asked
    from accounts a left join account_closings c on c.account_id = a.id
    where a.kind = 'user' and a.status = 'active'`.execute(db.sql);
  const found = rows[0];
  return {
    all: Number(found?.all ?? 0),
    guardian: Number(found?.guardian ?? 0),
    closing: Number(found?.closing ?? 0),
    guardiansAsked: Number(found?.asked ?? 0),
  };
}

async function findRows(
  db: Db,
  { where, limit, offset }: { where: ReturnType<typeof stateIs>; limit: number; offset: number },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select a.id as account_id, a.name, a.email_sealed, a.created_at,
      (select max(s.created_at) from session_families s where s.account_id = a.id) as last_log_in_at,
      a.password_hash is not null as has_password,
      exists (select from passkeys p where p.account_id = a.id) as passkeys,
      exists (select from social_logins l where l.account_id = a.id) as socials,
      ${waitsForGuardian} as waits_for_guardian, c.destroy_at
    from accounts a left join account_closings c on c.account_id = a.id
    where a.kind = 'user' and a.status = 'active' and ${where}
    order by a.id desc limit ${limit} offset ${offset}`.execute(db.sql);
  return rows;
}

async function listedOf(db: Db, rows: readonly Row[], now: Date): Promise<ListedMember[]> {
  const waits = await listSlowed(db, rows, now);
  const teams = await listTeams(
    db,
    rows.map(({ accountId }) => accountId),
  );
  return rows.map((row) => ({
    accountId: Number(row.accountId),
    name: maskedName(row.name),
    state: stateOf(row, waits.has(Number(row.accountId))),
    joinedAt: new Date(row.createdAt).toISOString(),
    lastLogInAt: row.lastLogInAt ? new Date(row.lastLogInAt).toISOString() : null,
    ways: waysOf(row),
    team: teams.get(Number(row.accountId))?.[0] ?? null,
  }));
}

function stateOf(row: Row, slowed: boolean): MemberState {
  if (row.destroyAt) return 'closing';
  if (row.waitsForGuardian) return 'guardian';
  return slowed ? 'slowed' : 'active';
}

function waysOf({ hasPassword, passkeys, socials }: Row): WayIn[] {
  return [
    ...(hasPassword ? (['password'] as const) : []),
    ...(passkeys ? (['passkey'] as const) : []),
    ...(socials ? (['social'] as const) : []),
  ];
}

/** Until when log-ins wait, by account. */
async function listSlowed(db: Db, rows: readonly Row[], now: Date): Promise<Map<number, Date>> {
  const ids = new Map(rows.map((row) => [`user ${db.vault.open(row.emailSealed)}`, Number(row.accountId)]));
  const waits = await listWaits(db, { limit: 'logInToAccount', whos: [...ids.keys()], now });
  return new Map([...waits].flatMap(([who, until]) => (ids.has(who) ? [[ids.get(who) ?? 0, until]] : [])));
}

type Team = { teamNo: number; year: number; name: string; led: boolean };

/** Teams that accounts lead or are in, newest first. */
async function listTeams(db: Db, accountIds: readonly number[]): Promise<Map<number, Team[]>> {
  const { rows } = await sql<Team & { accountId: number }>`
    select i.account_id, t.team_no, s.year, coalesce(t.team_name, '') as name,
      t.leader_id = i.account_id as led
    from unnest(${[...accountIds]}::bigint[]) i (account_id)
    join applications t on t.leader_id = i.account_id or exists (select from members m
      where m.team_no = t.team_no and m.user_id = i.account_id and m.status = 'active')
    join seasons s on s.id = t.season_id
    where t.status <> 'cancelled'
    order by s.year desc, t.team_no desc`.execute(db.sql);
  const teams = rows.map(({ accountId, teamNo, ...row }) => ({
    of: Number(accountId),
    team: { ...row, teamNo: Number(teamNo) },
  }));
  return new Map(
    [...Map.groupBy(teams, ({ of }) => of)].map(([of, all]) => [of, all.map(({ team }) => team)]),
  );
}

/** An account masked, with who of the foundation has looked in the last 90 days. @throws notFound */
export async function getMember(
  db: Db,
  { accountId, now }: { accountId: number; now: Date },
): Promise<OutputOf<typeof memberEndpoint>> {
  const rows = await findRows(db, { where: sql`a.id = ${accountId}`, limit: 1, offset: 0 });
  const [row] = rows;
  if (!row) throw fault('notFound');
  const [listed] = await listedOf(db, rows, now);
  if (!listed) throw fault('notFound');
  const { team: _, ...member } = listed;
  const contact = await openContact(db, accountId);
  const { sessions } = await db.sql
    .selectFrom('sessionFamilies')
    .select(({ fn }) => fn.countAll().as('sessions'))
    .where('accountId', '=', accountId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow();
  const looks = await findLooks(db, { userId: accountId });
  const since = new Date(now.getTime() - LOOKS_MS).toISOString();
  return {
    ...member,
    phone: maskedPhone(contact.phone),
    email: maskedEmail(contact.email),
    emailLostAt:
      (await addressLostAt(db, { emailIndex: db.vault.index(contact.email) }))?.toISOString() ?? null,
    birth: maskedBirth(contact.birth),
    country: contact.country,
    destroyAt: row.destroyAt ? new Date(row.destroyAt).toISOString() : null,
    slowedUntil: (await listSlowed(db, rows, now)).get(accountId)?.toISOString() ?? null,
    sessions: Number(sessions),
    teams: (await listTeams(db, [accountId])).get(accountId) ?? [],
    looks: looks
      .filter(({ at }) => at >= since)
      .map(({ at, by, name, what, reason }) => ({ at, by, name, what, reason })),
  };
}

/** Contact of a student in the clear, for who may see it and for masks. @throws notFound */
export async function openContact(db: Db, accountId: number) {
  const row = await db.sql
    .selectFrom('accounts')
    .select(['name', 'emailSealed', 'phoneSealed', 'birthDateSealed', 'country'])
    .where('id', '=', accountId)
    .where('kind', '=', 'user')
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!row) throw fault('notFound');
  return {
    name: row.name,
    email: db.vault.open(row.emailSealed),
    phone: row.phoneSealed ? db.vault.open(row.phoneSealed) : '',
    birth: row.birthDateSealed ? db.vault.open(row.birthDateSealed) : '',
    country: row.country ?? '',
  };
}
