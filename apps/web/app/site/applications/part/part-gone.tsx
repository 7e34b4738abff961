import { useTexts } from '../../../lib/use-texts.ts';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import type { apply as texts } from '../apply.ko.ts';
import styles from './part.module.css';
import { PartFrame } from './part-frame.tsx';

/** There is nothing to fill in: the link leads nowhere, they have left, or they wait for a guardian. */
export function PartGone({ why }: { why: 'unknown' | 'left' | 'guardian' }) {
  const t = useTexts<typeof texts>('apply');
  return (
    <PartFrame heading={t(`gone.${why}`)}>
      <p className={styles.lead}>{t(`gone.${why}Text`)}</p>
      {why === 'guardian' ? (
        <ButtonLink to="/auth/guardian" variant="primary" size="lg" block>
          {t('gone.ask')}
        </ButtonLink>
      ) : (
        <ButtonLink to="/">{t('gone.home')}</ButtonLink>
      )}
    </PartFrame>
  );
}
