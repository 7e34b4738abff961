import type { TargetRow } from '@chulbal/contract/evaluation/evaluation';
import { useTexts } from '../../../lib/use-texts.ts';
import type { judging as texts } from '../judging.ko.ts';

/** What a target is called: the team's name, or its number where names are blind. */
export function useTargetName(): (target: Pick<TargetRow, 'teamName' | 'targetNo'>) => string {
  const t = useTexts<typeof texts>('judging');
  return ({ teamName, targetNo }) => teamName ?? t('blindTeam', { no: targetNo });
}
