import type { JudgedDocument } from '@chulbal/contract/evaluation/views';
import type { Language } from '@chulbal/contract/language';
import type { EvaluatorActor } from '../actor.ts';
import { findLastSubmission } from '../applications/team.queries.ts';
import { recordAs } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { isHeldBack } from '../files/queries.ts';
import { listDocuments } from './documents.queries.ts';
import { findSheet } from './sheets.queries.ts';
import { getJudged, periodOf } from './stage.queries.ts';
import { targetState } from './states.rules.ts';
import { findTeamOfTarget } from './targets.queries.ts';
import { teamLog } from './team-log.queries.ts';

/**
 * A document of one of the actor's targets, once the audit log says that it is read (P-07); `blind`: its metadata is
 * to be taken out of the bytes. Throws notQuerySubject 1356 for any other file, fileHeldBack 4083 for one
 * that would be refused today, notInPeriod 1353 while it may still change, notFound for a stage not judged.
 */
export async function openJudgedDocument(
  db: Db,
  actor: EvaluatorActor,
  asked: {
    trackNo: number;
    stageNo: number;
    targetNo: number;
    serverFileName: string;
    language: Language;
    now: Date;
  },
): Promise<JudgedDocument & { blind: boolean }> {
  const { trackNo, stageNo, targetNo, serverFileName, language, now } = asked;
  const stage = { trackNo, stageNo, evaluatorId: actor.evaluatorId };
  const judged = await getJudged(db, stage);
  return db.transaction(async (tx) => {
    const found = await findTeamOfTarget(tx, { ...stage, targetNo });
    if (!found) throw fault('notQuerySubject');
    const { teamNo, assignment } = found;
    const state = targetState(assignment, await findSheet(tx, { ...stage, teamNo }));
    const submission = await findLastSubmission(tx, teamNo);
    const begun = now >= periodOf(judged, teamNo).beginsAt;
    if (state === null || state === 'recused' || !submission) throw fault('notQuerySubject');
    if (!begun) throw fault('notInPeriod');
    const documents = await listDocuments(tx, { submission, judged, language });
    const document = documents.find((one) => one.serverFileName === serverFileName);
    if (!document) throw fault('notQuerySubject');
    if (await isHeldBack(tx, serverFileName)) throw fault('fileHeldBack');
    await recordAs(tx, actor, {
      category: 'disclosure',
      action: 'target.read',
      object: await teamLog(tx, teamNo),
      after: { trackNo, stageNo, slot: document.slot, serverFileName },
      now,
    });
    const { blindNames, blindSchools } = judged.settings;
    return { ...document, blind: blindNames || blindSchools };
  });
}
