import { savedTimeText } from '../../../lib/korean-time.ts';
import { useRootData } from '../../../lib/root-data.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useBuilder } from '../builder-context.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import styles from './save.module.css';

/** Whether what is on the page is saved, and when by the server's clock. */
export function SaveState() {
  const t = useTexts<typeof texts>('seasonBuilder');
  const language = useLanguage();
  const { serverNow } = useRootData();
  const { view, readOnly } = useBuilder();
  const { activity, savedAt } = view;
  if (readOnly || !['saved', 'waiting', 'saving'].includes(activity)) return null;
  return (
    <p className={styles.state} data-activity={activity} data-save-state={activity}>
      {activity === 'saved' && <Icon name="check" size="sm" />}
      {activity === 'saved' &&
        (savedAt ? t('save.saved', { at: savedTimeText(savedAt, serverNow, language) }) : t('save.fresh'))}
      {activity === 'waiting' && t('save.waiting')}
      {activity === 'saving' && t('save.saving')}
    </p>
  );
}
