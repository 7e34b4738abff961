import type { CompanyContent } from '@chulbal/contract/companies/content';
import type { CompanyDetail } from '@chulbal/contract/companies/shown';
import { composeSlide } from '@chulbal/contract/companies/slides';
import type { Language } from '@chulbal/contract/language';
import type { UserActor } from '../actor.ts';
import { findMyTeam } from '../applications/places.queries.ts';
import type { Db } from '../db.ts';
import { type Exhibition, findExhibition } from '../exhibition/queries.ts';
import { fault } from '../fault.ts';
import { listUnnamedChildren } from '../guardians/choices.queries.ts';
import { displayRichText, plainText } from '../rich-text.ts';
import { type Company, cardOf, findShownCompany, listNeighbours, namesOf } from './queries.ts';
import { listColumns } from './rules.ts';

type Asked = { igNo: number; icNo: number; preview: boolean; language: Language; now: Date };

/**
 * A page as a visitor gets it. Its team sees it before anybody else, and with `preview` what it is writing. Throws
 * notFound for whatever the reader may not see, whether there is something or not.
 */
export async function getCompanyDetail(
  db: Db,
  actor: UserActor | null,
  asked: Asked,
): Promise<CompanyDetail> {
  const { igNo, icNo, preview, now } = asked;
  const exhibition = await findExhibition(db, igNo);
  const company = exhibition && (await findCompany(db, { igNo, icNo }));
  if (!exhibition || !company) throw fault('notFound');
  const isMine = actor !== null && (await findMyTeam(db, actor, { teamNo: company.teamNo })) !== null;
  const isPublic = (await findShownCompany(db, { igNo, icNo, now })) !== null;
  if (!isPublic && !isMine) throw fault('notFound');
  const version = isMine && (preview || !isPublic) ? 0 : company.approvedVersion;
  const content = version === 0 ? company.draft : await getContent(db, { icNo, version });
  return {
    ...(await detailOf(db, { exhibition, company, content, version }, asked.language)),
    isPreview: version === 0,
    isMine,
  };
}

/** A page of an exhibition by its number, or null. */
export async function findCompany(
  db: Db,
  { icNo, igNo, lock = false }: { icNo: number; igNo?: number; lock?: boolean },
): Promise<Company | null> {
  let query = db.sql.selectFrom('companies').selectAll().where('icNo', '=', icNo);
  if (igNo !== undefined) query = query.where('igNo', '=', igNo);
  if (lock) query = query.forUpdate();
  return (await query.executeTakeFirst()) ?? null;
}

/** What was handed in as a version. Throws notFound. */
export async function getContent(
  db: Db,
  { icNo, version }: { icNo: number; version: number },
): Promise<CompanyContent> {
  const row = await db.sql
    .selectFrom('companyVersions')
    .select('content')
    .where('icNo', '=', icNo)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) throw fault('notFound');
  return row.content;
}

/** A content as its page shows it. */
export async function detailOf(
  db: Db,
  given: { exhibition: Exhibition; company: Company; content: CompanyContent; version: number },
  language: Language,
): Promise<Omit<CompanyDetail, 'isPreview' | 'isMine'>> {
  const { exhibition, company, content, version } = given;
  const { icNo, trackNo } = company;
  const names = await namesOf(db, exhibition);
  const english = language === 'en';
  const story = (english && content.en.companyContent) || content.companyContent;
  return {
    ...cardOf({ ...company, ...listColumns(content) }, names, language),
    igYear: exhibition.igYear,
    season: names.season[language],
    companyContent: displayRichText(story),
    summary: summaryOf(story),
    figures: content.figures
      .filter(({ value }) => value !== '')
      .map(({ label, value, unit, en }) => ({
        value,
        // A figure that is told in English may do without a unit there: 11개, 11.
        ...(english && en.label ? en : { label, unit }),
      })),
    links: content.links
      .filter(({ url }) => url !== '')
      .map(({ label, url, en }) => ({ url, label: (english && en.label) || label || url })),
    contact: content.contact?.value ? content.contact : null,
    files: content.files,
    slides: content.slides
      .map((slide) => composeSlide(slide, language))
      .filter(({ layout }) => layout !== 'empty'),
    team: await listNamed(db, company),
    neighbours: await listNeighbours(db, names, { icNo, trackNo, language }),
    version,
  };
}

function summaryOf(story: string): string {
  const text = plainText(story);
  return text.length > 150 ? `${text.slice(0, 149).trimEnd()}…` : text;
}

/** The members who agreed to be named, of children the guardian too, and still belong to the team, the leader first. */
async function listNamed(db: Db, { icNo, teamNo }: Company): Promise<CompanyDetail['team']> {
  const rows = await db.sql
    .selectFrom('companyNames')
    .innerJoin('accounts', 'accounts.id', 'companyNames.accountId')
    .innerJoin('members', (join) =>
      join.onRef('members.userId', '=', 'accounts.id').on('members.teamNo', '=', teamNo),
    )
    .select(['accounts.id', 'members.name', 'members.role', 'companyNames.part'])
    .where('companyNames.icNo', '=', icNo)
    .where('companyNames.agreed', '=', true)
    .where('members.status', '=', 'active')
    .where('accounts.status', '=', 'active')
    .orderBy('members.role', 'desc')
    .orderBy('members.position')
    .execute();
  const unnamed = await listUnnamedChildren(
    db,
    rows.map(({ id }) => id),
  );
  return rows
    .filter(({ id }) => !unnamed.has(id))
    .map(({ name, part, role }) => ({ name, part, leads: role === 2 }));
}
