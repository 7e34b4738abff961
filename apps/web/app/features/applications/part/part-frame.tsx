import type { ReactNode } from 'react';
import { PageMeta } from '../../../lib/page-meta.tsx';
import { useTexts } from '../../../lib/use-texts.ts';
import { LaneThin } from '../../../ui/lane/lane-thin.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import type { part as texts } from './part.ko.ts';
import styles from './part.module.css';

/** The four short steps of a member. */
export const partSteps = ['who', 'school', 'papers', 'sign'] as const;
export type PartStep = (typeof partSteps)[number];

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

/** A page of a member: narrow, with its legs while something is to be filled in. */
export function PartFrame({ heading, kicker, step, steps = partSteps, children, foot }: Props) {
  const t = useTexts<typeof texts>('part');
  const at = step ? steps.indexOf(step) : 0;
  return (
    <>
      <Wrap>
        <div className={styles.page}>
          <PageMeta title={t('title')} noIndex />
          {step && (
            <LaneThin
              label={t('title')}
              legs={steps.map((key, index) => ({
                key,
                label: t(`steps.${key}`),
                state: index < at ? 'done' : index === at ? 'now' : 'ahead',
              }))}
            />
          )}
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <Heading level={1} size="display" id="part" tabIndex={-1}>
            {heading}
          </Heading>
          {children}
        </div>
      </Wrap>
      {foot && <div className={styles.foot}>{foot}</div>}
    </>
  );
}
