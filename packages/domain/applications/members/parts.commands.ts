import { readFields } from '@chulbal/contract/applications/fields';
import type { savePart as endpoint } from '@chulbal/contract/applications/member-parts';
import type { OutputOf } from '@chulbal/contract/endpoint';
import type { UserActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { fault } from '../../fault.ts';
import { deadlineFor } from '../../seasons/queries.ts';
import { maySave } from '../deadline.rules.ts';
import {
  type Changes,
  cleanTexts,
  isOversized,
  mayChange,
  mergeChanges,
  replaceFields,
} from '../draft.rules.ts';
import { writeDraft } from '../draft-versions.commands.ts';
import { forgetInVersions, pathsOfMembers, withoutPaths } from './children.commands.ts';
import { isConsentedAt, listWithheld } from './children.queries.ts';
import { forgetParts } from './part-keeping.commands.ts';
import { type FoundPart, getProvenPart } from './parts.queries.ts';
import { entrySha256, isSigned } from './parts.rules.ts';
import { refuseTexts } from './refused-texts.commands.ts';

export type Proof = { token: string; pass?: string | undefined; now: Date };

/**
 * Saves a member's own entry by their link, field by field as `saveDraft` does; what they write is theirs from then on,
 * and the leader does not read it. Of a child under 14 without a guardian's consent nothing is kept, and the link ends.
 *
 * Throws linkExpired 4030, partNotProven 4365, notInPeriod 1353, noPermission 1354 (anything but one's own entry),
 * residentNumberWritten 4082, draftSaveFailed 1116.
 */
export async function savePart(
  db: Db,
  actor: UserActor | null,
  asked: Proof & { baseVersion: number; changes: Changes },
): Promise<OutputOf<typeof endpoint>> {
  const changes = cleanTexts(asked.changes);
  refuseTexts(changes);
  return db.transaction(async (tx) => {
    const found = await getProvenPart(tx, actor, { ...asked, lock: true });
    const { application, rules, draft, part } = found;
    const { teamNo } = application;
    const key = part.memberKey;
    assertOpen(found, asked.now);
    for (const [path, text] of Object.entries(changes)) {
      const own = path.startsWith(`members.${key}.`) && mayChange({ role: 'member', key }, path, text);
      if (!own) throw fault('noPermission', { fields: { [path]: 'noPermission' } });
    }
    const merge = mergeChanges(draft, { baseVersion: asked.baseVersion, changes });
    if (isOversized(merge.draft)) throw fault('draftSaveFailed');
    const birth = merge.draft.fields[`members.${key}.tmBirth`] ?? '';
    const typing = await isConsentedAt(tx, found.contact, birth);
    const children = await listWithheld(tx, merge.draft.fields, { now: asked.now, typing });
    const withheld = children.filter((child) => child === key);
    const forgotten = pathsOfMembers(merge.draft.fields, withheld);
    const kept =
      withheld.length > 0
        ? replaceFields(merge.draft, withoutPaths(merge.draft.fields, forgotten))
        : merge.draft;
    const isNew = merge.written.length > 0 || withheld.length > 0;
    const savedAt = isNew
      ? await writeDraft(tx, {
          ...{ application, draft: kept, rules, now: asked.now },
          savedBy: application.leaderId,
        })
      : application.savedAt;
    if (withheld.length > 0) {
      await forgetInVersions(tx, { teamNo, keys: withheld });
      await forgetParts(tx, { teamNo, keys: withheld });
    } else await noteWritten(tx, found, { written: merge.written, fields: kept.fields, now: asked.now });
    const own = Object.entries(merge.merged).filter(([path]) => path.startsWith(`members.${key}.`));
    const merged = { ...Object.fromEntries(own), ...Object.fromEntries(forgotten.map((path) => [path, ''])) };
    return {
      ...{ teamNo, version: kept.version, savedAt: savedAt.toISOString() },
      ...{ merged, conflicts: merge.conflicts, withheld, offered: [] },
    };
  });
}

/** Throws notInPeriod 1353 once the team can save no more. */
export function assertOpen({ application, rules }: FoundPart, now: Date): void {
  if (!maySave(deadlineFor(rules, application.stageNo, application.teamNo), now)) throw fault('notInPeriod');
}

/** What somebody wrote is theirs; a signature under what they alone have changed since moves on with it. */
async function noteWritten(
  tx: Db,
  { part, member }: FoundPart,
  saved: { written: readonly string[]; fields: Changes; now: Date },
): Promise<void> {
  const { teamNo, memberKey } = part;
  const names = saved.written
    .map((path) => path.split('.')[2] ?? '')
    .filter((name) => !['', 'modifyType'].includes(name));
  if (names.length === 0) return;
  const now = readFields(saved.fields).members.find(({ key }) => key === memberKey);
  const offered = part.offeredSealed ? (JSON.parse(tx.vault.open(part.offeredSealed)) as Changes) : {};
  const left = Object.entries(offered).filter(([name]) => !names.includes(name));
  await tx.sql
    .updateTable('memberParts')
    .set({
      written: [...new Set([...part.written, ...names])].sort(),
      openedAt: part.openedAt ?? saved.now,
      offeredSealed: left.length > 0 ? tx.vault.seal(JSON.stringify(Object.fromEntries(left))) : null,
      ...(now && isSigned(part, member) ? { signedSha256: entrySha256(now) } : {}),
    })
    .where('teamNo', '=', teamNo)
    .where('memberKey', '=', memberKey)
    .execute();
}

/** The member has chosen: what they did not take is forgotten. Throws linkExpired 4030; partNotProven 4365. */
export async function settlePart(db: Db, actor: UserActor | null, asked: Proof): Promise<void> {
  await db.transaction(async (tx) => {
    const { part } = await getProvenPart(tx, actor, { ...asked, lock: true });
    await tx.sql
      .updateTable('memberParts')
      .set({ offeredSealed: null })
      .where('teamNo', '=', part.teamNo)
      .where('memberKey', '=', part.memberKey)
      .execute();
  });
}
