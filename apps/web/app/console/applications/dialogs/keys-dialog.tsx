import { useState } from 'react';
import { setUsesLetters, usesLetters } from '../../../lib/letter-keys.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Kbd } from '../../../ui/data/kbd.tsx';
import { Modal } from '../../../ui/feedback/modal.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import type { DialogFrame } from '../../../ui/form-dialog/form-dialog.tsx';
import type { teamList as texts } from '../team-list.ko.ts';
import styles from './dialogs.module.css';

/** The keys of the table, and the switch for single letters. */
export function KeysDialog({ open, onClose }: DialogFrame) {
  const t = useTexts<typeof texts>('teamList');
  const [letters, setLetters] = useState(usesLetters);
  const keys: [string[], string][] = [
    [['J', 'K'], t('keys.move')],
    [['X'], t('keys.choose')],
    [['Shift', 'X'], t('keys.chooseRange')],
    [[t('keys.enter')], t('keys.open')],
    [[t('keys.esc')], t('keys.close')],
    [['F'], t('keys.search')],
    [['/'], t('keys.everywhere')],
    [['?'], t('keys.help')],
  ];
  return (
    <Modal open={open} onClose={onClose} title={t('keys.title')} narrow>
      <dl className={styles.keys}>
        {keys.map(([names, meaning]) => (
          <div key={meaning} style={{ display: 'contents' }}>
            <dt>
              {names.map((name) => (
                <span key={name}>
                  <Kbd>{name}</Kbd>{' '}
                </span>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={t('keys.on')}
        note={t('keys.onNote')}
        checked={letters}
        onChange={(event) => {
          setUsesLetters(event.target.checked);
          setLetters(event.target.checked);
        }}
      />
    </Modal>
  );
}
