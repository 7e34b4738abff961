import type { ReactNode } from 'react';
import { Logo } from '../../art/logo.tsx';
import { useRootData } from '../../lib/root-data.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { LanguageSwitch } from '../../ui/action/language-switch.tsx';
import './density.css';
import { LaneSignInArt } from './lane-sign-in-art.tsx';
import type { pointerLogin as texts } from './pointer-login.ko.ts';
import styles from './pointer-sign-in.module.css';

/** The stage that somebody comes to judge; instants are ISO. */
export type SignInStage = {
  lane: number;
  trackName: string;
  stageName: string;
  opensAt: string;
  closesAt: string;
};

type Props = {
  stage: SignInStage | null;
  /** Null where the API could not be asked. */
  seasonName: string | null;
  children: ReactNode;
};

/** In front of the evaluators' area: the lane they judge at the left, the form at the right; on phones a strip. */
export function PointerSignIn({ stage, seasonName, children }: Props) {
  const t = useTexts<typeof texts>('pointerLogin');
  const { brand } = useRootData();
  return (
    <div className={styles.scene}>
      <header className={styles.picture}>
        <LaneSignInArt className={styles.art} lane={stage?.lane ?? null} />
        <div className={styles.words}>
          <p className={styles.logo}>
            <Logo brand={brand} />
          </p>
          <p className={styles.big}>{stage ? `${stage.trackName}\n${stage.stageName}` : t('words')}</p>
          <p className={styles.note}>{seasonName ? t('note', { season: seasonName }) : t('noteAny')}</p>
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
