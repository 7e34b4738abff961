import type { GuardianRequest } from '@chulbal/contract/guardians/guardians';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { CodeStep } from '../../ui/layout/code-step.tsx';
import type { CodeProof } from '../../ui/sign-in/code-proof.ts';
import { GuardianFrame } from './guardian-frame.tsx';
import type { guardians as texts } from './guardians.ko.ts';
import styles from './guardians.module.css';

type Props = {
  request: GuardianRequest;
  proof: CodeProof;
  now: string;
  error: string | undefined;
  busy: string | null;
  preview: ReactNode;
};

/** The second leg: whoever only found the link stops here. */
export function GuardianPhone({ request, proof, now, error, busy, preview }: Props) {
  const t = useTexts<typeof texts>('guardians');
  return (
    <GuardianFrame step="phone" heading={t('phone.heading')}>
      <p className={styles.lead}>{t('phone.sent', { phone: request.guardianPhone })}</p>
      <CodeStep
        {...{ proof, now, error, busy }}
        words={{ label: t('phone.code'), check: t('phone.check'), again: t('phone.again') }}
      >
        <p className={styles.note}>{t('phone.limit')}</p>
        {preview}
      </CodeStep>
    </GuardianFrame>
  );
}
