import { flushSync } from 'react-dom';
import { useTexts } from '../../../lib/use-texts.ts';
import { Modal } from '../../../ui/feedback/modal.tsx';
import type { apply } from '../apply.ko.ts';
import { useApply } from './apply-context.ts';
import styles from './apply-form.module.css';
import { DoneEntries, MissingEntries } from './checklist.tsx';

type Props = { open: boolean; onClose: () => void };

/** On a phone: what is missing, each with the way to its field; what is done is folded away. */
export function MissingSheet({ open, onClose }: Props) {
  const t = useTexts<typeof apply>('apply');
  const { entries } = useApply();
  const left = entries.filter(({ done }) => !done).length;
  const done = entries.length - left;
  // the sheet gives the focus back as it closes: only then may the field take it
  const close = () => flushSync(onClose);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={left > 0 ? t('checklist.left', { count: left }) : t('checklist.none')}
    >
      <nav aria-label={t('checklist.label')}>
        <MissingEntries onGo={close} />
        {done > 0 && (
          <details className={styles.done}>
            <summary>{t('checklist.doneCount', { count: done })}</summary>
            <DoneEntries />
          </details>
        )}
      </nav>
    </Modal>
  );
}
