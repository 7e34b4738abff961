import type { Language } from '@chulbal/contract/language';
import type { PledgeText, TickedClause } from '@chulbal/contract/pledges';
import type { EvaluatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { getTrackRules } from '../seasons/queries.ts';
import { textView } from './pledge.queries.ts';
import { findAnswer, findText, newestText, type StageRef } from './queries.ts';

/** A pledge as it was signed, with all that its paper says. */
export type SignedPledge = {
  seasonName: string;
  trackName: string;
  stageName: string;
  lane: number;
  text: PledgeText;
  typedName: string;
  ticked: TickedClause[];
  sha256: string;
  answeredAt: Date;
  /** Whether another text has come since. */
  replaced: boolean;
};

/** The pledge that an evaluator signed last in a stage. @throws 1356 notQuerySubject when there is none. */
export async function getSignedPledge(
  db: Db,
  actor: EvaluatorActor,
  asked: StageRef & { language: Language },
): Promise<SignedPledge> {
  const { trackNo, stageNo, language } = asked;
  const answer = await findAnswer(db, { ...asked, evaluatorId: actor.evaluatorId, kind: 'signed' });
  const text = answer && (await findText(db, { ...asked, version: answer.version }));
  if (!answer || !text) throw fault('notQuerySubject');
  const { track, stages, seasonName } = await getTrackRules(db, trackNo);
  const newest = await newestText(db, asked);
  return {
    seasonName: seasonName[language],
    trackName: track.name[language],
    stageName: stages.find((stage) => stage.stageNo === stageNo)?.name[language] ?? '',
    lane: track.lane,
    text: textView(text, language),
    typedName: answer.typedName,
    ticked: answer.ticked,
    sha256: answer.sha256,
    answeredAt: answer.answeredAt,
    replaced: newest.version !== text.version,
  };
}
