import type { MyStage } from '@chulbal/contract/pledges';

/**
 * What an evaluator does next in a stage, by where its judging stands for the server. `pledge`: read and sign it.
 * `wait`: it has not begun. `begin`, `goOn`:
 * judge. `sign`: all sheets are submitted. `noTeams`: nothing was given yet. The rest is over: `signed`, `refused`,
 * `closed`.
 */
export type StageStep =
  | 'pledge'
  | 'wait'
  | 'noTeams'
  | 'begin'
  | 'goOn'
  | 'sign'
  | 'signed'
  | 'refused'
  | 'closed';

export function stepOf(
  stage: Pick<MyStage, 'pledge' | 'phase' | 'progress' | 'longer' | 'signedAt'>,
): StageStep {
  const { pledge, phase, progress, longer } = stage;
  // Who has refused and was given teams again is asked again.
  if (pledge === 'refused') return progress.teams > 0 && phase !== 'over' ? 'pledge' : 'refused';
  if (stage.signedAt && pledge === 'signed') return 'signed';
  if (phase === 'over' && !longer) return 'closed';
  if (pledge === 'unsigned') return 'pledge';
  if (longer) return 'goOn';
  if (phase === 'waiting') return 'wait';
  if (progress.teams === 0) return 'noTeams';
  if (progress.submitted === progress.teams) return 'sign';
  return progress.submitted + progress.draft > 0 ? 'goOn' : 'begin';
}

/** Where the step leads; null where there is nothing to open. */
export function pathOf(step: StageStep, { trackNo, stageNo, pledge }: MyStage): string | null {
  const stage = `${trackNo}/${stageNo}`;
  if (step === 'pledge' || step === 'refused' || pledge !== 'signed') return `/pointer/pledge/${stage}`;
  return step === 'wait' || step === 'noTeams' ? null : `/pointer/list/${stage}`;
}
