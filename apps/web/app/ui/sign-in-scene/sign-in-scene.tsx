import type { ReactNode } from 'react';
import { Logo } from '../../art/logo.tsx';
import { useRootData } from '../../lib/root-data.ts';
import { LanguageSwitch } from '../action/language-switch.tsx';
import styles from './sign-in-scene.module.css';

type Props = {
  /** `lane`: its art fills the dark side, and its words are read on phones too. */
  look: 'start' | 'lane';
  /** Drawn into the dark side, with the class that places it. */
  art: (className: string | undefined) => ReactNode;
  /** Big words on the dark side; a line break is kept. */
  words: string;
  /** One line below them. */
  note: string;
  children: ReactNode;
};

/** In front of a wing that one signs in to: its art and words at the left, the form at the right; on narrow screens a strip. */
export function SignInScene({ look, art, words, note, children }: Props) {
  const { brand } = useRootData();
  return (
    <div className={styles.scene} data-look={look}>
      <header className={styles.picture}>
        {art(styles.art)}
        <div className={styles.words}>
          <p className={styles.logo}>
            <Logo brand={brand} />
          </p>
          <p className={styles.big}>{words}</p>
          <p className={styles.note}>{note}</p>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.side}>
        <div className={styles.language}>
          <LanguageSwitch long />
        </div>
        <div className={styles.form}>
          <div className={styles.inside}>{children}</div>
        </div>
      </main>
    </div>
  );
}
