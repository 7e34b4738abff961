import { useTexts } from '../../lib/use-texts.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import type { evaluatorDialogs as texts } from './evaluator-dialogs.ko.ts';

/** Why something is done; it goes into the audit log. */
export function ReasonField({ error }: { error: string | undefined }) {
  const t = useTexts<typeof texts>('evaluatorDialogs');
  return (
    <Field required label={t('reason')} name="reason" error={error} hint={t('logged')}>
      <TextInput maxLength={200} autoComplete="off" data-focus-first />
    </Field>
  );
}
