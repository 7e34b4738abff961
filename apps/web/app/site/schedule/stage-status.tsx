import type { StageView } from '@chulbal/contract/seasons/seasons';
import { stageState } from '@chulbal/contract/seasons/seasons.rules';
import { useTexts } from '../../lib/use-texts.ts';
import { Status } from '../../ui/lane/status.tsx';
import type { schedule as texts } from './schedule.ko.ts';

type Props = {
  stage: StageView;
  now: number;
  /** Says the stage's name too: 접수 중, 서류 심사 예정. */
  named?: boolean;
};

/** Where a stage stands, as a shape and a word. */
export function StageStatus({ stage, now, named }: Props) {
  const t = useTexts<typeof texts>('schedule');
  const state = stageState(stage, now);
  return <Status kind={state}>{named ? t(`state.${state}`, { stage: stage.name }) : undefined}</Status>;
}
