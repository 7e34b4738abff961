import type { MaterialTask } from '@chulbal/contract/materials/materials';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import type { StageModalEvent } from '../seasons/stage-modals.ts';
import { isOutstanding } from './is-outstanding.ts';
import type { materials as texts } from './materials.ko.ts';

type Props = {
  task: MaterialTask;
  /** Has the one orange button of the page. */
  first: boolean;
  onOpen: (event: StageModalEvent) => void;
};

/** What can be done now about a stage's material: hand it in, look at it, see what is missing. */
export function MaterialAct({ task, first, onOpen }: Props) {
  const t = useTexts<typeof texts>('materials');
  const { stageNo, state, submittedAt, missing, told } = task;
  const open = (modal: 'submit' | 'missing') => onOpen({ type: 'open', modal, stageNo });
  if (submittedAt) {
    return (
      <Button variant={isOutstanding(task) ? 'ink' : 'line'} onClick={() => open('submit')}>
        {t('act.see')}
      </Button>
    );
  }
  if (state !== 'open' && state !== 'grace') return null;
  return (
    <>
      <Button variant={first ? 'primary' : told ? 'line' : 'ink'} onClick={() => open('submit')}>
        {t('act.submit')}
      </Button>
      {missing.length > 0 && !told && (
        <Button variant="line" size="sm" onClick={() => open('missing')}>
          {t('act.missing')}
        </Button>
      )}
    </>
  );
}
