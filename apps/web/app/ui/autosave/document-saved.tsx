import type { AutosaveView } from '../../lib/autosave/autosave-engine.ts';
import { type Edited, isUnsaved } from '../../lib/autosave/edited.ts';
import { savedTimeText } from '../../lib/korean-time.ts';
import { useRootData } from '../../lib/root-data.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../action/button.tsx';
import { DenseIcon } from '../icon/dense-icon.tsx';
import type { documentSaved as texts } from './document-saved.ko.ts';
import styles from './document-saved.module.css';

/** Whether and when everything written was saved, or what has to be chosen first. The time is the server's acknowledgement. */
export function DocumentSaved({ view, onChoose }: { view: AutosaveView<Edited>; onChoose: () => void }) {
  const t = useTexts<typeof texts>('documentSaved');
  const language = useLanguage();
  const { serverNow } = useRootData();
  const { content, activity, message } = view;
  const { savedAt } = content;
  const trouble = activity === 'unreached' || activity === 'signedOut' || activity === 'refused';
  const words = trouble
    ? (message ?? t(activity === 'signedOut' ? 'signedOut' : 'unreached'))
    : isUnsaved(content)
      ? t('saving')
      : t('at', { at: savedAt ? savedTimeText(savedAt, serverNow, language) : '' });
  if (content.conflicts.length > 0) {
    return (
      <span className={styles.saved} data-state="trouble" role="status">
        <DenseIcon name="warning" />
        {t('conflict', { count: content.conflicts.length })}
        <Button variant="line" size="sm" onClick={onChoose}>
          {t('choose')}
        </Button>
      </span>
    );
  }
  return (
    <span
      className={styles.saved}
      data-state={trouble ? 'trouble' : isUnsaved(content) ? 'saving' : 'saved'}
      role="status"
    >
      <DenseIcon name={trouble ? 'warning' : isUnsaved(content) ? 'clock' : 'done'} />
      {words}
    </span>
  );
}
