import type { ApplicationView } from '@chulbal/contract/applications/applications';
import type { Language } from '@chulbal/contract/language';
import type { UserActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { fault } from '../../fault.ts';
import { json } from '../../json.ts';
import { deadlineFor, getTrackRules, type TrackRules } from '../../seasons/queries.ts';
import { maySave } from '../deadline.rules.ts';
import {
  type Changes,
  cleanTexts,
  type Draft,
  forbiddenRemoval,
  forgery,
  isOversized,
  knownFields,
  mayChange,
  mayRead,
  mergeChanges,
  replaceFields,
  sameContent,
  withNumbers,
} from '../draft.rules.ts';
import { noteFiles, writeDraft } from '../draft-versions.commands.ts';
import { forgetInVersions, pathsOfMembers, withoutPaths } from '../members/children.commands.ts';
import { listWithheld } from '../members/children.queries.ts';
import { noteOwnTexts } from '../members/members.commands.ts';
import { forgetParts, keepOffers } from '../members/part-keeping.commands.ts';
import { listPartRows } from '../members/parts.queries.ts';
import { hiddenPaths, leftOver, splitOffers } from '../members/parts.rules.ts';
import { refuseTexts } from '../members/refused-texts.commands.ts';
import {
  findMyTeamOfTrack,
  getLedTeam,
  getMyTeam,
  type MyTeam,
  openDraft,
  openFields,
} from '../places.queries.ts';
import { refusalToBegin } from '../refusal.queries.ts';
import { sameFiles } from '../submission.rules.ts';
import { findLastSubmission, listTeamFiles, listTeamMembers, listTeamNumbers } from '../team.queries.ts';
import { bringFilesBack, keepOnlyFiles } from './draft-files.commands.ts';
import { applicationStage, getApplicationView } from './queries.ts';

export type SavedDraft = {
  teamNo: number;
  version: number;
  savedAt: string;
  merged: Record<string, string>;
  conflicts: { path: string; mine: string; theirs: string }[];
  /** Members under 14 without a guardian's consent, of whom nothing is kept. */
  withheld: string[];
  /** Paths that a member wrote themselves: the leader's text waits for the member to choose. */
  offered: string[];
};

/** Largest whole number that a version column holds. */
const MOST_VERSIONS = 2_147_483_647;

/**
 * Saves changed fields; the first save begins the draft. Saves of two tabs or two people wait for each other
 * and are merged field by field; what both changed comes back as a conflict. Saving ends with the
 * grace. What looks like a registration number is refused (P-04), and whoever sends it sends the others again. Of a member
 * under 14 without a guardian's consent nothing is kept (P-02): `withheld` names them, and `merged` empties their fields.
 *
 * Throws residentNumberWritten 4082, invalidRequest 400 beside a region that there is not, notFound (no such stage), teamNotFound 1115, notInPeriod 1353, applyFailed 1100 (withdrawn from this track), alreadyApplied 1101, appliedElsewhere
 * 1102 and notEligible 4012 (first save only), notTeamMember 1106, memberDeleteFailed 1107, memberModifyFailed
 * 1108, draftSaveFailed 1116 (withdrawn by an operator, or beyond anything a person writes), noPermission 1354
 * (a member writing somebody else's entry).
 */
export async function saveDraft(
  db: Db,
  actor: UserActor,
  asked: {
    trackNo: number;
    stageNo: number;
    teamNo?: number;
    baseVersion: number;
    changes: Changes;
    now: Date;
  },
): Promise<SavedDraft> {
  const rules = await getTrackRules(db, asked.trackNo);
  applicationStage(rules, asked.stageNo);
  const sent = cleanTexts(asked.changes);
  refuseTexts(sent);
  return db.transaction(async (tx) => {
    const teamNo = asked.teamNo ?? (await beginDraft(tx, actor, { ...asked, rules }));
    const { application, place } = await getMyTeam(tx, actor, { teamNo, lock: true });
    if (application.trackNo !== asked.trackNo || application.stageNo !== asked.stageNo) {
      throw fault('teamNotFound');
    }
    if (application.status === 'cancelled') throw fault('draftSaveFailed');
    if (!maySave(deadlineFor(rules, application.stageNo, teamNo), asked.now)) throw fault('notInPeriod');

    const draft = openDraft(tx, application);
    await refuseForgeries(tx, { application, place }, draft, sent);
    const hidden = place.role === 'leader' ? hiddenPaths(await listPartRows(tx, teamNo)) : new Set<string>();
    const { changes, offers } = splitOffers(sent, hidden);
    const merge = mergeChanges(draft, { baseVersion: asked.baseVersion, changes });
    const removal = forbiddenRemoval(draft.fields, merge.draft.fields, rules.track.deletionFloor);
    if (removal) throw fault('memberDeleteFailed', { fields: { [removal]: 'memberDeleteFailed' } });
    if (isOversized(merge.draft)) throw fault('draftSaveFailed');
    if (place.role === 'member') {
      const refused = new Set(merge.conflicts.map(({ path }) => path));
      const paths = Object.keys(changes).filter((path) => !refused.has(path));
      await noteOwnTexts(tx, actor, { teamNo, key: place.key, paths, fields: merge.draft.fields });
    }
    const withheld = await listWithheld(tx, merge.draft.fields, { now: asked.now, typing: true });
    const forgotten = [
      ...pathsOfMembers(merge.draft.fields, withheld),
      ...leftOver(merge.draft.fields, hidden),
    ];
    const kept =
      forgotten.length > 0
        ? replaceFields(merge.draft, withoutPaths(merge.draft.fields, forgotten))
        : merge.draft;
    const savedAt =
      merge.written.length > 0 || forgotten.length > 0
        ? await writeDraft(tx, {
            application,
            draft: kept,
            savedBy: actor.userId,
            rules,
            now: asked.now,
          })
        : application.savedAt;
    if (withheld.length > 0) await forgetInVersions(tx, { teamNo, keys: withheld });
    await forgetParts(tx, { teamNo, keys: withheld });
    const offered = await keepOffers(tx, { teamNo, offers, fields: kept.fields });
    const merged = { ...merge.merged, ...Object.fromEntries(forgotten.map((path) => [path, ''])) };
    return {
      teamNo,
      version: kept.version,
      savedAt: savedAt.toISOString(),
      // Of what a member wrote the leader's page keeps no text, not even their own of before.
      merged: {
        ...Object.fromEntries(Object.entries(merged).filter(([path]) => mayRead(place, path))),
        ...Object.fromEntries([...hidden].map((path) => [path, ''])),
      },
      conflicts: merge.conflicts,
      withheld,
      offered,
    };
  });
}

/** The number of my application in the track; makes an empty draft when there is none. */
async function beginDraft(
  tx: Db,
  actor: UserActor,
  asked: { trackNo: number; stageNo: number; rules: TrackRules; now: Date },
): Promise<number> {
  const { trackNo, stageNo, rules, now } = asked;
  const existing = await findMyTeamOfTrack(tx, actor, trackNo);
  if (existing && existing.application.status !== 'cancelled') return existing.application.teamNo;
  const deadline = deadlineFor(rules, stageNo, null);
  const refused = await refusalToBegin(tx, actor, { rules, deadline, now });
  if (refused) throw fault(refused);
  const inserted = await tx.sql
    .insertInto('applications')
    .values({
      seasonId: rules.seasonId,
      trackNo,
      stageNo,
      leaderId: actor.userId,
      status: 'draft',
      submissionVersion: 0,
      fieldsSealed: tx.vault.seal('{}'),
      fieldVersions: json({}),
      draftVersion: 0,
      changed: false,
      savedAt: now,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('teamNo')
    .executeTakeFirst();
  if (inserted) return inserted.teamNo;
  // Another tab was faster: its draft is mine too.
  const theirs = await findMyTeamOfTrack(tx, actor, trackNo);
  if (!theirs) throw fault('draftSaveFailed');
  return theirs.application.teamNo;
}

async function refuseForgeries(tx: Db, mine: MyTeam, draft: Draft, changes: Changes): Promise<void> {
  for (const [path, text] of Object.entries(changes)) {
    if (!mayChange(mine.place, path, text))
      throw fault('noPermission', { fields: { [path]: 'noPermission' } });
  }
  const namesPeople = Object.keys(changes).some((path) => /\.(tmNo|modifyType)$/.test(path));
  if (!namesPeople) return;
  const numbers = await listTeamNumbers(tx, mine.application.teamNo);
  const forged = forgery(draft, changes, numbers);
  if (forged) throw fault(forged.error, { fields: { [forged.path]: forged.error } });
}

/**
 * Puts a kept version back as the newest one; the leader's alone, as it may change everybody's entry. Who is
 * in the team by now stays numbered, and who has refused stays removed. Files that stood in that version come
 * back as far as they are still there: a day, or as long as a submission refers to them. Throws teamNotFound 1115, noPermission
 * 1354, notFound (no such version), notInPeriod 1353, draftSaveFailed 1116.
 */
export async function restoreDraft(
  db: Db,
  actor: UserActor,
  asked: { teamNo: number; version: number; language?: Language; now: Date },
): Promise<ApplicationView> {
  await db.transaction(async (tx) => {
    const application = await getLedTeam(tx, actor, { teamNo: asked.teamNo, lock: true });
    if (application.status === 'cancelled') throw fault('draftSaveFailed');
    const rules = await getTrackRules(tx, application.trackNo);
    const deadline = deadlineFor(rules, application.stageNo, asked.teamNo);
    if (!maySave(deadline, asked.now)) throw fault('notInPeriod');
    const kept = await tx.sql
      .selectFrom('draftVersions')
      .select(['fieldsSealed', 'fileNames'])
      .where('teamNo', '=', asked.teamNo)
      .where('version', '=', Math.min(asked.version, MOST_VERSIONS))
      .executeTakeFirst();
    if (!kept) throw fault('notFound');
    await noteFiles(tx, application);
    const places = new Map(rules.documents.map(({ slot, maxFiles }) => [slot as string, maxFiles]));
    const { closesAt } = deadline;
    await bringFilesBack(tx, { ...asked, named: new Set(kept.fileNames), places, closesAt });
    const members = await listTeamMembers(tx, asked.teamNo);
    const fields = withNumbers(knownFields(openFields(tx, kept.fieldsSealed)), members);
    const draft = replaceFields(openDraft(tx, application), fields);
    await writeDraft(tx, { application, draft, savedBy: actor.userId, rules, now: asked.now });
  });
  return getApplicationView(db, actor, asked);
}

/**
 * Empties a draft, its files too; of a submitted application, what was changed since. Kept versions stay and
 * name the files, so that it can be undone. Allowed at any time, being the leader's own data. Throws teamNotFound 1115,
 * noPermission 1354, draftDeleteFailed 1117 when there is nothing to delete.
 */
export async function deleteDraft(
  db: Db,
  actor: UserActor,
  asked: { teamNo: number; now: Date },
): Promise<void> {
  const { teamNo, now } = asked;
  await db.transaction(async (tx) => {
    const application = await getLedTeam(tx, actor, { teamNo, lock: true });
    if (application.status === 'cancelled') throw fault('draftDeleteFailed');
    const submission = application.status === 'submitted' ? await findLastSubmission(tx, teamNo) : null;
    const draft = openDraft(tx, application);
    const members = await listTeamMembers(tx, teamNo);
    const fields = submission ? withNumbers(openFields(tx, submission.fieldsSealed), members) : {};
    const files = await listTeamFiles(tx, teamNo);
    const keptFiles = submission?.files ?? [];
    if (sameContent(draft.fields, fields) && sameFiles(files, keptFiles)) throw fault('draftDeleteFailed');
    await noteFiles(tx, application);
    await keepOnlyFiles(tx, { teamNo, names: keptFiles.map(({ serverFileName }) => serverFileName), now });
    const rules = await getTrackRules(tx, application.trackNo);
    await writeDraft(tx, {
      application,
      draft: replaceFields(draft, fields),
      savedBy: actor.userId,
      rules,
      now,
    });
  });
}
