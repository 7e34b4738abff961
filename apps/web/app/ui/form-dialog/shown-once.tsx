import { copyText } from '../../lib/share-address.ts';
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
        <Button icon="copy" onClick={() => void copyText(value, words)}>
          {words.copy}
        </Button>
      </div>
    </FormDialog>
  );
}
