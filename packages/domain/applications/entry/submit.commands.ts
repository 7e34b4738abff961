import { createHash } from 'node:crypto';
import type { ReceiptView } from '@chulbal/contract/applications/applications';
import { type Fields, readFields } from '@chulbal/contract/applications/fields';
import type { Language } from '@chulbal/contract/language';
import type { UserActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { fault } from '../../fault.ts';
import { awaitsUpload } from '../../files/awaited.queries.ts';
import { assertIdentity } from '../../identity-checks/queries.ts';
import { searchTextOf } from '../../search.ts';
import { deadlineFor, getTrackRules, type TrackRules } from '../../seasons/queries.ts';
import { regionOf } from '../../seasons/rules.ts';
import { claimsOf } from '../claims.rules.ts';
import { countable, mayCancel } from '../deadline.rules.ts';
import { sameContent } from '../draft.rules.ts';
import { listConsented } from '../members/children.queries.ts';
import type { PreparedPerson } from '../members/members.commands.ts';
import { listSigned, signedAs } from '../members/parts.queries.ts';
import { type EnteredPerson, enteredPeople, LEADER_ROLE } from '../members.rules.ts';
import { type Application, getLedTeam, openDraft, openFields } from '../places.queries.ts';
import { canonicalContent, refusalOf, sameFiles } from '../submission.rules.ts';
import type { SubmittedFile } from '../tables.ts';
import { findLastSubmission, type TeamFile } from '../team.queries.ts';
import { readCounting } from './counting.queries.ts';
import { changeStatus, impossible, type ReadySubmission } from './lifecycle.commands.ts';
import { receiptOf, receiptView } from './receipts.queries.ts';
import { getSubmittingTeam, lockTeam, readStanding, type SubmittingTeam } from './submitting.queries.ts';

export type Submitting = {
  teamNo: number;
  /** The draft version that the applicant saw. */
  version: number;
  idempotencyKey: string;
  language: Language;
  publicUrl: string;
  /** Whether the leader has to have proven who they are at the identity service. */
  asksIdentity?: boolean;
  now: Date;
};

/** Times that a submission is made ready anew when the draft's files change under it. */
const ATTEMPTS = 3;

/**
 * Submits an application, or submits it again. The same key gives the same receipt, and so does an
 * application that holds nothing new, also where the version that was seen is the one before the submission. What can be
 * made ready before is: the application's row is held only
 * for writing.
 *
 * Throws teamNotFound 1115, noPermission 1354 (a member), notInPeriod 1353 by the arrival of the request
 * draftConflict 4010 (a newer draft), uploadUnfinished 4013; incomplete 4011 with every field, or its
 * kind 1109, 1110, 1114, 1118, 1119, 1351, 4012; outstandingDocumentFailed 1350 where nothing of what the team was
 * asked to complete has changed; underFourteen 4006; applyFailed 1100 and modifyFailed 1105
 * (withdrawn by an operator); identityNeeded 4435; what `writeMembers` throws.
 */
export async function submitApplication(db: Db, actor: UserActor, asked: Submitting): Promise<ReceiptView> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const receipt = await trySubmission(db, actor, asked);
    if (receipt !== 'changed') return receipt;
  }
  throw fault('uploadUnfinished');
}

async function trySubmission(db: Db, actor: UserActor, asked: Submitting): Promise<ReceiptView | 'changed'> {
  const { teamNo, language, now } = asked;
  const team = await getSubmittingTeam(db, actor, { teamNo });
  const { application, files, versions } = team;
  const doneBefore = versions.find(({ idempotencyKey }) => idempotencyKey === asked.idempotencyKey);
  if (doneBefore) return receiptOf(db, application, { language, version: doneBefore.version });
  if (application.status === 'cancelled') throw fault(impossible(application, 'submitted'));
  const ready = await makeReady(db, team, asked);
  if (ready === null) return receiptOf(db, application, { language, version: application.submissionVersion });
  const { rules, people } = ready;
  await assertIdentity(db, actor, { asksIdentity: asked.asksIdentity ?? false, now });
  const made = await db.transaction(async (tx) => {
    const held = await lockTeam(tx, { teamNo, people });
    if (held.status !== application.status || held.submissionVersion !== application.submissionVersion) {
      return 'changed';
    }
    if (held.draftVersion !== application.draftVersion) throw conflict(held);
    const { files: uploads, elsewhere } = await readStanding(tx, { application, rules, people });
    if (!sameUploads(files, uploads)) return 'changed';
    if (!(await answerRequest(tx, ready, now))) return 'changed';
    return changeStatus(tx, application, { to: 'submitted', ready, elsewhere, ...asked });
  });
  if (made === 'changed') return made;
  const version = made.application.submissionVersion;
  const submission = { ...ready, version, fields: made.fields, rulesVersion: rules.version, arrivedAt: now };
  const all = [...versions, submission];
  return receiptView({ ...made, submission, versions: all, made: rules, current: rules }, { language });
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

function conflict({ draftVersion }: Pick<Application, 'draftVersion'>) {
  return fault('draftConflict', { detail: { version: draftVersion } });
}

type Upload = Pick<TeamFile, 'serverFileName' | 'status'>;

function sameUploads(a: readonly Upload[], b: readonly Upload[]): boolean {
  const marked = (files: readonly Upload[]) =>
    files.map((file) => ({ serverFileName: `${file.serverFileName} ${file.status}` }));
  return sameFiles(marked(a), marked(b));
}

/** Judges the draft and makes everything ready to be written; null when it holds nothing new. */
async function makeReady(
  db: Db,
  { application, files, leaderEmail }: SubmittingTeam,
  asked: Submitting,
): Promise<ReadySubmission | null> {
  const { teamNo, now } = asked;
  const rules = await getTrackRules(db, application.trackNo);
  const deadline = deadlineFor(rules, application.stageNo, teamNo);
  const what = countable(deadline, now, files);
  if (what.what === 'nothing') throw fault('notInPeriod');
  const draft = openDraft(db, application);
  const counting = await readCounting(db, application, { countable: what, fields: draft.fields, files });
  const { fields, files: submitted, uploading } = counting;
  const nothingNew = await isNothingNew(db, application, fields, submitted);
  if (application.draftVersion !== asked.version) {
    if (!(nothingNew && (await sawSubmitted(db, application, asked.version)))) throw conflict(application);
  }
  const slots = rules.documents.map(({ slot, maxFiles }) => ({ code: slot, maxFiles }));
  if (await awaitsUpload(db, uploading, { teamNo, stageNo: null, slots, files, now })) {
    throw fault('uploadUnfinished');
  }
  // Whoever was asked for more is still judged by the day on which the stage closed.
  const { closesAt } = deadline.asked?.ordinary ?? deadline;
  const consented = await listConsented(db, readFields(fields), now);
  const refusal = refusalOf(fields, submitted, rules, { now, closesAt, consented });
  if (refusal) throw fault(refusal.error, refusal.details);
  const request = rules.completions.find((one) => one.teamNo === teamNo);
  if (nothingNew) {
    // Who was asked to complete something has not, by handing in again what stood before.
    if (what.what === 'asked' && request?.answered === false) throw fault('outstandingDocumentFailed');
    return null;
  }

  const content = canonicalContent({ teamNo, rulesVersion: rules.version, fields, files: submitted });
  const people = enteredPeople(fields);
  const signed = await listSigned(db, teamNo);
  return {
    idempotencyKey: asked.idempotencyKey,
    request: request?.requestId ?? null,
    reliesOnRequest: what.what === 'asked',
    rules,
    draft,
    fields,
    isNewestDraft: what.what === 'all' || sameContent(fields, draft.fields),
    files: submitted,
    claims: claimsOf(fields, submitted, rules.bonuses),
    leaderEmail,
    people: people.map((entered) => preparedPerson(db, application, { entered, signed })),
    contentSha256: createHash('sha256').update(content).digest('hex'),
    shown: shownOf(fields, people, rules),
  };
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

/**
 * Whether the applicant saw what is submitted by now. Submitting raises the draft's version itself, for the numbers
 * of its members: who lost the answer and presses again comes with the version before.
 */
async function sawSubmitted(
  db: Db,
  { teamNo, draftVersion }: Application,
  version: number,
): Promise<boolean> {
  if (version > draftVersion) return false;
  const seen = await db.sql
    .selectFrom('draftVersions')
    .select('fieldsSealed')
    .where('teamNo', '=', teamNo)
    .where('version', '=', version)
    .executeTakeFirst();
  const last = await findLastSubmission(db, teamNo);
  return (
    seen !== undefined &&
    last !== null &&
    sameContent(openFields(db, seen.fieldsSealed), openFields(db, last.fieldsSealed))
  );
}

function preparedPerson(
  db: Db,
  application: Application,
  { entered, signed }: { entered: EnteredPerson; signed: Awaited<ReturnType<typeof listSigned>> },
): PreparedPerson {
  const own = signedAs(signed, entered);
  return {
    ...entered,
    signedAt: own?.at ?? null,
    userId: entered.role === LEADER_ROLE ? application.leaderId : (own?.userId ?? null),
    phoneIndex: db.vault.index(entered.person.tmPhone),
    fieldsSealed: db.vault.seal(JSON.stringify(entered.person)),
  };
}

function shownOf(
  fields: Fields,
  people: readonly EnteredPerson[],
  rules: TrackRules,
): ReadySubmission['shown'] {
  const teamName = fields.teamName?.trim() ?? '';
  const itemName = fields.teamItemName?.trim() ?? '';
  return {
    teamName,
    itemName,
    itemPart: fields.teamItemPart ?? '',
    regionId: regionOf(rules.regions, people[0]?.person.tmRegion ?? '')?.regionId ?? null,
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
