import { useState } from 'react';
import { setUsesLetters, usesLetters } from '../../lib/letter-keys.ts';
import { useShortcut } from '../../lib/use-shortcut.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Kbd } from '../../ui/data/kbd.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import type { consoleFrame as texts } from './console-frame.ko.ts';
import styles from './console-menu.module.css';

const hints = [
  { keys: ['/'], words: 'search' },
  { keys: ['↑', '↓', 'Enter'], words: 'results' },
  { keys: ['Esc'], words: 'close' },
  { keys: ['?'], words: 'hints' },
] as const;

type Props = { open: boolean; onOpen: (open: boolean) => void };

/** Keys beside what they do. */
export function KeyList({ hints }: { hints: readonly { keys: readonly string[]; words: string }[] }) {
  return (
    <dl className={styles.hints}>
      {hints.map(({ keys, words }) => (
        <div key={words} style={{ display: 'contents' }}>
          <dt>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The keys that work everywhere in the console; `?` opens it. */
export function KeyHints({ open, onOpen }: Props) {
  const t = useTexts<typeof texts>('consoleFrame');
  const [letters, setLetters] = useState(true);
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setLetters(usesLetters());
  }
  useShortcut('?', () => onOpen(true));
  return (
    <Modal open={open} onClose={() => onOpen(false)} title={t('menu.keys')} narrow>
      <KeyList hints={hints.map(({ keys, words }) => ({ keys, words: t(`keys.${words}`) }))} />
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
