import type { Fields } from '@chulbal/contract/applications/fields';
import type { Language } from '@chulbal/contract/language';
import type { Db } from '../../db.ts';
import { outdateSheets } from '../../evaluation/sheets/outdated.commands.ts';
import { Fault, fault } from '../../fault.ts';
import { json } from '../../json.ts';
import { maskedName } from '../../masks.ts';
import { type NewMessage, queueMessages } from '../../outbox/commands.ts';
import { searchTokens } from '../../search.ts';
import type { TrackRules } from '../../seasons/queries.ts';
import { tellOfApplication } from '../../webhooks/tell.commands.ts';
import { type Draft, replaceFields, withNumbers, withoutRemoved } from '../draft.rules.ts';
import { draftRows, thinVersions } from '../draft-versions.commands.ts';
import { receiptLetter } from '../letters.rules.ts';
import { logSubmission } from '../log.commands.ts';
import { invitationFacts, writeInvitations } from '../members/invitations.commands.ts';
import { comeBack, type Leaving, leave } from '../members/leave.commands.ts';
import { type PreparedPerson, type WrittenMembers, writeMembers } from '../members/members.commands.ts';
import type { Elsewhere } from '../members.rules.ts';
import { type Application, openDraft } from '../places.queries.ts';
import { applicationNumber } from '../submission.rules.ts';
import { saveSummaries } from '../summaries.commands.ts';
import type { Claim, SubmittedFile } from '../tables.ts';
import { takeBack } from './take-back.commands.ts';

type Asked = { language: Language; publicUrl: string; now: Date };

/** What can be made ready before the application's row is held. */
export type ReadySubmission = {
  idempotencyKey: string;
  /** The request that this submission answers, and whether anything would count without it. */
  request: number | null;
  reliesOnRequest: boolean;
  rules: TrackRules;
  /** What is being written. */
  draft: Draft;
  /** What is submitted; within the grace that is what stood at the closing, and not the newest draft. */
  fields: Fields;
  isNewestDraft: boolean;
  files: SubmittedFile[];
  claims: Claim[];
  people: PreparedPerson[];
  /** Null when the account was withdrawn. */
  leaderEmail: string | null;
  contentSha256: string;
  /** Columns of the public list. */
  shown: {
    teamName: string;
    itemName: string;
    itemPart: string;
    regionId: number | null;
    searchText: string;
  };
};

export type Step =
  | ({ to: 'submitted'; ready: ReadySubmission; elsewhere: readonly Elsewhere[] } & Asked)
  | ({ to: 'draft'; rules: TrackRules } & Asked)
  | ({ to: 'cancelled' } & Leaving)
  /** Out of `cancelled`, with these members. */
  | { to: 'back'; members: readonly number[]; now: Date };

/** `withdrawalId` of a team that was withdrawn. */
type Changed = { application: Application; fields: Fields; withdrawalId?: number };

/** Submitting again is a step too. `cancelled`, withdrawn, ends an application until an operator undoes it. */
const steps: Record<Application['status'], readonly Step['to'][]> = {
  draft: ['submitted'],
  submitted: ['submitted', 'draft', 'cancelled'],
  cancelled: ['back'],
};

/**
 * The one entrance to an application's life cycle: draft → submitted (and again) → taken back, a draft once more; or
 * submitted → cancelled (withdrawn) → and back.
 * Called in a transaction that holds the application's row, and of a submission the people, after its rules were asked.
 *
 * Submitting has these side effects: a row in `submissions` with the next version; at the first time the
 * number lane–serial, without gaps; members are entered, kept or removed, so that nobody is in two teams;
 * personal links by SMS, and word of them by mail, to whoever is new or has to confirm anew; the receipt by mail to the leader; the columns of the
 * public list; member numbers in the draft; the row of the console's table; sheets about an earlier version count no more.
 *
 * Taking back: members become free and their links end; their numbers leave the draft; the team leaves the list; what it was asked to complete is no longer asked; a mail to the leader and to its members. The application's own number, versions and receipts stay.
 *
 * Withdrawing and coming back: see `leave` and `comeBack`; who withdraws writes the letters and the log.
 *
 * Each step is told to webhooks, and ends with its entry in the audit log. Returns the application's row as it stands then, and the texts
 * that were submitted, or taken back, with the members' numbers that hold. Throws what `writeMembers` throws;
 * applyFailed 1100, modifyFailed 1105 or cancelFailed 1104 for a step that does not exist.
 */
export async function changeStatus(tx: Db, application: Application, step: Step): Promise<Changed> {
  if (!steps[application.status].includes(step.to)) throw fault(impossible(application, step.to));
  if (step.to === 'submitted') return submit(tx, application, step);
  if (step.to === 'draft') return takeBack(tx, application, step);
  const { fields } = openDraft(tx, application);
  const left =
    step.to === 'back'
      ? { application: await comeBack(tx, application, step.members) }
      : await leave(tx, application, step);
  const what = step.to === 'back' ? 'restored' : 'withdrawn';
  await tellOfApplication(tx, what, left.application, step.now);
  return { ...left, fields };
}

/** What a step that does not exist is called: it depends on what was tried. */
export function impossible(
  application: Application,
  to: Step['to'],
): 'applyFailed' | 'modifyFailed' | 'cancelFailed' {
  if (to === 'draft' || to === 'cancelled') return 'cancelFailed';
  return application.submissionVersion > 0 ? 'modifyFailed' : 'applyFailed';
}

async function submit(
  tx: Db,
  application: Application,
  step: Extract<Step, { to: 'submitted' }>,
): Promise<Changed> {
  const { ready, elsewhere, now } = step;
  const { rules, people } = ready;
  const { numbers, toInvite } = await writeMembers(tx, { application, rules, people, elsewhere, now });
  const messages = await invite(tx, { application, step, toInvite });
  const leaderMasked = maskedName(people[0]?.person.tmName ?? '');
  const { teamNo } = application;
  const { files, claims } = ready;
  await saveSummaries(tx, [
    { teamNo, language: step.language, leaderMasked, fileCount: files.length, claims },
  ]);
  // Last, for until the commit it holds up every other submission of the track.
  const given = await numberOf(tx, application, rules);
  const submitted: Application = {
    ...application,
    ...ready.shown,
    ...given,
    status: 'submitted',
    submissionVersion: application.submissionVersion + 1,
    submittedAt: now,
    cancelledAt: null,
  };
  const fields = withNumbers(ready.fields, numbers);
  await writeSubmission(tx, submitted, { ready, fields, draft: numberedDraft(ready, numbers), now });
  await queueMessages(tx, [...messages, ...receiptFor(submitted, step)]);
  if (application.submissionVersion > 0) await outdateSheets(tx, { teamNo, now });
  await tellOfApplication(tx, 'submitted', submitted, now);
  await logSubmission(tx, application, submitted, { ...ready, now });
  return { application: submitted, fields };
}

/**
 * Writes the row in `submissions`, the draft's next version where it has one, and the application's row, in one
 * statement.
 */
async function writeSubmission(
  tx: Db,
  submitted: Application,
  written: { ready: ReadySubmission; fields: Fields; draft: Draft | null; now: Date },
): Promise<void> {
  const { ready, fields, draft, now } = written;
  const { teamNo, leaderId, number, serial, status, submissionVersion, cancelledAt } = submitted;
  const rows = draft && draftRows(tx, { teamNo, draft, savedBy: leaderId, now });
  const submission = {
    teamNo,
    version: submissionVersion,
    idempotencyKey: ready.idempotencyKey,
    rulesVersion: ready.rules.version,
    arrivedAt: now,
    fieldsSealed: tx.vault.seal(JSON.stringify(fields)),
    files: json(ready.files),
    contentSha256: ready.contentSha256,
  };
  const writing = tx.sql.with('submission', (one) => one.insertInto('submissions').values(submission));
  const all = rows
    ? writing.with('draft', (one) => one.insertInto('draftVersions').values(rows.version))
    : writing;
  await all
    .updateTable('applications')
    .set({
      ...ready.shown,
      ...rows?.columns,
      searchTokens: searchTokens(ready.shown.searchText),
      number,
      serial,
      status,
      submissionVersion,
      submittedAt: now,
      cancelledAt,
      changed: !ready.isNewestDraft,
    })
    .where('teamNo', '=', teamNo)
    .execute();
  if (draft) await thinVersions(tx, { application: submitted, draft, rules: ready.rules, now });
}

/**
 * Personal links for whoever is to answer; gives their messages. A submission stands whoever it names: of too many,
 * the leader sends them later.
 */
async function invite(
  tx: Db,
  {
    application,
    step,
    toInvite,
  }: {
    application: Application;
    step: Extract<Step, { to: 'submitted' }>;
    toInvite: WrittenMembers['toInvite'];
  },
): Promise<NewMessage[]> {
  const { shown, rules, people } = step.ready;
  const members = toInvite.map(({ tmNo, entered, again }) => ({ tmNo, person: entered.person, again }));
  const leaderName = people[0]?.person.tmName ?? '';
  const facts = { ...invitationFacts({ ...application, ...shown }, rules, step), leaderName };
  return writeInvitations(tx, members, facts).catch((error: unknown) => {
    if (error instanceof Fault && error.error === 'tooManyRequests') return [];
    throw error;
  });
}

/** The number given at the first submission, or the next one of the track: without gaps, as none is given back. */
async function numberOf(
  tx: Db,
  application: Application,
  rules: TrackRules,
): Promise<{ serial: number; number: string }> {
  const { serial, number, trackNo } = application;
  if (serial !== null && number !== null) return { serial, number };
  const { last } = await tx.sql
    .insertInto('trackSerials')
    .values({ trackNo, last: 1 })
    .onConflict((conflict) =>
      conflict
        .column('trackNo')
        .doUpdateSet(({ eb, ref }) => ({ last: eb(ref('trackSerials.last'), '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return { serial: last, number: applicationNumber(rules.track.lane, last) };
}

/**
 * The next version of the draft: with the members' numbers, and without who was removed once it was submitted as it
 * is. Null where it says that already.
 */
function numberedDraft(
  { draft, isNewestDraft }: ReadySubmission,
  numbers: Parameters<typeof withNumbers>[1],
): Draft | null {
  const fields = withNumbers(isNewestDraft ? withoutRemoved(draft.fields) : draft.fields, numbers);
  return JSON.stringify(fields) === JSON.stringify(draft.fields) ? null : replaceFields(draft, fields);
}

/** The receipt as a mail to the leader; none where the account was withdrawn. */
function receiptFor(
  application: Application,
  { ready, language, publicUrl, now }: Extract<Step, { to: 'submitted' }>,
): NewMessage[] {
  if (ready.leaderEmail === null) return [];
  const about = {
    number: application.number ?? '',
    version: application.submissionVersion,
    teamName: ready.shown.teamName,
    trackName: ready.rules.track.name[language],
    arrivedAt: now,
    files: ready.files,
    url: `${publicUrl}/apply/receipt/${application.teamNo}`,
  };
  return [{ channel: 'mail', to: ready.leaderEmail, language, ...receiptLetter(language, about), now }];
}
