import type { Registration, SavedCompany } from '@chulbal/contract/companies/companies';
import type { CompanyContent } from '@chulbal/contract/companies/content';
import { emptyCompany } from '@chulbal/contract/companies/content.rules';
import type { Language } from '@chulbal/contract/language';
import { sql } from 'kysely';
import type { UserActor } from '../actor.ts';
import { findMyTeam, type MyTeam } from '../applications/places.queries.ts';
import { recordAs } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { type Exhibition, exhibitedTeams, getExhibition } from '../exhibition/queries.ts';
import { fault } from '../fault.ts';
import { ownCompanyFiles } from '../files/company-files.queries.ts';
import { json } from '../json.ts';
import { nameFiles } from './content-uses.commands.ts';
import { findCompany } from './detail.queries.ts';
import type { Company } from './queries.ts';
import {
  cleanCompany,
  filesOfCompany,
  missingFields,
  registrationNumberFields,
  writableUntil,
} from './rules.ts';
import { getRegistration, savedOf } from './written.queries.ts';

type Asked = { language: Language; now: Date };

/**
 * Begins the page of a team of mine; one that is begun is gone on with. Throws notFound for no such exhibition,
 * teamNotFound 1115, notSubmissionSubject 1355 for a team that it does not show, notInPeriod 1353.
 */
export async function beginCompany(
  db: Db,
  actor: UserActor,
  asked: Asked & { igNo: number; teamNo: number },
): Promise<Registration> {
  const { igNo, teamNo, now } = asked;
  return db.transaction(async (tx) => {
    const exhibition = await getExhibition(tx, igNo);
    const mine = await findMyTeam(tx, actor, { teamNo, lock: true });
    if (!mine) throw fault('teamNotFound');
    const team = (await exhibitedTeams(tx, exhibition)).get(teamNo);
    if (!team) throw fault('notSubmissionSubject');
    const begun = await tx.sql
      .selectFrom('companies')
      .select('icNo')
      .where('igNo', '=', igNo)
      .where('teamNo', '=', teamNo)
      .executeTakeFirst();
    if (!begun) {
      if (!writableUntil(exhibition.plan, null, now)) throw fault('notInPeriod');
      const { trackNo, region, teamName } = team;
      const { icNo } = await tx.sql
        .insertInto('companies')
        .values({
          ...{ igNo, teamNo, trackNo, region, editVersion: 1, changed: true },
          ...{ draft: json(emptyCompany(teamName)), savedAt: now, savedBy: actor.userId },
        })
        .returning('icNo')
        .executeTakeFirstOrThrow();
      await recordOwn(tx, { actor, mine }, { action: 'company.begin', icNo, teamName, now });
    }
    return getRegistration(tx, actor, { ...asked, teamNo });
  });
}

/** What a page's team asks of it: the page held, its exhibition, and the asker's place in the team. */
type Held = { company: Company; exhibition: Exhibition; mine: MyTeam };

/** Throws notFound for a page that is none of the actor's teams'. */
async function lockOwn(tx: Db, actor: UserActor, icNo: number): Promise<Held> {
  const company = await findCompany(tx, { icNo, lock: true });
  const mine = company && (await findMyTeam(tx, actor, { teamNo: company.teamNo }));
  if (!company || !mine) throw fault('notFound');
  return { company, mine, exhibition: await getExhibition(tx, company.igNo) };
}

/** Throws notSubmissionSubject 1355 for a team that is shown no more, notInPeriod 1353. */
async function assertWritable(tx: Db, { company, exhibition }: Held, now: Date): Promise<void> {
  if (!(await exhibitedTeams(tx, exhibition)).has(company.teamNo)) throw fault('notSubmissionSubject');
  if (!writableUntil(exhibition.plan, company, now)) throw fault('notInPeriod');
}

/**
 * Keeps what is written of a page; what is shown stays. Throws notFound for another's page or a file that is not the
 * team's, 1353, 1355, editedElsewhere 4043, residentNumberWritten 4082 (P-04).
 */
export async function saveCompany(
  db: Db,
  actor: UserActor,
  asked: { icNo: number; editVersion: number; draft: CompanyContent; now: Date },
): Promise<SavedCompany> {
  const { icNo, editVersion, now } = asked;
  return db.transaction(async (tx) => {
    const held = await lockOwn(tx, actor, icNo);
    await assertWritable(tx, held, now);
    if (held.company.editVersion !== editVersion) throw fault('editedElsewhere');
    const draft = cleanCompany(asked.draft);
    const fields = registrationNumberFields(draft);
    if (fields) throw fault('residentNumberWritten', { fields });
    const names = filesOfCompany(draft);
    const own = await ownCompanyFiles(tx, { userId: actor.userId, icNo, names });
    if (names.some((name) => !own.has(name))) throw fault('notFound');
    const files = draft.files.map((file) => ({ ...file, ...own.get(file.serverFileName) }));
    await tx.sql
      .updateTable('companies')
      .set({ draft: json({ ...draft, files }), editVersion: editVersion + 1, savedAt: now })
      .set({ savedBy: actor.userId })
      .where('icNo', '=', icNo)
      .execute();
    await noteChanged(tx, icNo);
    await nameFiles(tx, icNo);
    return savedOf(await required(tx, icNo));
  });
}

async function required(tx: Db, icNo: number): Promise<Company> {
  const company = await findCompany(tx, { icNo });
  if (!company) throw fault('notFound');
  return company;
}

/** Whether the draft says something else than what was handed in last. */
async function noteChanged(tx: Db, icNo: number): Promise<void> {
  const isNew = sql<boolean>`not exists (
    select from company_versions as v
    where v.ic_no = companies.ic_no and v.version = companies.submitted_version and v.content = companies.draft
  )`;
  await tx.sql.updateTable('companies').set({ changed: isNew }).where('icNo', '=', icNo).execute();
}

/**
 * Hands the draft in as the next version, which operators look at; the version that is shown stays. The same key, or a
 * draft in which nothing has changed, gives what is there. Throws notFound, noPermission 1354 (a member), 1353,
 * 1355, editedElsewhere 4043, companyIncomplete 4140 with the fields that are missing.
 */
export async function submitCompany(
  db: Db,
  actor: UserActor,
  asked: Asked & { icNo: number; editVersion: number; idempotencyKey: string },
): Promise<Registration> {
  const { icNo, editVersion, idempotencyKey, now } = asked;
  return db.transaction(async (tx) => {
    const held = await lockOwn(tx, actor, icNo);
    const { company, exhibition, mine } = held;
    if (mine.place.role !== 'leader') throw fault('noPermission');
    const again = await tx.sql
      .selectFrom('companyVersions')
      .select('version')
      .where('icNo', '=', icNo)
      .where('idempotencyKey', '=', idempotencyKey)
      .executeTakeFirst();
    const result = () => getRegistration(tx, actor, { ...asked, igNo: company.igNo });
    if (again) return result();
    await assertWritable(tx, held, now);
    if (company.editVersion !== editVersion) throw fault('editedElsewhere');
    const types = exhibition.plan.companyTypes.map(({ code }) => code);
    const fields = missingFields(company.draft, types);
    if (Object.keys(fields).length > 0) throw fault('companyIncomplete', { fields });
    if (!company.changed) return result();
    const version = company.submittedVersion + 1;
    await tx.sql
      .insertInto('companyVersions')
      .values({
        ...{ icNo, version, content: json(company.draft), idempotencyKey, notes: json([]) },
        ...{ submittedBy: actor.userId, submittedAt: now, state: 'submitted' },
      })
      .execute();
    await tx.sql
      .updateTable('companies')
      .set({ submittedVersion: version, lastState: 'submitted', submittedAt: now, fixUntil: null })
      .set({ changed: false })
      .where('icNo', '=', icNo)
      .execute();
    await nameFiles(tx, icNo);
    const { teamName } = company.draft;
    await recordOwn(tx, { actor, mine }, { action: 'company.submit', icNo, teamName, version, now });
    return result();
  });
}

/** Whether the page names me, and as what. Throws notFound for another's page. */
export async function consentToName(
  db: Db,
  actor: UserActor,
  asked: Asked & { icNo: number; agreed: boolean; part: string },
): Promise<Registration> {
  const { icNo, now } = asked;
  return db.transaction(async (tx) => {
    const { company } = await lockOwn(tx, actor, icNo);
    const said = { agreed: asked.agreed, part: asked.agreed ? asked.part : '', saidAt: now };
    await tx.sql
      .insertInto('companyNames')
      .values({ icNo, accountId: actor.userId, ...said })
      .onConflict((conflict) => conflict.columns(['icNo', 'accountId']).doUpdateSet(said))
      .execute();
    return getRegistration(tx, actor, { ...asked, igNo: company.igNo });
  });
}

async function recordOwn(
  tx: Db,
  { actor, mine }: { actor: UserActor; mine: MyTeam },
  entry: { action: string; icNo: number; teamName: string; version?: number; now: Date },
): Promise<void> {
  const { action, icNo, teamName, version, now } = entry;
  await recordAs(
    tx,
    { kind: 'user', userId: actor.userId, part: mine.place.role },
    { action, object: { kind: 'company', id: icNo, label: teamName }, after: { version }, now },
  );
}
