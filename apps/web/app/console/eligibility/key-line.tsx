import { setUsesLetters, usesLetters } from '../../lib/letter-keys.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Kbd } from '../../ui/data/kbd.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { KeyList } from '../shell/key-hints.tsx';
import type { eligibility as texts } from './eligibility.ko.ts';
import styles from './eligibility.module.css';

const hints = [
  { keys: ['J', 'K'], words: 'move' },
  { keys: ['1'], words: 'eligible' },
  { keys: ['2'], words: 'ineligible' },
  { keys: ['3'], words: 'moreTime' },
  { keys: ['Esc'], words: 'close' },
  { keys: ['?'], words: 'help' },
] as const;

/** How many teams are listed, what the figures mean, and the keys that go through them. */
export function KeyLine({ count }: { count: number }) {
  const t = useTexts<typeof texts>('eligibility');
  return (
    <p className={styles.keys}>
      <b>{t('teams', { count })}</b>
      <span className={styles.legend}>
        <span className={styles.figures} aria-hidden="true">
          <i data-on />
          <i data-on data-least />
          <i />
        </span>
        {t('legend')}
      </span>
      <span className={styles.hints}>
        <Kbd>J</Kbd> <Kbd>K</Kbd> {t('keys.move')} <Kbd>1</Kbd> <Kbd>2</Kbd> <Kbd>3</Kbd> {t('keys.decide')}{' '}
        <Kbd>?</Kbd> {t('keys.help')}
      </span>
    </p>
  );
}

/** The keys of the page; `?` opens it. */
export function KeyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts<typeof texts>('eligibility');
  return (
    <Modal open={open} onClose={onClose} title={t('keys.title')} narrow>
      {open && (
        <>
          <KeyList hints={hints.map(({ keys, words }) => ({ keys, words: t(`keys.${words}`) }))} />
          <Checkbox
            label={t('keys.on')}
            defaultChecked={usesLetters()}
            onChange={({ target }) => setUsesLetters(target.checked)}
          />
        </>
      )}
    </Modal>
  );
}
