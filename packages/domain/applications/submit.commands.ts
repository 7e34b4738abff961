import { createHash } from 'node:crypto';
import type { Fields } from '@chulbal/contract/application-fields';
import type { ReceiptView } from '@chulbal/contract/applications';
import type { Language } from '@chulbal/contract/language';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { searchTextOf } from '../search.ts';
import { deadlineFor, getTrackRules, type TrackRules } from '../seasons/queries.ts';
import { regionOf } from '../seasons/rules.ts';
import { claimsOf } from './claims.rules.ts';
import { readCounting } from './counting.queries.ts';
import { countable, mayCancel } from './deadline.rules.ts';
import { sameContent } from './draft.rules.ts';
import { changeStatus, impossible, type ReadySubmission } from './lifecycle.commands.ts';
import type { PreparedPerson } from './members.commands.ts';
import { type EnteredPerson, enteredPeople, LEADER_ROLE } from './members.rules.ts';
import { type Application, getLedTeam, openDraft, openFields } from './places.queries.ts';
import { receiptOf } from './receipts.queries.ts';
import { canonicalContent, refusalOf, sameFiles } from './submission.rules.ts';
import type { SubmittedFile } from './tables.ts';
import { contactOf, findLastSubmission, listTeamFiles, type TeamFile } from './team.queries.ts';

export type Submitting = {
  teamNo: number;
  /** The draft version that the applicant saw. */
  version: number;
  idempotencyKey: string;
  language: Language;
  publicUrl: string;
  now: Date;
};

/** Times that a submission is made ready anew when the draft's files change under it. */
const ATTEMPTS = 3;

/** An upload that has not ended after this long never will: its device is gone. */
const UPLOAD_LIMIT_MS = 10 * 60_000;

/**
 * Submits an application, or submits it again. The same key gives the same receipt, and so does an
 * application that holds nothing new. What can be made ready before is: the application's row is held only
 * for writing.
 *
 * Throws teamNotFound 1115, noPermission 1354 (a member), notInPeriod 1353 by the arrival of the request
 * draftConflict 4010 (a newer draft), uploadUnfinished 4013; incomplete 4011 with every field, or its
 * kind 1109, 1110, 1114, 1118, 1119, 1351, 4012; underFourteen 4006; applyFailed 1100 and modifyFailed 1105
 * (withdrawn by an operator); what `writeMembers` throws.
 */
export async function submitApplication(db: Db, actor: UserActor, asked: Submitting): Promise<ReceiptView> {
  const { language } = asked;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const done = await trySubmission(db, actor, asked);
    if (done !== 'changed') return receiptOf(db, done.application, { ...done, language });
  }
  throw fault('uploadUnfinished');
}

/** What stands after a press: an application's row and the version of its submission that the press made. */
type Done = { application: Application; version: number };

async function trySubmission(db: Db, actor: UserActor, asked: Submitting): Promise<Done | 'changed'> {
  const { teamNo } = asked;
  const [application, doneBefore, files] = await Promise.all([
    getLedTeam(db, actor, { teamNo }),
    findIntent(db, asked),
    listTeamFiles(db, teamNo),
  ]);
  if (doneBefore !== null) return { application, version: doneBefore };
  if (application.status === 'cancelled') throw fault(impossible(application, 'submitted'));
  const ready = await makeReady(db, { application, files, asked });
  if (ready === null) return { application, version: application.submissionVersion };
  return db.transaction(async (tx) => {
    const held = await getLedTeam(tx, actor, { teamNo, lock: true });
    if (held.status !== application.status || held.submissionVersion !== application.submissionVersion) {
      return 'changed';
    }
    if (held.draftVersion !== application.draftVersion) throw conflict(held);
    if (!sameUploads(files, await listTeamFiles(tx, teamNo))) return 'changed';
    if (!(await answerRequest(tx, ready, asked.now))) return 'changed';
    return changeStatus(tx, held, { to: 'submitted', ready, ...asked });
  });
}

/**
 * With a submission the team has answered what it was asked to complete. False when an operator has ended meanwhile
 * the request without which nothing counts any more.
 */
async function answerRequest(
  tx: Db,
  { request, reliesOnRequest }: Pick<ReadySubmission, 'request' | 'reliesOnRequest'>,
  now: Date,
): Promise<boolean> {
  if (request === null) return true;
  const { numUpdatedRows } = await tx.sql
    .updateTable('completionRequests')
    .set({ state: 'answered', answeredAt: now })
    .where('id', '=', request)
    .where('state', '<>', 'closed')
    .executeTakeFirst();
  return numUpdatedRows > 0n || !reliesOnRequest;
}

/** The submission that this press has made already, or null. */
async function findIntent(
  db: Db,
  { teamNo, idempotencyKey }: Pick<Submitting, 'teamNo' | 'idempotencyKey'>,
): Promise<number | null> {
  const row = await db.sql
    .selectFrom('submissions')
    .select('version')
    .where('teamNo', '=', teamNo)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
  return row?.version ?? null;
}

function conflict(application: Application) {
  return fault('draftConflict', { detail: { version: application.draftVersion } });
}

function sameUploads(a: readonly TeamFile[], b: readonly TeamFile[]): boolean {
  const marked = (files: readonly TeamFile[]) =>
    files.map((file) => ({ serverFileName: `${file.serverFileName} ${file.status}` }));
  return sameFiles(marked(a), marked(b));
}

/** Judges the draft and makes everything ready to be written; null when it holds nothing new. */
async function makeReady(
  db: Db,
  { application, files, asked }: { application: Application; files: TeamFile[]; asked: Submitting },
): Promise<ReadySubmission | null> {
  const { teamNo, now } = asked;
  const [rules, leader] = await Promise.all([
    getTrackRules(db, application.trackNo),
    contactOf(db, application.leaderId),
  ]);
  const deadline = deadlineFor(rules, application.stageNo, teamNo);
  const began = files.map(({ startedAt }) => startedAt);
  const what = countable(deadline, now, began);
  if (what.what === 'nothing') throw fault('notInPeriod');
  if (application.draftVersion !== asked.version) throw conflict(application);
  const {
    fields,
    files: submitted,
    uploading,
  } = await readCounting(db, application, { countable: what, files });
  if (uploading.some((file) => isUploading(file, now))) throw fault('uploadUnfinished');
  // Whoever was asked for more is still judged by the day on which the stage closed.
  const { closesAt } = deadline.asked?.ordinary ?? deadline;
  const refusal = refusalOf(fields, submitted, rules, { now, closesAt });
  if (refusal) throw fault(refusal.error, refusal.details);
  if (await isNothingNew(db, application, fields, submitted)) return null;

  const content = canonicalContent({ teamNo, rulesVersion: rules.version, fields, files: submitted });
  return {
    idempotencyKey: asked.idempotencyKey,
    request: rules.completions.find((one) => one.teamNo === teamNo)?.requestId ?? null,
    reliesOnRequest: what.what === 'asked',
    rules,
    fields,
    isNewestDraft: sameContent(fields, openDraft(db, application).fields),
    files: submitted,
    claims: claimsOf(fields, submitted, rules.bonuses),
    leader,
    people: await preparePeople(db, application, enteredPeople(fields)),
    contentSha256: createHash('sha256').update(content).digest('hex'),
    shown: shownOf(fields, rules),
  };
}

function isUploading(file: TeamFile, now: Date): boolean {
  return file.status === 'uploading' && now.getTime() - file.startedAt.getTime() < UPLOAD_LIMIT_MS;
}

async function isNothingNew(
  db: Db,
  application: Application,
  fields: Fields,
  files: readonly SubmittedFile[],
): Promise<boolean> {
  if (application.status !== 'submitted') return false;
  const last = await findLastSubmission(db, application.teamNo);
  return (
    last !== null && sameContent(fields, openFields(db, last.fieldsSealed)) && sameFiles(files, last.files)
  );
}

async function preparePeople(
  db: Db,
  application: Application,
  people: readonly EnteredPerson[],
): Promise<PreparedPerson[]> {
  const schools = await findSchools(db, people);
  return people.map((entered) => ({
    ...entered,
    userId: entered.role === LEADER_ROLE ? application.leaderId : null,
    phoneIndex: db.vault.index(entered.person.tmPhone),
    schoolId: schools.get(`${Number(entered.person.schoolNo)} ${entered.person.tmSchoolName}`) ?? null,
    fieldsSealed: db.vault.seal(JSON.stringify(entered.person)),
  }));
}

/** Ids of the schools that were picked from the search, by id and name: an id counts only with its name. */
async function findSchools(db: Db, people: readonly EnteredPerson[]): Promise<Map<string, number>> {
  const ids = people.map(({ person }) => Number(person.schoolNo)).filter(Number.isSafeInteger);
  if (ids.length === 0) return new Map();
  const rows = await db.sql.selectFrom('schools').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [`${id} ${name}`, id]));
}

function shownOf(fields: Fields, rules: TrackRules): ReadySubmission['shown'] {
  const teamName = fields.teamName?.trim() ?? '';
  const itemName = fields.teamItemName?.trim() ?? '';
  return {
    teamName,
    itemName,
    itemPart: fields.teamItemPart ?? '',
    regionId: regionOf(rules.regions, enteredPeople(fields)[0]?.person.tmRegion ?? '')?.regionId ?? null,
    searchText: searchTextOf(teamName, itemName),
  };
}

/**
 * Takes a submitted application back until the deadline: it becomes a draft again, its members are free, the
 * number and the receipts stay. Throws teamNotFound 1115, noPermission 1354 (a member), cancelFailed 1104
 * (not submitted), notInPeriod 1353.
 */
export async function cancelApplication(
  db: Db,
  actor: UserActor,
  asked: { teamNo: number; language: Language; publicUrl: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const application = await getLedTeam(tx, actor, { teamNo: asked.teamNo, lock: true });
    if (application.status !== 'submitted') throw fault('cancelFailed');
    const rules = await getTrackRules(tx, application.trackNo);
    if (!mayCancel(deadlineFor(rules, application.stageNo, asked.teamNo), asked.now))
      throw fault('notInPeriod');
    await changeStatus(tx, application, { to: 'draft', rules, ...asked });
  });
}
