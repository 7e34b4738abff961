import { companyChanges } from '@chulbal/contract/companies/changes';
import type {
  CompanyRow,
  listCompanyPages as endpoint,
  ReviewedCompany,
} from '@chulbal/contract/companies/operators';
import type { OutputOf } from '@chulbal/contract/endpoint';
import { writingState } from '@chulbal/contract/exhibition/states';
import type { Language } from '@chulbal/contract/language';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import {
  type ExhibitedTeam,
  type Exhibition,
  exhibitedTeams,
  getExhibition,
  listExhibitions,
} from '../exhibition/queries.ts';
import { currentExhibition } from '../exhibition/rules.ts';
import { fault } from '../fault.ts';
import { COMPANY_SLOT } from '../files/company-files.queries.ts';
import type { FileRow } from '../files/queries.ts';
import { detailOf, findCompany } from './detail.queries.ts';
import { type Company, type CompanyNames, namesOf } from './queries.ts';
import { companyState, isRemindable, writableUntil } from './rules.ts';

type Asked = { language: Language; now: Date };

/** So many phrases are offered to whoever asks for changes. */
const PHRASES = 5;

/** What waits for operators first, then for teams. */
const order = ['submitted', 'newVersion', 'changesAsked', 'writing', 'notBegun', 'approved'];

/** Every team of an exhibition and where its page stands, the current exhibition without a number. Throws notFound. */
export async function listCompanyPages(
  db: Db,
  _actor: OperatorActor,
  { igNo, language, now }: Asked & { igNo?: number | undefined },
): Promise<OutputOf<typeof endpoint>> {
  const all = await listExhibitions(db);
  const nameIn = ({ plan }: Exhibition) => (language === 'en' && plan.nameEn) || plan.nameKo;
  const exhibitions = all.map((one) => ({ igNo: one.igNo, igYear: one.igYear, name: nameIn(one) }));
  const exhibition = igNo === undefined ? currentExhibition(all, now) : all.find((one) => one.igNo === igNo);
  if (!exhibition && igNo !== undefined) throw fault('notFound');
  if (!exhibition) return { exhibition: null, exhibitions, rows: [] };
  const { writesUntil, opensAt, closesAt } = exhibition.plan;
  return {
    exhibition: {
      ...{ igNo: exhibition.igNo, igYear: exhibition.igYear, name: nameIn(exhibition) },
      writesUntil: writesUntil.toISOString(),
      opensAt: opensAt.toISOString(),
      closesAt: closesAt.toISOString(),
      writing: writingState(exhibition.plan, now),
    },
    exhibitions,
    rows: await listRows(db, exhibition, { language, now }),
  };
}

/** The rows of the operators' list: teams that the exhibition shows, and pages of teams that it shows no more. */
export async function listRows(
  db: Db,
  exhibition: Exhibition,
  { language, now }: Asked,
): Promise<CompanyRow[]> {
  const { igNo } = exhibition;
  const teams = await exhibitedTeams(db, exhibition);
  const names = await namesOf(db, exhibition);
  const companies = await db.sql
    .selectFrom('companies')
    .innerJoin('applications', 'applications.teamNo', 'companies.teamNo')
    .selectAll('companies')
    .select('applications.number')
    .where('companies.igNo', '=', igNo)
    .execute();
  const facts: Facts = {
    exhibition,
    names,
    reminded: await remindedAt(db, igNo),
    reports: await openReports(db, igNo),
    changes: await countChanges(db, companies),
  };
  const begun = new Map(companies.map((company) => [company.teamNo, company]));
  const noMore = companies
    .filter(({ teamNo }) => !teams.has(teamNo))
    .map(({ teamNo, trackNo, region, number, draft }) => ({
      ...{ teamNo, trackNo, region, number: number ?? '', teamName: draft.teamName },
      lane: names.tracks.find((track) => track.trackNo === trackNo)?.lane ?? 0,
    }));
  return [...teams.values(), ...noMore]
    .map((team) => rowOf(team, begun.get(team.teamNo) ?? null, facts, { language, now }))
    .sort(
      (a, b) =>
        order.indexOf(a.state) - order.indexOf(b.state) ||
        (b.submittedAt ?? '').localeCompare(a.submittedAt ?? '') ||
        a.number.localeCompare(b.number),
    );
}

type Facts = {
  exhibition: Exhibition;
  names: CompanyNames;
  reminded: Map<number, Date>;
  reports: Map<number, number>;
  changes: Map<number, number>;
};

function rowOf(
  team: ExhibitedTeam,
  company: Company | null,
  { exhibition, names, reminded, reports, changes }: Facts,
  { language, now }: Asked,
): CompanyRow {
  const track = names.tracks.find(({ trackNo }) => trackNo === team.trackNo);
  const region = names.regions.find(({ code }) => code === team.region);
  const remindedLast = reminded.get(team.teamNo) ?? null;
  const state = companyState(company);
  const open = writableUntil(exhibition.plan, null, now) !== null;
  return {
    ...{ teamNo: team.teamNo, icNo: company?.icNo ?? null, number: team.number, state },
    teamName: company?.draft.teamName || team.teamName,
    ...{ trackNo: team.trackNo, lane: team.lane, trackName: track?.name[language] ?? '' },
    region: region?.name[language] ?? null,
    ...{ version: company?.submittedVersion ?? 0, approvedVersion: company?.approvedVersion ?? 0 },
    submittedAt: company?.submittedAt?.toISOString() ?? null,
    fixUntil: company?.fixUntil?.toISOString() ?? null,
    changes: (company && changes.get(company.icNo)) ?? 0,
    hidden: (company?.hiddenAt ?? null) !== null,
    reports: (company && reports.get(company.icNo)) ?? 0,
    remindedAt: remindedLast?.toISOString() ?? null,
    remindable: isRemindable({ state, open, remindedAt: remindedLast }, now),
  };
}

async function remindedAt(db: Db, igNo: number): Promise<Map<number, Date>> {
  const rows = await db.sql.selectFrom('companyReminders').selectAll().where('igNo', '=', igNo).execute();
  return new Map(rows.map(({ teamNo, sentAt }) => [teamNo, sentAt]));
}

async function openReports(db: Db, igNo: number): Promise<Map<number, number>> {
  const rows = await db.sql
    .selectFrom('companyReports as r')
    .innerJoin('companies as c', 'c.icNo', 'r.icNo')
    .select(({ fn }) => ['r.icNo', fn.countAll<string>().as('open')])
    .where('c.igNo', '=', igNo)
    .where('r.settledAt', 'is', null)
    .groupBy('r.icNo')
    .execute();
  return new Map(rows.map(({ icNo, open }) => [icNo, Number(open)]));
}

/** In how many fields waiting versions differ from what is shown. */
async function countChanges(db: Db, companies: readonly Company[]): Promise<Map<number, number>> {
  const waiting = companies.filter(({ lastState }) => lastState === 'submitted');
  if (waiting.length === 0) return new Map();
  const versions = await db.sql
    .selectFrom('companyVersions as v')
    .innerJoin('companies as c', 'c.icNo', 'v.icNo')
    .select(['v.icNo', 'v.version', 'v.content'])
    .where(
      'v.icNo',
      'in',
      waiting.map(({ icNo }) => icNo),
    )
    .where(({ or, eb }) =>
      or([
        eb('v.version', '=', eb.ref('c.submittedVersion')),
        eb('v.version', '=', eb.ref('c.approvedVersion')),
      ]),
    )
    .execute();
  return new Map(
    waiting.map(({ icNo, submittedVersion, approvedVersion }) => {
      const contentOf = (wanted: number) =>
        versions.find((one) => one.icNo === icNo && one.version === wanted)?.content ?? null;
      const content = contentOf(submittedVersion);
      return [icNo, content ? companyChanges(contentOf(approvedVersion), content).length : 0];
    }),
  );
}

/** The newest version of a page beside the one that is shown. Throws notFound where none was handed in. */
export async function getCompanyReview(
  db: Db,
  _actor: OperatorActor,
  { icNo, language, now }: Asked & { icNo: number },
): Promise<ReviewedCompany> {
  const company = await findCompany(db, { icNo });
  if (!company || company.submittedVersion === 0) throw fault('notFound');
  const exhibition = await getExhibition(db, company.igNo);
  const row = (await listRows(db, exhibition, { language, now })).find((one) => one.icNo === icNo);
  if (!row) throw fault('notFound');
  const versions = await db.sql
    .selectFrom('companyVersions')
    .selectAll()
    .where('icNo', '=', icNo)
    .where('version', 'in', [company.submittedVersion, company.submittedVersion - 1, company.approvedVersion])
    .execute();
  const of = (wanted: number) => versions.find(({ version }) => version === wanted);
  const last = of(company.submittedVersion);
  if (!last) throw fault('notFound');
  const shown = company.approvedVersion === last.version ? undefined : of(company.approvedVersion);
  const { version, state, content } = last;
  const detail = await detailOf(db, { exhibition, company, content, version }, language);
  return {
    ...{ row, version, state, content, notes: last.notes },
    approved: shown?.content ?? null,
    approvedAt: shown?.reviewedAt?.toISOString() ?? null,
    asked: of(version - 1)?.notes ?? [],
    fixUntil: last.fixUntil?.toISOString() ?? null,
    hiddenReason: company.hiddenReason,
    companyTypes: exhibition.plan.companyTypes.map(({ code, ko, en }) => ({
      code,
      label: (language === 'en' && en) || ko,
    })),
    phrases: await listPhrases(db, company.igNo),
    preview: { ...detail, isPreview: true, isMine: false },
    reports: await listReports(db, icNo),
  };
}

/** What was asked in this exhibition more than once, the most frequent first. */
async function listPhrases(db: Db, igNo: number): Promise<string[]> {
  const rows = await db.sql
    .selectFrom('companyVersions as v')
    .innerJoin('companies as c', 'c.icNo', 'v.icNo')
    .select('v.notes')
    .where('c.igNo', '=', igNo)
    .where('v.state', '=', 'changesAsked')
    .execute();
  const counts = new Map<string, number>();
  for (const { text } of rows.flatMap(({ notes }) => notes)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort((a, b) => b[1] - a[1])
    .slice(0, PHRASES)
    .map(([text]) => text);
}

async function listReports(db: Db, icNo: number): Promise<ReviewedCompany['reports']> {
  const rows = await db.sql
    .selectFrom('companyReports')
    .select(['reportNo', 'reason', 'text', 'reportedAt'])
    .where('icNo', '=', icNo)
    .where('settledAt', 'is', null)
    .orderBy('reportNo')
    .execute();
  return rows.map(({ reportedAt, ...row }) => ({ ...row, reportedAt: reportedAt.toISOString() }));
}

/** A file of a company page for whoever reviews it, shown or not. Throws notFound. */
export async function getCompanyFile(
  db: Db,
  { serverFileName }: { serverFileName: string },
): Promise<FileRow> {
  const row = await db.sql
    .selectFrom('files')
    .selectAll()
    .where('serverFileName', '=', serverFileName)
    .where('slot', '=', COMPANY_SLOT)
    .where('status', '=', 'stored')
    .executeTakeFirst();
  if (!row) throw fault('notFound');
  return row;
}
