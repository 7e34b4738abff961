import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { AuthLanesArt } from './auth-lanes-art.tsx';
import styles from './auth-scene.module.css';
import { SignUpLaneArt } from './sign-up-lane-art.tsx';

type Props = {
  /** Big words on the dark side; a line break is kept: 다시\n출발선으로. */
  words: string;
  /** Sign-up: a wider form beside one lane whose leg of this step is lit. */
  step?: 1 | 2 | 3;
  /** A wider form without steps, such as profile edit or log-in help. */
  wide?: boolean;
  children: ReactNode;
};

/** Pages of the account: the dark track at the left, the form at the right; on phones a strip above it. */
export function AuthScene({ words, step, wide, children }: Props) {
  return (
    <div className={classNames(styles.scene, (step || wide) && styles.wideForm)}>
      <div className={styles.picture}>
        <div className={styles.sticky}>
          {step ? (
            <SignUpLaneArt className={styles.art} step={step} />
          ) : (
            <AuthLanesArt className={styles.art} />
          )}
          <p className={styles.words}>{words}</p>
        </div>
      </div>
      <div className={styles.form}>
        <div className={styles.inside}>{children}</div>
      </div>
    </div>
  );
}
