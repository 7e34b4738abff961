import { toast } from '../../lib/toast.ts';
import { Button } from '../action/button.tsx';
import { Field } from '../form/field.tsx';
import { TextInput } from '../form/text-input.tsx';
import styles from './form-dialog.module.css';
import { FormDialog } from './form-dialog.tsx';

type Props = {
  title: string;
  body: string;
  /** What it is called, and what it is. */
  label: string;
  value: string;
  words: { copy: string; copied: string; notCopied: string; done: string };
  onClose: () => void;
};

/** A key for a program, which nobody sees again once this is closed. */
export function ShownOnce({ title, body, label, value, words, onClose }: Props) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(words.copied);
    } catch {
      toast.error(words.notCopied);
    }
  }
  return (
    <FormDialog
      title={title}
      body={body}
      ok={undefined}
      cancel={words.done}
      onClose={onClose}
      onSubmit={onClose}
    >
      <div className={styles.once}>
        <Field label={label} name="secret">
          <TextInput
            readOnly
            value={value}
            spellCheck={false}
            autoComplete="off"
            onFocus={({ currentTarget }) => currentTarget.select()}
            data-focus-first
          />
        </Field>
        <Button icon="copy" onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
    </FormDialog>
  );
}
