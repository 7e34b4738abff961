import { useState } from 'react';
import { setUsesLetters, usesLetters } from '../../../lib/letter-keys.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Kbd } from '../../../ui/data/kbd.tsx';
import { Modal } from '../../../ui/feedback/modal.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import type { judging as texts } from '../judging.ko.ts';
import styles from './rubric-pane.module.css';

type Props = { open: boolean; onClose: () => void; half: boolean };

/** All keys of the page, and the switch for digits outside the score sheet (WCAG 2.1.4). */
export function KeysDialog({ open, onClose, half }: Props) {
  const t = useTexts<typeof texts>('judging');
  const [anywhere, setAnywhere] = useState(usesLetters);
  const step = half ? 0.5 : 1;
  const keys: [string[], string][] = [
    [['0', '–', '9'], t('help.digits')],
    ...(half ? [[['.', '5'], t('help.half')] as [string[], string]] : []),
    [['←', '→'], t('help.step', { step })],
    [['Home', 'End'], t('help.ends')],
    [['⌫'], t('help.clear')],
    [['↑', '↓'], t('help.criteria')],
    [['Enter'], t('help.note')],
    [['PgUp', 'PgDn'], t('help.pages')],
    [['/'], t('help.find')],
    [['F6'], t('help.pane')],
    [['Ctrl', 'Enter'], t('help.submit')],
    [['?'], t('help.all')],
  ];
  return (
    <Modal open={open} onClose={onClose} title={t('help.title')} narrow>
      <dl className={styles.list}>
        {keys.map(([names, meaning]) => (
          <div key={meaning}>
            <dt>{names.map((name) => (name === '–' ? '–' : <Kbd key={name}>{name}</Kbd>))}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={t('help.anywhere')}
        note={t('help.anywhereHint')}
        checked={anywhere}
        onChange={({ currentTarget }) => {
          setUsesLetters(currentTarget.checked);
          setAnywhere(currentTarget.checked);
        }}
      />
    </Modal>
  );
}
