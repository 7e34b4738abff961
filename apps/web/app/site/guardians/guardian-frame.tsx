import type { ReactNode } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { LinkPage } from '../../ui/layout/link-page.tsx';
import type { guardians as texts } from './guardians.ko.ts';

const steps = ['read', 'phone', 'decide'] as const;

type Props = { heading: string; step?: (typeof steps)[number]; above?: ReactNode; children: ReactNode };

/** A page of a guardian, with the three legs while something is to be decided. */
export function GuardianFrame(props: Props) {
  const t = useTexts<typeof texts>('guardians');
  return (
    <LinkPage
      title={t('title')}
      id="guardian"
      steps={steps.map((key) => ({ key, label: t(`steps.${key}`) }))}
      {...props}
    />
  );
}
