import { createHash } from 'node:crypto';
import { isBusinessNumber } from '@chulbal/contract/applications/business-number';
import type { Fields, Person } from '@chulbal/contract/applications/fields';
import { addMonths, koreanDay } from '@chulbal/contract/korean-days';
import { claimsOf } from '@chulbal/domain/applications/claims.rules';
import { LEADER_KEY, LEADER_ROLE, MEMBER_ROLE } from '@chulbal/domain/applications/members.rules';
import {
  applicationNumber,
  canonicalContent,
  sortedFiles,
} from '@chulbal/domain/applications/submission.rules';
import { saveSummaries } from '@chulbal/domain/applications/summaries.commands';
import type { Db } from '@chulbal/domain/db';
import { JUDGING_VERSION } from '@chulbal/domain/files/judging.rules';
import { json } from '@chulbal/domain/json';
import { maskedName } from '@chulbal/domain/masks';
import { searchTextOf, searchTokens } from '@chulbal/domain/search';
import type { TrackRules } from '@chulbal/domain/seasons/queries';
import { regionOf } from '@chulbal/domain/seasons/rules';
import { sql } from 'kysely';
import { claimsOfTeam, proofNames } from './bonus.ts';
import { type DemoFile, type WantedFile, wantedFile } from './files.ts';
import { enrolment, proof, type Registered, registration } from './papers/certificates.ts';
import { businessPlan } from './papers/plan.ts';
import type { DemoTeam } from './teams.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A team with its people, files and the time it submitted; not yet in the database. */
export type DemoEntry = {
  team: DemoTeam;
  rules: TrackRules;
  serial: number;
  /** The leader first. */
  people: Person[];
  /** The leader's account, where there is one already. */
  leaderId: number | null;
  submittedAt: Date;
  /** When each of the people confirmed their entry, or null. */
  confirmedAt: (Date | null)[];
  files: DemoFile[];
};

/** The slots in which a bonus item is proved, by its place. */
const proofSlots = ['applyAddition1', 'applyAddition2', 'applyAddition3'] as const;

/** What the documents of a team are about, beside itself. */
export type EntryPapers = {
  people: readonly Person[];
  year: number;
  serial: number;
  /** Of the applications. */
  opensAt: Date;
  closesAt: Date;
  /** How many stand in its plan. */
  pictures: number;
};

/** The documents of a team, named as teams name them. */
export function entryFiles(team: DemoTeam, given: EntryPapers): WantedFile[] {
  const { people, serial, opensAt, closesAt, pictures } = given;
  const number = applicationNumber(team.lane, serial);
  const at = new Date(opensAt.getTime() - (serial % 12) * DAY_MS);
  const files: WantedFile[] = [
    wantedFile('business', `${team.name}_사업계획서.pdf`, businessPlan(team, { at, pictures })),
    ...people.map((person, place) => ({
      ...wantedFile(
        'schoolPaper',
        `${team.name}_재학증명서_${place + 1}.pdf`,
        enrolment(person, { number, before: opensAt, place }),
      ),
      person: place === 0 ? LEADER_KEY : memberKeyOf(person),
    })),
  ];
  const leader = people[0]?.tmName ?? '';
  if (team.business) {
    files.push(wantedFile('comPaper', '사업자등록증.pdf', registration(team, registered(team, given))));
  }
  const claims = claimsOfTeam(team);
  for (const [place, slot] of proofSlots.entries()) {
    const claim = claims[place];
    if (!claim) continue;
    files.push(
      wantedFile(
        slot,
        proofNames[claim.aaNo],
        proof(claim, { team, number, leader, before: opensAt, closesAt }),
      ),
    );
  }
  return files;
}

/** What the business registration of a team says, as its application does. */
export function registered(
  team: DemoTeam,
  { people, year, serial, opensAt, closesAt }: EntryPapers,
): Registered {
  return {
    number: applicationNumber(team.lane, serial),
    businessNumber: businessNumber(year * 1000 + serial),
    opened: addMonths(koreanDay(closesAt), -(team.business?.monthsOld ?? 0)),
    leader: people[0]?.tmName ?? '',
    before: opensAt,
  };
}

/** The texts of the application by path, as if somebody had filled in the form. */
export function entryFields({ team, rules, serial, people }: DemoEntry, tmNos: number[]): Fields {
  const closesAt = rules.stages[0]?.closesAt ?? new Date(0);
  const fields: Record<string, string> = {
    isConsent: 'Y',
    teamName: team.name,
    teamItemName: team.item,
    teamItemPart: team.part,
    team4dTech: team.tech,
    teamItemExp: team.about,
    teamEmotion: team.motive,
    teamChar: team.strength,
    teamCom: team.business?.type ?? '0',
    isTrue: 'Y',
    isReviewConsent: 'Y',
  };
  if (team.business) {
    fields.teamComKind = team.business.kind;
    fields.teamComNo = businessNumber(rules.year * 1000 + serial);
    fields.teamComDate = addMonths(koreanDay(closesAt), -team.business.monthsOld);
  }
  for (const [place, { aaNo, history }] of claimsOfTeam(team).entries()) {
    fields[`additionList.${place}.aaNo`] = String(aaNo);
    fields[`additionList.${place}.teamHistory`] = history;
  }
  for (const [index, person] of people.entries()) {
    const prefix = index === 0 ? LEADER_KEY : `members.${memberKeyOf(person)}`;
    for (const [name, text] of Object.entries(person)) if (text) fields[`${prefix}.${name}`] = text;
    if (index === 0) continue;
    fields[`${prefix}.position`] = String(index);
    fields[`${prefix}.tmNo`] = String(tmNos[index]);
  }
  return fields;
}

/** A key like those the form makes, always the same for the same person. */
export function memberKeyOf(person: Person): string {
  return createHash('sha256').update(person.tmPhone).digest('hex').slice(0, 8);
}

/** A number with a right check digit: 999 at the front, where the tax office gives none. */
function businessNumber(seed: number): string {
  const nine = `999${String(seed % 1_000_000).padStart(6, '0')}`;
  const ten = Array.from({ length: 10 }, (_, digit) => `${nine}${digit}`).find(isBusinessNumber) ?? nine;
  return `${ten.slice(0, 3)}-${ten.slice(3, 5)}-${ten.slice(5)}`;
}

/**
 * Writes submitted teams with their leaders' accounts, members, files and receipts, in a fixed number of
 * statements. `passwordHash` is of a password that nobody knows.
 */
export async function insertEntries(
  db: Db,
  { entries, passwordHash }: { entries: readonly DemoEntry[]; passwordHash: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const leaderIds = await insertLeaders(tx, entries, passwordHash);
    const teamNos = await nextNumbers(tx, 'applications', 'team_no', entries.length);
    const people = entries.reduce((sum, entry) => sum + entry.people.length, 0);
    const tmNos = await nextNumbers(tx, 'members', 'tm_no', people);
    const rows = entries.map((entry, index) => {
      const own = tmNos.splice(0, entry.people.length);
      const keys = { teamNo: teamNos[index] ?? 0, leaderId: leaderIds[index] ?? 0 };
      return entryRows(tx, entry, { ...keys, tmNos: own });
    });
    await tx.sql
      .insertInto('applications')
      .values(rows.map((row) => row.application))
      .execute();
    await tx.sql
      .insertInto('draftVersions')
      .values(rows.map((row) => row.draftVersion))
      .execute();
    await tx.sql
      .insertInto('submissions')
      .values(rows.map((row) => row.submission))
      .execute();
    await tx.sql
      .insertInto('members')
      .values(rows.flatMap((row) => row.members))
      .execute();
    await tx.sql
      .insertInto('files')
      .values(rows.flatMap((row) => row.files))
      .execute();
    await saveSummaries(
      tx,
      rows.map((row) => row.summary),
    );
    const lasts = Map.groupBy(entries, (entry) => entry.rules.track.trackNo);
    const serials = [...lasts].map(([trackNo, ofTrack]) => ({
      trackNo,
      last: Math.max(...ofTrack.map(({ serial }) => serial)),
    }));
    await tx.sql
      .insertInto('trackSerials')
      .values(serials)
      .onConflict((conflict) =>
        conflict.column('trackNo').doUpdateSet(({ ref }) => ({ last: ref('excluded.last') })),
      )
      .execute();
  });
}

async function insertLeaders(tx: Db, entries: readonly DemoEntry[], passwordHash: string): Promise<number[]> {
  const missing = entries.filter(({ leaderId }) => leaderId === null);
  const ids = await nextNumbers(tx, 'accounts', 'id', missing.length);
  const rows = missing.map(({ people, rules }, index) => {
    const { tmName, tmEmail, tmPhone, tmBirth, tmCountry } = people[0] ?? ({} as Person);
    const createdAt = rules.stages[0]?.opensAt ?? new Date(0);
    return {
      id: ids[index] ?? 0,
      kind: 'user' as const,
      name: tmName,
      emailSealed: tx.vault.seal(tmEmail),
      emailIndex: tx.vault.index(tmEmail),
      phoneSealed: tx.vault.seal(tmPhone),
      phoneIndex: tx.vault.index(tmPhone),
      birthDateSealed: tx.vault.seal(tmBirth),
      country: tmCountry,
      passwordHash,
      status: 'active' as const,
      createdAt,
      updatedAt: createdAt,
    };
  });
  if (rows.length > 0) await tx.sql.insertInto('accounts').values(rows).execute();
  const given = [...ids];
  return entries.map(({ leaderId }) => leaderId ?? given.shift() ?? 0);
}

/** The next numbers of an identity column, taken from its sequence. */
async function nextNumbers(tx: Db, table: string, column: string, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await sql<{ number: number }>`
    select nextval(pg_get_serial_sequence(${table}, ${column})) as number
    from generate_series(1, ${count}::int)`.execute(tx.sql);
  return rows.map(({ number }) => Number(number));
}

type Keys = { teamNo: number; leaderId: number; tmNos: number[] };

function entryRows(tx: Db, entry: DemoEntry, { teamNo, leaderId, tmNos }: Keys) {
  const { team, rules, serial, people, submittedAt } = entry;
  const { trackNo, lane } = rules.track;
  const fields = entryFields(entry, tmNos);
  const kept = sortedFiles(
    entry.files.map(({ slot, serverFileName, person, name, size, sha256 }) => ({
      slot,
      serverFileName,
      ...(person ? { person } : {}),
      name,
      size,
      sha256,
    })),
  );
  const content = canonicalContent({ teamNo, rulesVersion: rules.version, fields, files: kept });
  const searchText = searchTextOf(team.name, team.item);
  const seal = () => tx.vault.seal(JSON.stringify(fields));
  return {
    application: {
      teamNo,
      seasonId: rules.seasonId,
      trackNo,
      stageNo: 1,
      leaderId,
      status: 'submitted' as const,
      number: applicationNumber(lane, serial),
      serial,
      teamName: team.name,
      itemName: team.item,
      itemPart: team.part,
      regionId: regionOf(rules.regions, team.sido)?.regionId ?? null,
      searchText,
      searchTokens: searchTokens(searchText),
      submissionVersion: 1,
      submittedAt,
      cancelledAt: null,
      fieldsSealed: seal(),
      fieldVersions: json(Object.fromEntries(Object.keys(fields).map((path) => [path, 1]))),
      draftVersion: 1,
      changed: false,
      savedAt: submittedAt,
      createdAt: submittedAt,
    },
    draftVersion: { teamNo, version: 1, fieldsSealed: seal(), savedBy: leaderId, savedAt: submittedAt },
    submission: {
      teamNo,
      version: 1,
      idempotencyKey: `demo-${teamNo}`,
      rulesVersion: rules.version,
      arrivedAt: submittedAt,
      fieldsSealed: seal(),
      files: json(kept),
      contentSha256: createHash('sha256').update(content).digest('hex'),
    },
    summary: {
      teamNo,
      language: 'ko' as const,
      leaderMasked: maskedName(people[0]?.tmName ?? ''),
      fileCount: kept.length,
      claims: claimsOf(fields, kept, rules.bonuses),
    },
    members: people.map((person, index) => ({
      tmNo: tmNos[index] ?? 0,
      teamNo,
      seasonId: rules.seasonId,
      trackNo,
      exclusiveTrack: rules.track.oneTrackAYear ? 0 : trackNo,
      memberKey: index === 0 ? LEADER_KEY : memberKeyOf(person),
      role: index === 0 ? LEADER_ROLE : MEMBER_ROLE,
      userId: index === 0 ? leaderId : null,
      name: person.tmName,
      phoneIndex: tx.vault.index(person.tmPhone),
      schoolId: null,
      schoolName: person.tmSchoolName,
      fieldsSealed: tx.vault.seal(JSON.stringify(person)),
      status: 'active' as const,
      position: index,
      confirmedAt: entry.confirmedAt[index] ?? null,
    })),
    files: entry.files.map((file) => fileRow(file, { teamNo, leaderId, at: submittedAt })),
  };
}

/** The row of a stored file. */
export function fileRow<Slot extends string>(
  file: DemoFile<Slot>,
  { teamNo, leaderId, at }: { teamNo: number; leaderId: number; at: Date },
) {
  return {
    ...file,
    teamNo,
    ownerId: leaderId,
    extension: 'pdf',
    mime: 'application/pdf',
    status: 'stored' as const,
    isPublic: false,
    judgedBy: JUDGING_VERSION,
    startedAt: at,
    storedAt: at,
    removedAt: null,
  };
}
