import { spanText } from '../../lib/korean-time.ts';
import { useRootData } from '../../lib/root-data.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import type { pointerLogin as texts } from './pointer-login.ko.ts';
import type { SignInStage } from './pointer-sign-in.tsx';
import styles from './sign-in-facts.module.css';

/** Below the form: when judging is, what comes next, whom to ask. */
export function SignInFacts({ stage }: { stage: SignInStage | null }) {
  const t = useTexts<typeof texts>('pointerLogin');
  const language = useLanguage();
  const { site } = useRootData();
  return (
    <dl className={styles.facts}>
      {stage && (
        <div>
          <dt>{t('period')}</dt>
          <dd>{spanText(stage.opensAt, stage.closesAt, language)}</dd>
        </div>
      )}
      <div>
        <dt>{t('next')}</dt>
        <dd>{t(stage ? 'nextStage' : 'nextAny')}</dd>
      </div>
      {site?.phone && (
        <div>
          <dt>{t('contact')}</dt>
          <dd>{[site.phone, site.email].filter(Boolean).join(' · ')}</dd>
        </div>
      )}
    </dl>
  );
}
