import { type PartStep, partSteps } from '@chulbal/contract/applications/values';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { LinkPage } from '../../../ui/layout/link-page.tsx';
import type { apply as texts } from '../apply.ko.ts';
import styles from './part.module.css';

type Props = {
  heading: string;
  /** Said above the heading: which team it is for. */
  kicker?: ReactNode;
  step?: PartStep;
  steps?: readonly PartStep[];
  children: ReactNode;
  /** The saved time, the deadline and the one button; it stays in view. */
  foot?: ReactNode;
};

/** A page of a member, with its legs while something is to be filled in. */
export function PartFrame({ heading, kicker, step, steps = partSteps, children, foot }: Props) {
  const t = useTexts<typeof texts>('apply');
  return (
    <>
      <LinkPage
        title={t('partTitle')}
        heading={heading}
        id="part"
        steps={steps.map((key) => ({ key, label: t(`partSteps.${key}`) }))}
        step={step}
        above={kicker && <p className={styles.kicker}>{kicker}</p>}
      >
        {children}
      </LinkPage>
      {foot && <div className={styles.foot}>{foot}</div>}
    </>
  );
}

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
