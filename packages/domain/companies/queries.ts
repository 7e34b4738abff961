import type { CompanyCard, CompanyOrder } from '@chulbal/contract/companies/shown';
import type { Page } from '@chulbal/contract/endpoint';
import { koreanDay } from '@chulbal/contract/korean-days';
import type { Language } from '@chulbal/contract/language';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../db.ts';
import { type Exhibition, findExhibition, getExhibition } from '../exhibition/queries.ts';
import { searchFor } from '../search.ts';
import { getPublished } from '../seasons/queries.ts';
import type { RegionRule, TrackRule } from '../seasons/rules.ts';
import type { Tables } from '../tables.ts';
import type { CompaniesTable } from './tables.ts';

export type Company = Selectable<CompaniesTable>;

/** Names of a season's tracks and regions, and of what companies of its exhibition do. */
export type CompanyNames = {
  igNo: number;
  tracks: Pick<TrackRule, 'trackNo' | 'lane' | 'name'>[];
  regions: Pick<RegionRule, 'code' | 'name'>[];
  types: Exhibition['plan']['companyTypes'];
  season: Record<Language, string>;
};

export async function namesOf(db: Db, { igNo, igYear, plan }: Exhibition): Promise<CompanyNames> {
  const { tracks, regions, name } = (await getPublished(db, igYear)).rules;
  return { igNo, tracks, regions, types: plan.companyTypes, season: name };
}

/**
 * Approved, not taken off by an operator, of a team that has not left, and of an application that stands. What is not shown is in no list, count or
 * order (S-04).
 */
function isShown(eb: ExpressionBuilder<Tables, 'companies'>) {
  return eb.and([
    eb('companies.approvedVersion', '>', 0),
    eb('companies.hiddenAt', 'is', null),
    eb('companies.leftAt', 'is', null),
    eb.exists(
      eb
        .selectFrom('applications')
        .select('applications.teamNo')
        .whereRef('applications.teamNo', '=', 'companies.teamNo')
        .where('applications.status', '=', 'submitted')
        .where('applications.ineligibleAt', 'is', null),
    ),
  ]);
}

/** The companies of an exhibition that anybody sees once it is open. */
export function shownCompanies(db: Db, igNo: number) {
  return db.sql.selectFrom('companies').where('companies.igNo', '=', igNo).where(isShown);
}

const cardColumns = [
  ...(['icNo', 'igNo', 'teamNo', 'trackNo', 'region', 'teamNameKo', 'teamNameEn'] as const),
  ...(['titleKo', 'titleEn', 'companyType', 'logo'] as const),
] as const;
type CardRow = Pick<Company, (typeof cardColumns)[number]>;

/** A row as a card in the reader's language. */
export function cardOf(row: CardRow, names: CompanyNames, language: Language): CompanyCard {
  const track = names.tracks.find(({ trackNo }) => trackNo === row.trackNo);
  const type = names.types.find(({ code }) => code === row.companyType);
  const region = names.regions.find(({ code }) => code === row.region);
  const english = language === 'en';
  return {
    ...{ icNo: row.icNo, igNo: row.igNo, teamNo: row.teamNo, trackNo: row.trackNo, logo: row.logo },
    ...{ lane: track?.lane ?? 0, trackName: track?.name[language] ?? '' },
    region: region?.name[language] ?? null,
    teamName: (english && row.teamNameEn) || row.teamNameKo,
    companyTitle: (english && row.titleEn) || row.titleKo,
    companyType: (english && type?.en) || type?.ko || '',
    onlyKorean: english && row.titleEn === '',
  };
}

/** A place that every company has as often as any other over all seeds, and always the same for one seed. */
function fairPlace(seed: number) {
  return sql<string>`hashint8extended(companies.ic_no, ${seed}::bigint)`;
}

export type CompaniesAsked = {
  igNo: number;
  page: number;
  size: number;
  trackNo?: number | undefined;
  /** A code of the season. */
  region?: string | undefined;
  /** A code of the exhibition. */
  kind?: string | undefined;
  initial?: string | undefined;
  keyword?: string | undefined;
  order: CompanyOrder;
  seed: number;
  language: Language;
  now: Date;
};

/**
 * Companies of an exhibition that is or was open. Totals order it only once they are revealed; before, that order is
 * the fair one. Throws notFound for no such exhibition.
 */
export async function listCompanies(db: Db, asked: CompaniesAsked): Promise<Page<CompanyCard>> {
  const { igNo, page, size, order, seed, language, now } = asked;
  const exhibition = await getExhibition(db, igNo);
  const nothing = { content: [], page, size, totalElements: 0, totalPages: 0 };
  if (now < exhibition.plan.opensAt) return nothing;
  const found = filtered(db, asked);
  if (!found) return nothing;
  const { total } = await found
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  let rows = found.select(cardColumns);
  if (order === 'total') rows = rows.orderBy('revealedTotal', (by) => by.desc().nullsLast());
  if (order === 'name') rows = rows.orderBy(sql`companies.team_name_ko collate "C"`);
  const content = await rows
    .orderBy(fairPlace(seed))
    .orderBy('icNo')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const names = await namesOf(db, exhibition);
  const totalElements = Number(total);
  return {
    content: content.map((row) => cardOf(row, names, language)),
    ...{ page, size, totalElements, totalPages: Math.ceil(totalElements / size) },
  };
}

function filtered(db: Db, { igNo, trackNo, region, kind, initial, keyword }: CompaniesAsked) {
  let found = shownCompanies(db, igNo);
  if (trackNo !== undefined) found = found.where('companies.trackNo', '=', trackNo);
  if (region !== undefined) found = found.where('companies.region', '=', region);
  if (kind !== undefined) found = found.where('companies.companyType', '=', kind);
  if (initial !== undefined) found = found.where('companies.initial', '=', initial);
  if (!keyword) return found;
  const wanted = searchFor(keyword);
  if (!wanted) return null;
  found = found.where(sql<boolean>`companies.search_tokens @> ${wanted.tokens}::text[]`);
  return wanted.pattern === null ? found : found.where('companies.searchText', 'like', wanted.pattern);
}

/** What other features know of a company that anybody sees now. */
export type ShownCompany = {
  icNo: number;
  igNo: number;
  teamNo: number;
  trackNo: number;
  region: string | null;
  teamName: string;
  companyTitle: string;
  /** Empty where the team has written none. */
  teamNameEn: string;
  titleEn: string;
  logo: string | null;
};

const shownColumns = [
  ...(['icNo', 'igNo', 'teamNo', 'trackNo', 'region', 'logo', 'teamNameEn', 'titleEn'] as const),
  ...(['teamNameKo as teamName', 'titleKo as companyTitle'] as const),
] as const;

/** A company that anybody sees at `now`; null for any other, that of another exhibition too. */
export async function findShownCompany(
  db: Db,
  { igNo, icNo, now }: { igNo: number; icNo: number; now: Date },
): Promise<ShownCompany | null> {
  const exhibition = await findExhibition(db, igNo);
  if (!exhibition || now < exhibition.plan.opensAt) return null;
  const row = await shownCompanies(db, igNo)
    .select(shownColumns)
    .where('companies.icNo', '=', icNo)
    .executeTakeFirst();
  return row ?? null;
}

/** Which team each company of an exhibition is of, shown or not. */
export async function teamsOfCompanies(db: Db, igNo: number): Promise<Map<number, number>> {
  const rows = await db.sql
    .selectFrom('companies')
    .select(['icNo', 'teamNo'])
    .where('igNo', '=', igNo)
    .execute();
  return new Map(rows.map(({ icNo, teamNo }) => [icNo, teamNo]));
}

/** All companies that anybody sees of an exhibition once it is open, by number. */
export async function listShownCompanies(db: Db, igNo: number): Promise<ShownCompany[]> {
  return shownCompanies(db, igNo).select(shownColumns).orderBy('icNo').execute();
}

/**
 * Up to `most` shown companies of these types. Which ones changes from day to day in Korea, so that over time each is
 * shown as often as any other.
 */
export async function listSuitingCompanies(
  db: Db,
  exhibition: Exhibition,
  asked: { types: readonly string[]; most: number; language: Language; now: Date },
): Promise<CompanyCard[]> {
  const { types, most, language, now } = asked;
  if (types.length === 0 || now < exhibition.plan.opensAt) return [];
  const day = Number(koreanDay(now).replaceAll('-', ''));
  const rows = await shownCompanies(db, exhibition.igNo)
    .select(cardColumns)
    .where('companies.companyType', 'in', types)
    .orderBy(fairPlace(day))
    .orderBy('icNo')
    .limit(most)
    .execute();
  const names = await namesOf(db, exhibition);
  return rows.map((row) => cardOf(row, names, language));
}

/** The companies before and after one in the order of a seed; null at the ends, and where the one is not shown. */
export async function findBeside(
  db: Db,
  asked: { igNo: number; icNo: number; seed: number; language: Language; now: Date },
): Promise<{ before: CompanyCard | null; after: CompanyCard | null }> {
  const { igNo, icNo, seed, language, now } = asked;
  if (!(await findShownCompany(db, { igNo, icNo, now }))) return { before: null, after: null };
  const place = fairPlace(seed);
  const own = sql<string>`hashint8extended(${icNo}::bigint, ${seed}::bigint)`;
  const rows = shownCompanies(db, igNo).select(cardColumns).limit(1);
  const before = await rows
    .where(sql<boolean>`(${place}, companies.ic_no) < (${own}, ${icNo}::bigint)`)
    .orderBy(place, 'desc')
    .orderBy('icNo', 'desc')
    .executeTakeFirst();
  const after = await rows
    .where(sql<boolean>`(${place}, companies.ic_no) > (${own}, ${icNo}::bigint)`)
    .orderBy(place)
    .orderBy('icNo')
    .executeTakeFirst();
  const names = await namesOf(db, await getExhibition(db, igNo));
  const card = (row: CardRow | undefined) => (row ? cardOf(row, names, language) : null);
  return { before: card(before), after: card(after) };
}

/** Up to three companies of the same track, the next ones in an order that differs from company to company. */
export async function listNeighbours(
  db: Db,
  names: CompanyNames,
  { icNo, trackNo, language }: { icNo: number; trackNo: number; language: Language },
): Promise<CompanyCard[]> {
  const rows = await shownCompanies(db, names.igNo)
    .select(cardColumns)
    .where('companies.trackNo', '=', trackNo)
    .where('companies.icNo', '<>', icNo)
    .orderBy(fairPlace(icNo % 64))
    .limit(3)
    .execute();
  return rows.map((row) => cardOf(row, names, language));
}
