import { readFields } from '@chulbal/contract/applications/fields';
import type { OutputOf } from '@chulbal/contract/endpoint';
import type { getTarget } from '@chulbal/contract/evaluation/evaluation';
import { judgedField } from '@chulbal/contract/evaluation/views';
import type { Language } from '@chulbal/contract/language';
import type { EvaluatorActor } from '../actor.ts';
import { labelOf } from '../applications/list/detail.rules.ts';
import { enteredPeople } from '../applications/members.rules.ts';
import { openFields } from '../applications/places.queries.ts';
import { findLastSubmission } from '../applications/team.queries.ts';
import { recordAs } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { maskedName } from '../masks.ts';
import { isJudging } from '../seasons/judging-period.rules.ts';
import { withoutNames } from './blind.rules.ts';
import { listDocuments } from './documents.queries.ts';
import { listHiddenNames } from './hidden-names.queries.ts';
import { neighboursOf } from './order.rules.ts';
import { rubricView } from './scores.rules.ts';
import { sheetView } from './sheet-view.rules.ts';
import { getOwnStage, periodOf, stageView } from './stage.queries.ts';
import { numberTargets } from './targets.commands.ts';
import { findOwnTarget, listOwnTargets, targetRow } from './targets.queries.ts';
import { teamLog } from './team-log.queries.ts';

/**
 * One of the actor's targets with all that there is to judge, once the audit log says that it is shown (P-07). Names
 * are hidden as the stage says; contacts, birth dates and certificates are never in it.
 *
 * Throws notQuerySubject 1356 for whatever is not theirs to judge, notInPeriod 1353 while what there is to read may
 * still change, notFound for a stage that is not judged.
 */
export async function openTarget(
  db: Db,
  actor: EvaluatorActor,
  asked: { trackNo: number; stageNo: number; targetNo: number; language: Language; now: Date },
): Promise<OutputOf<typeof getTarget>> {
  const { trackNo, stageNo, targetNo, language, now } = asked;
  const ref = { trackNo, stageNo, evaluatorId: actor.evaluatorId };
  const judged = await getOwnStage(db, ref);
  const { settings, rules, rubric, signature } = judged;
  await numberTargets(db, ref);
  return db.transaction(async (tx) => {
    const { targets } = await listOwnTargets(tx, ref);
    const target = findOwnTarget(targets, targetNo);
    const isOpen = ({ teamNo }: { teamNo: number }) => isJudging(periodOf(judged, teamNo), now);
    const neighbours = target && neighboursOf(targets, targetNo, { ...settings, isOpen });
    if (!target || !neighbours || target.state === 'recused') throw fault('notQuerySubject');
    const period = periodOf(judged, target.teamNo);
    if (now < period.beginsAt) throw fault('notInPeriod');
    const submission = await findLastSubmission(tx, target.teamNo);
    if (!submission) throw fault('notQuerySubject');
    const hidden = (await listHiddenNames(tx, [target], settings)).get(target.teamNo) ?? [];
    const fields = openFields(tx, submission.fieldsSealed);
    const form = readFields(fields);
    const documents = await listDocuments(tx, { submission, judged, language });
    const answer = {
      // A team that was given more time is judged when the others are not any more.
      stage: stageView({ ...judged, period }, { signature, language, now }),
      target: targetRow(target, { judged, hidden, language }),
      technology: labelOf(rules.choices, 'team4dTech', form.team4dTech, language),
      texts: judgedField.options.map((field) => ({ field, text: withoutNames(form[field], hidden) })),
      people: enteredPeople(fields).map(({ person }, place) => ({
        leader: place === 0,
        name: settings.blindNames ? null : maskedName(person.tmName),
        school: settings.blindSchools ? null : person.tmSchoolName,
        major: withoutNames(person.tmMajor, hidden),
      })),
      documents,
      rubric: rubricView(rubric, { ...settings, language }),
      sheet: sheetView(rubric, target.sheet, target.state),
      ...neighbours,
    };
    await recordAs(tx, actor, {
      category: 'disclosure',
      action: 'target.open',
      object: await teamLog(tx, target.teamNo),
      after: { trackNo, stageNo, shown: settings.blindNames ? ['texts'] : ['texts', 'people'] },
      now,
    });
    return answer;
  });
}
