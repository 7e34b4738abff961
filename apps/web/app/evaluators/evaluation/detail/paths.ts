import type { TargetRow } from '@chulbal/contract/evaluation/evaluation';
import { useTexts } from '../../../lib/use-texts.ts';
import type { judging as texts } from '../judging.ko.ts';

type Stage = { trackNo: number; stageNo: number };

export const listPath = ({ trackNo, stageNo }: Stage) => `/pointer/list/${trackNo}/${stageNo}`;

/** The page of a target; without one, whichever is to be judged next. */
export const detailPath = ({ trackNo, stageNo }: Stage, targetNo?: number) =>
  `/pointer/detail/${trackNo}/${stageNo}${targetNo === undefined ? '' : `/${targetNo}`}`;

/** What a target is called: the team's name, or its number where names are blind. */
export function useTargetName(): (target: Pick<TargetRow, 'teamName' | 'targetNo'>) => string {
  const t = useTexts<typeof texts>('judging');
  return ({ teamName, targetNo }) => teamName ?? t('blindTeam', { no: targetNo });
}
