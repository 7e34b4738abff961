import type { ReactNode } from 'react';
import { Logo } from '../../art/logo.tsx';
import { useRootData } from '../../lib/root-data.ts';
import { LanguageSwitch } from '../../ui/action/language-switch.tsx';
import { SignInArt } from './sign-in-art.tsx';
import styles from './sign-in-scene.module.css';
import './density.css';

type Props = {
  /** Big words on the dark side; a line break is kept. */
  words: string;
  /** One line below them. */
  note: string;
  children: ReactNode;
};

/** Pages in front of the console: lanes to the start line at the left, the form at the right; on phones a strip. */
export function SignInScene({ words, note, children }: Props) {
  const { brand } = useRootData();
  return (
    <div className={styles.scene}>
      <header className={styles.picture}>
        <SignInArt className={styles.art} />
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
