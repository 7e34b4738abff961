import { createHash } from 'node:crypto';
import type { Language } from '@chulbal/contract/language';
import type { MaterialView } from '@chulbal/contract/materials/materials';
import type { UserActor } from '../actor.ts';
import { type Application, getLedTeam } from '../applications/places.queries.ts';
import { sameFiles } from '../applications/submission.rules.ts';
import { contactOf } from '../applications/team.queries.ts';
import { teamObject } from '../applications/work.queries.ts';
import { recordAs } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { awaitsUpload } from '../files/awaited.queries.ts';
import { json } from '../json.ts';
import { queueMessage } from '../outbox/commands.ts';
import { getTrackRules, materialDeadlineFor, type TrackRules } from '../seasons/queries.ts';
import { handedInLetter } from './letters.rules.ts';
import { getMaterial } from './queries.ts';
import { canonicalMaterial, handedIn, materialUrl, refusalOf } from './rules.ts';
import { type AskingStage, askingStage, isSubject } from './subjects.queries.ts';
import { listSlotFiles, listVersions } from './submissions.queries.ts';
import type { HandedInFile } from './tables.ts';

export type HandingIn = {
  teamNo: number;
  stageNo: number;
  idempotencyKey: string;
  /** The files that the leader saw. */
  serverFileNames: readonly string[];
  language: Language;
  publicUrl: string;
  now: Date;
};

/**
 * Hands in what stands in the slots of a stage's material, as its next version, with a receipt by mail and an entry
 * in the log. The same key gives the same version; so do files that were handed in already.
 *
 * Throws teamNotFound 1115, noPermission 1354 (a member), notFound for a stage that asks for nothing,
 * notSubmissionSubject 1355, notInPeriod 1353 by the arrival of the request, uploadUnfinished 4013,
 * fileCountMismatch 1351 with every slot, materialFailed 1352 (no file, or others than the leader saw).
 */
export async function submitMaterial(db: Db, actor: UserActor, asked: HandingIn): Promise<MaterialView> {
  return db.transaction(async (tx) => {
    await handIn(tx, actor, asked);
    return getMaterial(tx, actor, asked);
  });
}

async function handIn(tx: Db, actor: UserActor, asked: HandingIn): Promise<void> {
  const { teamNo, stageNo, now } = asked;
  // Whoever submits or takes back the application meanwhile waits here, and the other way round.
  const application = await getLedTeam(tx, actor, { teamNo, lock: true });
  const rules = await getTrackRules(tx, application.trackNo);
  const stage = askingStage(rules, stageNo);
  if (!(await isSubject(tx, rules, { application, stageNo }))) throw fault('notSubmissionSubject');
  const versions = await listVersions(tx, asked);
  if (versions.some(({ idempotencyKey }) => idempotencyKey === asked.idempotencyKey)) return;
  const { slots } = stage.material;
  const deadline = materialDeadlineFor(rules, stageNo, teamNo);
  const files = await listSlotFiles(tx, asked);
  const counting = handedIn(files, { slots, deadline, now });
  if (!counting) throw fault('notInPeriod');
  if (await awaitsUpload(tx, counting.uploading, { teamNo, stageNo, slots, files, now })) {
    throw fault('uploadUnfinished');
  }
  const refusal = refusalOf(slots, counting.files, asked.serverFileNames);
  if (refusal) throw fault(refusal.error, refusal.details);
  const last = versions.at(-1);
  if (last && sameFiles(last.files, counting.files)) return;
  const version = (last?.version ?? 0) + 1;
  await write(tx, { application, rules, stage, files: counting.files, version, actor }, asked);
}

type Written = {
  application: Application;
  rules: TrackRules;
  stage: AskingStage;
  files: readonly HandedInFile[];
  version: number;
  actor: UserActor;
};

async function write(
  tx: Db,
  { application, rules, stage, files, version, actor }: Written,
  { idempotencyKey, language, publicUrl, now }: HandingIn,
): Promise<void> {
  const { teamNo, trackNo } = application;
  const { stageNo } = stage;
  const content = canonicalMaterial({ teamNo, stageNo, rulesVersion: rules.version, files });
  const contentSha256 = createHash('sha256').update(content).digest('hex');
  await tx.sql
    .insertInto('materialSubmissions')
    .values({
      ...{ teamNo, trackNo, stageNo, version, idempotencyKey, contentSha256 },
      rulesVersion: rules.version,
      submittedBy: actor.userId,
      arrivedAt: now,
      files: json(files),
    })
    .execute();
  await recordAs(
    tx,
    { kind: 'user', userId: actor.userId, part: 'leader' },
    {
      action: 'material.submit',
      object: teamObject(application),
      before: { stageNo, version: version - 1 },
      after: { stageNo, version, contentSha256, files: files.length },
      now,
    },
  );
  const leader = await contactOf(tx, application.leaderId);
  if (!leader) return;
  const letter = handedInLetter(language, {
    teamName: application.teamName ?? '',
    trackName: rules.track.name[language],
    stageName: stage.name[language],
    number: application.number ?? '',
    version,
    arrivedAt: now,
    files,
    url: materialUrl(publicUrl, { trackNo, stageNo }),
  });
  await queueMessage(tx, { channel: 'mail', to: leader.email, language, ...letter, now });
}
