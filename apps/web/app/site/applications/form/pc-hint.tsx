import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { apply } from '../apply.ko.ts';
import styles from './apply-form.module.css';

const seen = 'apply-pc-hint';

/** On a phone, once: that a PC is the better place for files and long texts. */
export function PcHint() {
  const t = useTexts<typeof apply>('apply');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const isNew = matchMedia('(max-width: 640px)').matches && localStorage.getItem(seen) === null;
    setShown(isNew);
    // Shown is told: the next step does not say it again.
    if (isNew) localStorage.setItem(seen, 'seen');
  }, []);
  if (!shown) return null;
  return (
    <div className={styles.note} data-kind="hint">
      <Icon name="info" />
      <span>{t('note.pc')}</span>
      <IconButton icon="cross" label={t('note.dismiss')} onClick={() => setShown(false)} />
    </div>
  );
}
