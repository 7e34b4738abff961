import { personFields, readFields } from '@chulbal/contract/applications/fields';
import { PART_TERMS } from '@chulbal/contract/applications/member-parts';
import { countFiles } from '@chulbal/contract/applications/rules';
import { fieldErrors, isFieldErrorName } from '@chulbal/contract/field-errors';
import { koreanDay } from '@chulbal/contract/korean-days';
import type { Language } from '@chulbal/contract/language';
import { isSameName } from '../../accounts/rules.ts';
import type { UserActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { type FaultDetails, fault } from '../../fault.ts';
import { queueMessage } from '../../outbox/commands.ts';
import { deadlineFor } from '../../seasons/queries.ts';
import { replaceFields } from '../draft.rules.ts';
import { writeDraft } from '../draft-versions.commands.ts';
import { refusalLetter } from '../letters.rules.ts';
import { logAnswer } from '../log.commands.ts';
import { confirmationDate } from '../stage-views.rules.ts';
import { formRules } from '../submission.rules.ts';
import { contactOf, listTeamFiles, listTeamMembers } from '../team.queries.ts';
import { forgetInVersions, withoutPaths } from './children.commands.ts';
import { listConsented } from './children.queries.ts';
import { refuseEntry } from './invitations.commands.ts';
import { forgetParts } from './part-keeping.commands.ts';
import { assertOpen, type Proof } from './parts.commands.ts';
import { type FoundPart, getProvenPart, isAccountOf } from './parts.queries.ts';
import { entrySha256, findingsOfPart } from './parts.rules.ts';

/**
 * Consents to the terms and signs the entry as it stands at `version`; of a submitted team that holds the same, it is
 * confirmed by that. The account that is logged in is linked if it is the member's.
 *
 * Throws linkExpired 4030, partNotProven 4365, notInPeriod 1353, draftConflict 4010, incomplete 4011 with the fields,
 * 400 beside `signature` for another name.
 */
export async function signPart(
  db: Db,
  actor: UserActor | null,
  asked: Proof & { version: number; signature: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await getProvenPart(tx, actor, { ...asked, lock: true });
    const { application, rules, draft, part, member } = found;
    const { teamNo } = application;
    assertOpen(found, asked.now);
    const seenSince = Object.entries(draft.fieldVersions).some(
      ([path, version]) => path.startsWith(`members.${member.key}.`) && version > asked.version,
    );
    if (seenSince) throw fault('draftConflict', { detail: { version: draft.version } });
    if (!isSameName(asked.signature, member.tmName))
      throw fault('invalidRequest', { fields: { signature: fieldErrors.ownSignature } });
    const form = readFields(draft.fields);
    const files = (await listTeamFiles(tx, teamNo)).filter(({ status }) => status === 'stored');
    const counts = countFiles(files.map(({ slot, person }) => ({ slot, ...(person ? { person } : {}) })));
    const consented = await listConsented(tx, form, asked.now);
    const today = koreanDay(asked.now);
    const left = findingsOfPart(member.key, {
      form,
      files: counts,
      rules: formRules(rules),
      today,
      consented,
    });
    if (left.length > 0) {
      const fields: NonNullable<FaultDetails['fields']> = {};
      for (const { path, error } of left)
        fields[path] ??= isFieldErrorName(error) ? fieldErrors[error] : error;
      throw fault('incomplete', { fields });
    }
    const linked = (await isAccountOf(tx, actor, found)) ? (actor?.userId ?? null) : part.userId;
    const signedSha256 = entrySha256(member);
    await tx.sql
      .updateTable('memberParts')
      .set({ doneAt: asked.now, openedAt: part.openedAt ?? asked.now, signedSha256 })
      // Signed, all of it is theirs, what the leader had entered and they left as it was too.
      .set({ termsVersion: PART_TERMS, userId: linked, written: Object.keys(personFields) })
      .where('teamNo', '=', teamNo)
      .where('memberKey', '=', member.key)
      .execute();
    await confirmSubmitted(tx, found, { signedSha256, actor, now: asked.now });
  });
}

/** An entry that was submitted as it is signed now is confirmed, until the confirmation date. */
async function confirmSubmitted(
  tx: Db,
  { application, member, rules }: FoundPart,
  { signedSha256, actor, now }: { signedSha256: string; actor: UserActor | null; now: Date },
): Promise<void> {
  if (application.status !== 'submitted') return;
  const row = (await listTeamMembers(tx, application.teamNo)).find((one) => one.memberKey === member.key);
  if (row?.status !== 'active' || row.confirmedAt || now >= confirmBy(application, rules)) return;
  if (entrySha256(row.person) !== signedSha256) return;
  await tx.sql.updateTable('members').set({ confirmedAt: now }).where('tmNo', '=', row.tmNo).execute();
  await logAnswer(tx, { application, tmNo: row.tmNo, actor, answer: 'confirm', now });
}

function confirmBy(application: FoundPart['application'], rules: FoundPart['rules']): Date {
  const stage = rules.stages.find(({ stageNo }) => stageNo === application.stageNo);
  const deadline = deadlineFor(rules, application.stageNo, application.teamNo);
  return confirmationDate({ confirmBy: stage?.confirmBy ?? null }, deadline, application.confirmUntil);
}

/**
 * Leaves the team by one's own link. Before a submission everything that was written about them goes, in every kept
 * version; of a submitted team they refuse, as by the link that asks to confirm. The leader is told.
 *
 * Throws linkExpired 4030; partNotProven 4365; notInPeriod 1353 after the confirmation date of a submitted team.
 */
export async function leavePart(
  db: Db,
  actor: UserActor | null,
  asked: Proof & { language: Language; publicUrl: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await getProvenPart(tx, actor, { ...asked, lock: true });
    const { application, rules, draft, member } = found;
    const { teamNo } = application;
    const keys = [member.key];
    const rows = application.status === 'submitted' ? await listTeamMembers(tx, teamNo) : [];
    const row = rows.find(({ memberKey, status }) => memberKey === member.key && status === 'active');
    if (row) {
      if (asked.now >= confirmBy(application, rules)) throw fault('notInPeriod');
      await refuseEntry(tx, { application, member: row, rules, letter: refusalLetter, ...asked });
      await logAnswer(tx, { application, tmNo: row.tmNo, actor, answer: 'refuse', now: asked.now });
      return forgetParts(tx, { teamNo, keys });
    }
    const paths = Object.keys(draft.fields).filter((path) => path.startsWith(`members.${member.key}.`));
    const next = replaceFields(draft, withoutPaths(draft.fields, paths));
    await writeDraft(tx, { application, draft: next, savedBy: application.leaderId, rules, now: asked.now });
    await forgetInVersions(tx, { teamNo, keys });
    await forgetParts(tx, { teamNo, keys });
    await tellLeader(tx, found, asked);
  });
}

async function tellLeader(
  tx: Db,
  { application, draft, member }: FoundPart,
  { language, publicUrl, now }: { language: Language; publicUrl: string; now: Date },
): Promise<void> {
  const leader = await contactOf(tx, application.leaderId);
  if (!leader) return;
  const url = `${publicUrl}/apply/${application.trackNo}/${application.stageNo}`;
  const about = { memberName: member.tmName, teamName: draft.fields.teamName ?? '', url };
  const letter = refusalLetter(language, about);
  await queueMessage(tx, { ...{ channel: 'mail', to: leader.email, language, now }, ...letter });
}
