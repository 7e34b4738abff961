import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import type { panelBoard as texts } from '../panel-board.ko.ts';
import type { PlanEditor } from '../use-plan-editor.ts';
import styles from './save-notice.module.css';

/** Why the panels are not saved, with what can be done: nothing of them is lost meanwhile. */
export function SaveNotice({ editor }: { editor: PlanEditor }) {
  const t = useTexts<typeof texts>('panelBoard');
  const { activity, problem } = editor;
  if (activity === 'idle' || activity === 'saving') return null;
  const words = activity === 'refused' ? (problem?.message ?? '') : t(`saving.${activity}`);
  return (
    <div className={styles.notice} role="alert">
      <DenseIcon name="warning" />
      <p>{words}</p>
      {activity === 'conflict' ? (
        <>
          <Button size="sm" onClick={() => void editor.takeTheirs()}>
            {t('saving.takeTheirs')}
          </Button>
          <Button size="sm" onClick={() => void editor.keepMine()}>
            {t('saving.keepMine')}
          </Button>
        </>
      ) : (
        <Button size="sm" onClick={() => void editor.save()}>
          {t('saving.retry')}
        </Button>
      )}
    </div>
  );
}
