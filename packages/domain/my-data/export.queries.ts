import { readFields } from '@chulbal/contract/applications/fields';
import type { OutputOf } from '@chulbal/contract/endpoint';
import type { Language } from '@chulbal/contract/language';
import type { ExportView, getMyExport as endpoint } from '@chulbal/contract/my-data';
import { type Selectable, sql } from 'kysely';
import { getProfile } from '../accounts/queries.ts';
import { mintUser, type UserActor } from '../actor.ts';
import { openFields } from '../applications/places.queries.ts';
import { findLastSubmission } from '../applications/team.queries.ts';
import type { Db } from '../db.ts';
import type { Letter } from '../outbox/letter.ts';
import type { ExportTable } from './export-page.rules.ts';
import { waysInTables } from './export-ways-in.queries.ts';
import { iso, table } from './export-words.rules.ts';
import { listLooks } from './looks.queries.ts';
import type { DataExportsTable } from './tables.ts';

/** How often an export is tried. */
export const MOST_TRIES = 3;

export async function getMyExport(db: Db, actor: UserActor): Promise<OutputOf<typeof endpoint>> {
  const row = await db.sql
    .selectFrom('dataExports')
    .selectAll()
    .where('accountId', '=', actor.userId)
    .executeTakeFirst();
  return row ? exportView(row) : null;
}

export function exportView(row: Selectable<DataExportsTable>): ExportView {
  const { askedAt, readyAt, expiresAt, files, tables, size, attempts } = row;
  return {
    askedAt: askedAt.toISOString(),
    readyAt: readyAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    ...{ files, tables, size: size === null ? null : Number(size) },
    failed: readyAt === null && attempts >= MOST_TRIES,
  };
}

/** A stored file that goes into an export, and its path there. */
export type ExportFile = { serverFileName: string; path: string; size: number; at: Date };

/** Everything held about a person, as tables, and the files that are theirs. */
export async function gatherExport(
  db: Db,
  asked: { accountId: number; language: Language; now: Date },
): Promise<{ tables: ExportTable[]; files: ExportFile[] }> {
  const { accountId } = asked;
  const files = await listFiles(db, accountId);
  const tables: ExportTable[] = [
    ...(await accountTables(db, asked)),
    ...(await entryTables(db, accountId)),
    table(
      'files',
      files.map(({ row, path }) => [path, row.name, String(row.size), row.sha256 ?? '', iso(row.storedAt)]),
    ),
    ...(await otherTables(db, accountId)),
    table(
      'looks',
      (await listLooks(db, mintUser(accountId))).map(({ at, by, what, of, reason }) => [
        at,
        by,
        what,
        of,
        reason ?? '',
      ]),
    ),
  ];
  return {
    tables,
    files: files.map(({ row, path }) => ({
      ...{ serverFileName: row.serverFileName, path, size: Number(row.size) },
      at: row.storedAt ?? row.startedAt,
    })),
  };
}

async function accountTables(
  db: Db,
  { accountId, language, now }: { accountId: number; language: Language; now: Date },
): Promise<ExportTable[]> {
  const profile = await getProfile(db, { userId: accountId, language, now });
  const { name, birthDate, country, email, phone } = profile;
  const consents = await db.sql
    .selectFrom('consents as c')
    .innerJoin('terms as t', (join) =>
      join.onRef('t.term', '=', 'c.term').onRef('t.version', '=', 'c.version'),
    )
    .select(['t.title', 'c.version', 'c.agreed', 'c.givenBy', 'c.at'])
    .where('c.accountId', '=', accountId)
    .orderBy('c.id')
    .execute();
  const messages = await db.sql
    .selectFrom('outbox')
    .select(['createdAt', 'channel', 'subject', 'bodySealed'])
    .where('toIndex', 'in', [db.vault.index(email), db.vault.index(phone)])
    .orderBy('id')
    .execute();
  return [
    table('account', Object.entries({ name, birthDate, country, email, phone })),
    table(
      'consents',
      consents.map(({ title, version, agreed, givenBy, at }) => [
        ...[title[language], version, String(agreed), givenBy, iso(at)],
      ]),
    ),
    ...(await waysInTables(db, accountId)),
    table(
      'messages',
      messages.map(({ createdAt, channel, subject, bodySealed }) => {
        const { lines } = JSON.parse(db.vault.open(bodySealed)) as Letter;
        return [iso(createdAt), channel, subject, lines.join('\n')];
      }),
    ),
  ];
}

/** Their teams, and of what was written there their own part and, where they lead, the team's; nothing of other people. */
async function entryTables(db: Db, accountId: number): Promise<ExportTable[]> {
  const rows = await db.sql
    .selectFrom('applications as a')
    .leftJoin('members as m', (join) =>
      join.onRef('m.teamNo', '=', 'a.teamNo').on('m.userId', '=', accountId),
    )
    .selectAll('a')
    .select(['m.memberKey', 'm.status as entryStatus', 'm.confirmedAt'])
    .where((eb) => eb.or([eb('a.leaderId', '=', accountId), eb('m.tmNo', 'is not', null)]))
    .orderBy('a.teamNo')
    .execute();
  const teams: string[][] = [];
  const texts: string[][] = [];
  for (const row of rows) {
    const led = row.leaderId === accountId;
    const number = row.number ?? String(row.teamNo);
    teams.push([
      ...[number, row.teamName ?? '', row.status, led ? 'leader' : 'member'],
      ...[iso(row.submittedAt), iso(row.confirmedAt)],
    ]);
    const last = await findLastSubmission(db, row.teamNo);
    const written = [
      ['draft', openFields(db, row.fieldsSealed)] as const,
      ...(last ? [['submitted', openFields(db, last.fieldsSealed)] as const] : []),
    ];
    for (const [where, fields] of written) {
      const form = readFields(fields);
      const { leader, members, additionList, ...team } = form;
      const own = led ? leader : members.find(({ key }) => key === row.memberKey);
      const said = [...(led ? Object.entries(team) : []), ...Object.entries(own ?? {})];
      for (const [field, text] of said) if (text) texts.push([number, where, field, String(text)]);
      if (led) {
        for (const { aaNo, teamHistory } of additionList) {
          if (aaNo) texts.push([number, where, `addition ${aaNo}`, teamHistory]);
        }
      }
    }
  }
  return [table('teams', teams), table('texts', texts)];
}

async function listFiles(db: Db, accountId: number) {
  const rows = await db.sql
    .selectFrom('files as f')
    .leftJoin('applications as a', 'a.teamNo', 'f.teamNo')
    .select(['f.serverFileName', 'f.name', 'f.size', 'f.sha256', 'f.slot', 'f.storedAt', 'f.startedAt'])
    .select('a.number')
    .where('f.status', '=', 'stored')
    .where((eb) =>
      eb.or([
        // Papers of other people are theirs, whoever has uploaded them.
        eb.and([eb('f.ownerId', '=', accountId), eb('f.person', 'is', null)]),
        sql<boolean>`exists (select from members m where m.team_no = f.team_no and m.user_id = ${accountId}
          and m.member_key = f.person)`,
      ]),
    )
    .orderBy('f.storedAt')
    .orderBy('f.serverFileName')
    .execute();
  return rows.map((row, index) => {
    const folder = ['files', row.number ?? row.slot].join('/');
    return {
      row,
      path: `${folder}/${String(index + 1).padStart(2, '0')}-${row.name.replaceAll(/[/\\]/g, '_')}`,
    };
  });
}

/** Programmes, market, raffle, tests and papers of toolkits. */
async function otherTables(db: Db, accountId: number): Promise<ExportTable[]> {
  const programs = await sql<{ line: string[] }>`
    select array[p.title_ko, pa.state, pa.attended::text, pa.applied_at::text] as line
    from program_applications pa join posts p on p.post_no = pa.post_no
    where pa.account_id = ${accountId} order by pa.application_no`.execute(db.sql);
  const market = await sql<{ line: string[] }>`
    select array[w.pseudonym, w.kind, t.kind, coalesce(c.team_name_ko, ''), t.amount::text, t.left_after::text, t.at::text] as line
    from wallets w join market_transfers t on t.wallet_no = w.account_no
    left join companies c on c.ic_no = t.ic_no
    where w.user_id = ${accountId} order by t.transfer_no`.execute(db.sql);
  const raffle = await sql<{ line: string[] }>`
    select array[e.event_key, t.number::text, t.source, t.at::text] as line
    from tickets t join events e on e.event_no = t.event_no
    where t.user_id = ${accountId} order by t.event_no, t.number`.execute(db.sql);
  const games = await sql<{ line: string[] }>`
    select line from (
      select taken_at as at, array['type-test', type_code, taken_at::text] as line
      from type_test_takes where user_id = ${accountId}
      union all
      select p.started_at, array['quiz ' || p.variant,
        (select count(*) from quiz_answers a where a.play_id = p.id and a.correct)::text, p.started_at::text]
      from quiz_plays p where p.user_id = ${accountId}
      union all
      select found_at, array['logo', page, found_at::text] from logo_finds where user_id = ${accountId}
    ) games order by at`.execute(db.sql);
  const papers = await db.sql
    .selectFrom('shelfPapers')
    .select(['kind', 'paperId', 'sealed'])
    .where('userId', '=', accountId)
    .where('sealed', 'is not', null)
    .orderBy('paperId')
    .execute();
  const requests = await db.sql
    .selectFrom('dataRequests')
    .select(['requestNo', 'kind', 'state', 'textSealed', 'receivedAt', 'dueOn', 'answeredAt'])
    .where('accountId', '=', accountId)
    .orderBy('requestNo')
    .execute();
  return [
    table(
      'dataRequests',
      requests.map(({ requestNo, kind, state, textSealed, receivedAt, dueOn, answeredAt }) => [
        ...[String(requestNo), kind, state, textSealed ? db.vault.open(textSealed) : ''],
        ...[iso(receivedAt), dueOn, iso(answeredAt)],
      ]),
    ),
    table('programs', linesOf(programs.rows)),
    table('market', linesOf(market.rows)),
    table('raffle', linesOf(raffle.rows)),
    table('games', linesOf(games.rows)),
    table(
      'papers',
      papers.map(({ kind, paperId, sealed }) => [kind, paperId, sealed ? db.vault.open(sealed) : '']),
    ),
  ];
}

function linesOf(rows: readonly { line: string[] }[]): string[][] {
  return rows.map(({ line }) => line.map((cell) => cell ?? ''));
}
