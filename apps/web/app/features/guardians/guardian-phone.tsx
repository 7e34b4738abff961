import type { GuardianRequest } from '@chulbal/contract/guardians';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { useSecondsLeft } from '../../ui/data/use-seconds-left.ts';
import { CodeField } from '../../ui/form/code-field.tsx';
import { Field } from '../../ui/form/field.tsx';
import type { CodeProof } from '../accounts/code-proof.ts';
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
  const wait = useSecondsLeft(proof.resendAt, now) ?? 0;
  return (
    <GuardianFrame step="phone" heading={t('phone.heading')}>
      <p className={styles.lead}>{t('phone.sent', { phone: request.guardianPhone })}</p>
      <input type="hidden" name="proof" value={JSON.stringify(proof)} />
      <Field full required label={t('phone.code')} name="code" error={error}>
        <CodeField until={proof.until} now={now} />
      </Field>
      <p className={styles.note}>{t('phone.limit')}</p>
      {preview}
      <Button
        type="submit"
        name="intent"
        value="check"
        variant="primary"
        size="lg"
        block
        busy={busy === 'check'}
      >
        {t('phone.check')}
      </Button>
      <Button
        type="submit"
        name="intent"
        value="send"
        formNoValidate
        disabled={wait > 0}
        busy={busy === 'send'}
      >
        {t('phone.again')}
        {wait > 0 && ` (${wait})`}
      </Button>
    </GuardianFrame>
  );
}
