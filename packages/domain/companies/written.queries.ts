import type {
  CompanyState,
  MemberName,
  myCompanies,
  Registration,
  WrittenCompany,
} from '@chulbal/contract/companies/companies';
import type { OutputOf } from '@chulbal/contract/endpoint';
import type { Language } from '@chulbal/contract/language';
import type { UserActor } from '../actor.ts';
import { type MyTeam, myTeams, placed } from '../applications/places.queries.ts';
import type { Db } from '../db.ts';
import {
  type ExhibitedTeam,
  type Exhibition,
  exhibitedTeams,
  getExhibition,
  listExhibitions,
} from '../exhibition/queries.ts';
import { fault } from '../fault.ts';
import { listUnnamedChildren } from '../guardians/choices.queries.ts';
import { type Company, type CompanyNames, namesOf } from './queries.ts';
import { companyState, writableUntil } from './rules.ts';

/** Versions that a team gets to see again, the newest. */
const VERSIONS = 20;

/** A team of mine that an exhibition shows, or did when its page was begun, and that page. */
export type OwnCompany = {
  mine: MyTeam;
  team: Omit<ExhibitedTeam, 'number'>;
  isExhibited: boolean;
  company: Company | null;
};

/**
 * My teams that an exhibition shows or whose page stands in it, the one that I lead first: whose team has left still
 * sees what it has written, and takes back the consent to be named.
 */
export async function listOwn(db: Db, actor: UserActor, exhibition: Exhibition): Promise<OwnCompany[]> {
  const rows = await myTeams(db, actor)
    .where('applications.seasonId', '=', exhibition.seasonId)
    .where('applications.status', '=', 'submitted')
    .orderBy('applications.teamNo')
    .execute();
  if (rows.length === 0) return [];
  const teams = await exhibitedTeams(db, exhibition);
  const companies = await db.sql
    .selectFrom('companies')
    .selectAll()
    .where('igNo', '=', exhibition.igNo)
    .where(
      'teamNo',
      'in',
      rows.map(({ teamNo }) => teamNo),
    )
    .execute();
  const { tracks } = await namesOf(db, exhibition);
  const own = rows.flatMap((row): OwnCompany[] => {
    const exhibited = teams.get(row.teamNo);
    const company = companies.find(({ teamNo }) => teamNo === row.teamNo) ?? null;
    const team = exhibited ?? (company && formerTeam(company, tracks));
    return team ? [{ mine: placed(row, actor), team, isExhibited: exhibited !== undefined, company }] : [];
  });
  const led = ({ mine }: OwnCompany) => Number(mine.place.role === 'leader');
  return own.sort((a, b) => led(b) - led(a));
}

function formerTeam(
  { teamNo, trackNo, region, draft }: Company,
  tracks: CompanyNames['tracks'],
): OwnCompany['team'] {
  const lane = tracks.find((track) => track.trackNo === trackNo)?.lane ?? 0;
  return { teamNo, trackNo, lane, region, teamName: draft.teamName };
}

/**
 * My team's place in an exhibition, of the team whose `icNo` or `teamNo` is asked for, else of the first. Throws notFound
 * for no such exhibition or another's page, notQuerySubject 1356 where none of my teams is in it and no page is named.
 */
export async function getRegistration(
  db: Db,
  actor: UserActor,
  asked: {
    igNo: number;
    icNo?: number | undefined;
    teamNo?: number | undefined;
    language: Language;
    now: Date;
  },
): Promise<Registration> {
  const { igNo, icNo, teamNo, language, now } = asked;
  const exhibition = await getExhibition(db, igNo);
  const own = await listOwn(db, actor, exhibition);
  // Whoever names a page that is not theirs learns nothing of it.
  if (own.length === 0 && icNo === undefined) throw fault('notQuerySubject');
  const one = own.find(
    ({ company, team }) =>
      (icNo === undefined || company?.icNo === icNo) && (teamNo === undefined || team.teamNo === teamNo),
  );
  if (!one) throw fault('notFound');
  const names = await namesOf(db, exhibition);
  const { writesFrom, writesUntil, opensAt, companyTypes } = exhibition.plan;
  return {
    baseInfo: baseOf(exhibition, one, names, language),
    isLeader: one.mine.place.role === 'leader',
    until: untilOf(exhibition, one, now),
    writesFrom: writesFrom.toISOString(),
    writesUntil: writesUntil.toISOString(),
    opensAt: opensAt.toISOString(),
    companyTypes: companyTypes.map(({ code, ko, en }) => ({
      code,
      label: language === 'en' && en !== '' ? en : ko,
    })),
    company: one.company && (await writtenOf(db, actor, one.company)),
  };
}

/** Until when a page may be written; null where it may not, as that of a team that has left. */
function untilOf({ plan }: Exhibition, { isExhibited, company }: OwnCompany, now: Date): string | null {
  return (isExhibited && writableUntil(plan, company, now)?.toISOString()) || null;
}

/** What a page's exhibition knows of its team. */
function baseOf(
  { igNo, igYear }: Exhibition,
  { team, company }: OwnCompany,
  names: CompanyNames,
  language: Language,
): Registration['baseInfo'] {
  const track = names.tracks.find(({ trackNo }) => trackNo === team.trackNo);
  const region = names.regions.find(({ code }) => code === team.region);
  return {
    ...{
      igNo,
      ipoNo: company?.ipoNo ?? null,
      teamNo: team.teamNo,
      topTrackNo: team.trackNo,
      lane: team.lane,
    },
    ...{ igYear, trackName: track?.name[language] ?? '', teamRegion: region?.name[language] ?? null },
    teamName: team.teamName,
  };
}

/** A page as its team gets it. */
async function writtenOf(db: Db, actor: UserActor, company: Company): Promise<WrittenCompany> {
  const { icNo } = company;
  const versions = await db.sql
    .selectFrom('companyVersions')
    .selectAll()
    .where('icNo', '=', icNo)
    .orderBy('version', 'desc')
    .limit(VERSIONS)
    .execute();
  return {
    ...savedOf(company),
    hiddenReason: company.hiddenReason,
    versions: versions.map((row) => ({
      ...{ version: row.version, state: row.state, notes: row.notes, content: row.content },
      submittedAt: row.submittedAt.toISOString(),
      reviewedAt: row.reviewedAt?.toISOString() ?? null,
      fixUntil: row.fixUntil?.toISOString() ?? null,
    })),
    names: await listNames(db, actor, company),
  };
}

/** What a save answers with. */
export function savedOf(company: Company) {
  const { icNo, editVersion, savedAt, draft, changed } = company;
  const state: CompanyState = companyState(company);
  return { icNo, editVersion, savedAt: savedAt.toISOString(), draft, changed, state };
}

/** Whom a page could name: the members with an account, and what each said. */
async function listNames(db: Db, actor: UserActor, { icNo, teamNo }: Company): Promise<MemberName[]> {
  const rows = await db.sql
    .selectFrom('members')
    .leftJoin('companyNames', (join) =>
      join.onRef('companyNames.accountId', '=', 'members.userId').on('companyNames.icNo', '=', icNo),
    )
    .select([
      'members.memberKey',
      'members.name',
      'members.userId',
      'companyNames.agreed',
      'companyNames.part',
    ])
    .where('members.teamNo', '=', teamNo)
    .where('members.status', '=', 'active')
    .orderBy('members.role', 'desc')
    .orderBy('members.position')
    .execute();
  const unnamed = await listUnnamedChildren(
    db,
    rows.flatMap(({ userId }) => userId ?? []),
  );
  return rows.map(({ memberKey, name, userId, agreed, part }) => ({
    ...{ memberKey, name, agreed, part: part ?? '', needsGuardian: userId !== null && unnamed.has(userId) },
    isMe: userId === actor.userId,
  }));
}

/** Pages of my teams in all published exhibitions, the newest first. */
export async function listMyCompanies(
  db: Db,
  actor: UserActor,
  { language, now }: { language: Language; now: Date },
): Promise<OutputOf<typeof myCompanies>> {
  const found: OutputOf<typeof myCompanies> = [];
  for (const exhibition of await listExhibitions(db)) {
    for (const own of await listOwn(db, actor, exhibition)) {
      const names = await namesOf(db, exhibition);
      found.push({
        baseInfo: baseOf(exhibition, own, names, language),
        icNo: own.company?.icNo ?? null,
        state: companyState(own.company),
        until: untilOf(exhibition, own, now),
      });
    }
  }
  return found;
}
