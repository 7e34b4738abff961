import type { ReactNode } from 'react';
import { momentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { useSavedWords } from '../form/saved-words.ts';
import type { part as texts } from './part.ko.ts';
import styles from './part.module.css';

type Props = { closesAt: string; onConflicts: () => void; back?: ReactNode; children?: ReactNode };

/** What never scrolls away: whether all is saved, until when there is time, and the one button. */
export function PartFoot({ closesAt, onConflicts, back, children }: Props) {
  const t = useTexts<typeof texts>('part');
  const language = useLanguage();
  const { state, words, icon, quiet } = useSavedWords();
  const over = state === 'signedOut';
  return (
    <>
      <div className={styles.facts}>
        <span data-state={state}>
          <Icon name={icon} size="sm" />
          {over ? t('proveAgain') : words}
        </span>
        <span>{t('until', { moment: momentText(closesAt, language) })}</span>
      </div>
      <VisuallyHidden role="status">{quiet ? '' : over ? t('proveAgain') : words}</VisuallyHidden>
      {over ? (
        <Button variant="primary" size="lg" block onClick={() => location.reload()}>
          {t('prove')}
        </Button>
      ) : state === 'conflict' ? (
        <Button variant="primary" size="lg" block onClick={onConflicts}>
          {t('choose')}
        </Button>
      ) : (
        children
      )}
      {back}
    </>
  );
}
