import type { ReactNode } from 'react';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useTexts } from '../../lib/use-texts.ts';
import { LaneThin } from '../../ui/lane/lane-thin.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import type { guardians as texts } from './guardians.ko.ts';
import styles from './guardians.module.css';

const steps = ['read', 'phone', 'decide'] as const;

type Props = { heading: string; step?: (typeof steps)[number]; above?: ReactNode; children: ReactNode };

/** A page of a guardian: narrow, with the three legs while something is to be decided. */
export function GuardianFrame({ heading, step, above, children }: Props) {
  const t = useTexts<typeof texts>('guardians');
  const at = step ? steps.indexOf(step) : 0;
  return (
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
        {above}
        <Heading level={1} size="display" id="guardian" tabIndex={-1}>
          {heading}
        </Heading>
        {children}
      </div>
    </Wrap>
  );
}
