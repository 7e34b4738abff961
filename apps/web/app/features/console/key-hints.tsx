import { useTexts } from '../../lib/use-texts.ts';
import { Modal } from '../../ui/feedback/modal.tsx';
import type { consoleFrame as texts } from './console-frame.ko.ts';
import styles from './console-menu.module.css';
import { useShortcut } from './use-shortcut.ts';

const hints = [
  { keys: ['/'], words: 'search' },
  { keys: ['↑', '↓', 'Enter'], words: 'results' },
  { keys: ['Esc'], words: 'close' },
  { keys: ['?'], words: 'hints' },
] as const;

type Props = { open: boolean; onOpen: (open: boolean) => void };

/** The keys that work everywhere in the console; `?` opens it. */
export function KeyHints({ open, onOpen }: Props) {
  const t = useTexts<typeof texts>('consoleFrame');
  useShortcut('?', () => onOpen(true));
  return (
    <Modal open={open} onClose={() => onOpen(false)} title={t('menu.keys')}>
      <dl className={styles.hints}>
        {hints.map(({ keys, words }) => (
          <div key={words} style={{ display: 'contents' }}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(`keys.${words}`)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
