import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import type { apiTokens as texts } from './api-tokens.ko.ts';
import styles from './api-tokens.module.css';

export type Made = { name: string; token: string };

/** A new token, which nobody sees again once this is closed. */
export function CreatedToken({ made: { name, token }, onClose }: { made: Made; onClose: () => void }) {
  const t = useTexts<typeof texts>('apiTokens');
  async function copy() {
    try {
      await navigator.clipboard.writeText(token);
      toast.success(t('created.copied'));
    } catch {
      toast.error(t('created.notCopied'));
    }
  }
  return (
    <FormDialog
      title={t('created.title')}
      body={t('created.body')}
      ok={undefined}
      cancel={t('created.done')}
      onClose={onClose}
      onSubmit={onClose}
    >
      <div className={styles.token}>
        <Field label={t('created.label', { name })} name="token">
          <TextInput
            readOnly
            value={token}
            spellCheck={false}
            autoComplete="off"
            onFocus={({ currentTarget }) => currentTarget.select()}
            data-focus-first
          />
        </Field>
        <Button icon="copy" onClick={() => void copy()}>
          {t('created.copy')}
        </Button>
      </div>
    </FormDialog>
  );
}
