import type { Person } from '@chulbal/contract/applications/fields';
import type { ApplicationFilter, ApplicationRow } from '@chulbal/contract/applications/operators';
import type { ExportColumn } from '@chulbal/contract/applications/parts';
import type { Language } from '@chulbal/contract/language';
import type { Db } from '../../db.ts';
import { getRulesOfVersion } from '../../seasons/queries.ts';
import type { SeasonRules } from '../../seasons/rules.ts';
import { filteredApplications } from '../list/filter.queries.ts';
import { readRows } from '../list/rows.queries.ts';
import type { ListSeason } from '../list/season.queries.ts';
import { LEADER_ROLE } from '../members.rules.ts';
import { openFields } from '../places.queries.ts';
import type { SubmittedFile } from '../tables.ts';
import type { ExportedPerson, ExportFacts } from './cells.rules.ts';

/** Applications that are read at a time. */
const BATCH = 200;

/** Which applications, and what of them. */
export type ExportScope = {
  season: ListSeason;
  rules: SeasonRules;
  filter: ApplicationFilter;
  columns: readonly ExportColumn[];
  language: Language;
};

/** The rules in force of a season, whole. */
export async function getRulesInForce(db: Db, { id }: ListSeason): Promise<SeasonRules> {
  const { rulesVersion } = await db.sql
    .selectFrom('seasons')
    .select('rulesVersion')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return getRulesOfVersion(db, { seasonId: id, version: rulesVersion });
}

/** How many applications a filter finds. */
export async function countFiltered(
  db: Db,
  { season, filter }: Pick<ExportScope, 'season' | 'filter'>,
): Promise<number> {
  const row = await filteredApplications(db, season, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** How many members beside the leader the largest team has that a filter finds. */
export async function countMembers(
  db: Db,
  { season, filter }: Pick<ExportScope, 'season' | 'filter'>,
): Promise<number> {
  const largest = await db.sql
    .selectFrom('members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('teamNo', 'in', filteredApplications(db, season, filter).select('a.teamNo'))
    .where('status', '=', 'active')
    .where('role', '!=', LEADER_ROLE)
    .groupBy('teamNo')
    .orderBy('count', 'desc')
    .limit(1)
    .executeTakeFirst();
  return Number(largest?.count ?? 0);
}

/** An application with its files as its submission keeps them, and behind them what it handed in for later stages. */
export type ExportedApplication = Omit<ExportFacts, 'files'> & {
  files: (Omit<SubmittedFile, 'slot'> & { label: string })[];
};

/**
 * Everything that an export says, batch by batch in the order in which the applications began; each batch is read
 * for itself, by the number after the last one. At most five queries a batch; sealed data is opened only for
 * columns that show it.
 */
export async function* listExported(db: Db, scope: ExportScope): AsyncGenerator<ExportedApplication[]> {
  for (let after = 0; ; ) {
    const found = await filteredApplications(db, scope.season, scope.filter)
      .select('a.teamNo')
      .where('a.teamNo', '>', after)
      .orderBy('a.teamNo')
      .limit(BATCH)
      .execute();
    const teamNos = found.map(({ teamNo }) => teamNo);
    if (teamNos.length > 0) yield await readBatch(db, scope, teamNos);
    if (teamNos.length < BATCH) return;
    after = teamNos.at(-1) ?? after;
  }
}

async function readBatch(
  db: Db,
  scope: ExportScope,
  teamNos: readonly number[],
): Promise<ExportedApplication[]> {
  const { season, columns, language } = scope;
  const has = (...wanted: ExportColumn[]) => wanted.some((column) => columns.includes(column));
  const rows = await readRows(db, season, { teamNos, language });
  const submitted = rows.filter(({ status }) => status === 'submitted').map(({ teamNo }) => teamNo);
  const submissions = has('answers', 'files')
    ? await readSubmissions(db, submitted, { withFields: has('answers') })
    : new Map<number, Submitted>();
  const people = has('leader', 'members', 'contacts')
    ? await readPeople(db, submitted, { withContacts: has('contacts') })
    : new Map<number, ExportedPerson[]>();
  const material = has('files') ? await readMaterial(db, scope, submitted) : new Map<number, never[]>();
  return rows.map((row) => {
    const { fields = {}, files = [] } = submissions.get(row.teamNo) ?? {};
    const labelled = files.map((file) => ({ ...file, label: labelOfSlot(scope, row, file) }));
    const all = [...labelled, ...(material.get(row.teamNo) ?? [])];
    return { row, fields, files: all, people: people.get(row.teamNo) ?? [] };
  });
}

function labelOfSlot({ rules, language }: ExportScope, row: ApplicationRow, { slot }: SubmittedFile): string {
  const documents = rules.tracks.find(({ trackNo }) => trackNo === row.trackNo)?.documents;
  return documents?.find((document) => document.slot === slot)?.label[language] ?? slot;
}

type Submitted = Pick<ExportFacts, 'fields'> & { files: SubmittedFile[] };

/** Of each application the submission that counts. */
async function readSubmissions(
  db: Db,
  teamNos: readonly number[],
  { withFields }: { withFields: boolean },
): Promise<Map<number, Submitted>> {
  const rows = await db.sql
    .selectFrom('submissions as s')
    .innerJoin('applications as a', (join) =>
      join.onRef('a.teamNo', '=', 's.teamNo').onRef('a.submissionVersion', '=', 's.version'),
    )
    .select(['s.teamNo', 's.files'])
    .$if(withFields, (query) => query.select('s.fieldsSealed'))
    .where('s.teamNo', 'in', [0, ...teamNos])
    .execute();
  return new Map(
    rows.map(({ teamNo, files, fieldsSealed }) => [
      teamNo,
      { files, fields: fieldsSealed ? openFields(db, fieldsSealed) : {} },
    ]),
  );
}

/** What teams handed in for later stages, the version that counts of each, named by stage and slot. */
async function readMaterial(
  db: Db,
  { rules, language }: ExportScope,
  teamNos: readonly number[],
): Promise<Map<number, ExportedApplication['files']>> {
  const byTeam = new Map<number, ExportedApplication['files']>();
  const rows = await db.sql
    .selectFrom('materialSubmissions')
    .select(['teamNo', 'trackNo', 'stageNo', 'files'])
    .distinctOn(['teamNo', 'stageNo'])
    .where('teamNo', 'in', [0, ...teamNos])
    .orderBy('teamNo')
    .orderBy('stageNo')
    .orderBy('version', 'desc')
    .execute();
  for (const { teamNo, trackNo, stageNo, files } of rows) {
    const track = rules.tracks.find((one) => one.trackNo === trackNo);
    const stage = track?.stages.find((one) => one.stageNo === stageNo);
    const named = files.map(({ slot, ...file }) => {
      const label = stage?.material?.slots.find(({ code }) => code === slot)?.label[language] ?? slot;
      return { ...file, label: [stage?.name[language], label].filter(Boolean).join(' ') };
    });
    byTeam.set(teamNo, [...(byTeam.get(teamNo) ?? []), ...named]);
  }
  return byTeam;
}

/** Who is in each team, the leader first. */
async function readPeople(
  db: Db,
  teamNos: readonly number[],
  { withContacts }: { withContacts: boolean },
): Promise<Map<number, ExportedPerson[]>> {
  const rows = await db.sql
    .selectFrom('members')
    .select(['teamNo', 'role', 'name', 'schoolName'])
    .$if(withContacts, (query) => query.select('fieldsSealed'))
    .where('teamNo', 'in', [0, ...teamNos])
    .where('status', '=', 'active')
    .orderBy('position')
    .orderBy('tmNo')
    .execute();
  const byTeam = new Map<number, ExportedPerson[]>();
  for (const { teamNo, role, name, schoolName, fieldsSealed } of rows) {
    const contact = fieldsSealed ? (JSON.parse(db.vault.open(fieldsSealed)) as Person) : null;
    const person = { isLeader: role === LEADER_ROLE, name, school: schoolName, contact };
    byTeam.set(teamNo, [...(byTeam.get(teamNo) ?? []), person]);
  }
  return byTeam;
}
