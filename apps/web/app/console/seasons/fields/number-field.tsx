import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Field } from '../../../ui/form/field.tsx';
import { fieldId } from '../../../ui/form/field-context.ts';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import styles from './fields.module.css';

export type NumberLook = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  unit?: string;
  /** An empty field is no number, and means that there is none. */
  nullable?: boolean;
  placeholder?: string;
  /** Without a visible label, in rows of lists. */
  bare?: boolean;
};

type Props = NumberLook & {
  name: string;
  value: number | null;
  readOnly: boolean;
  onSet: (value: number | null) => void;
};

/** A whole number. What is typed and is none stays in the field and changes nothing. */
export function NumberField({
  name,
  label,
  value,
  readOnly,
  onSet,
  hint,
  error,
  unit,
  nullable,
  placeholder,
  bare,
}: Props) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && numberIn(typed, nullable) === undefined;

  function type(text: string) {
    const number = numberIn(text, nullable);
    setTyped(text);
    if (number !== undefined) onSet(number);
  }
  const said = isWrong ? t('wrong.number') : error;
  const input = (
    <span className={unit ? styles.withUnit : undefined}>
      <TextInput
        numeric
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? (value === null ? '' : String(value))}
        readOnly={readOnly}
        placeholder={placeholder}
        onChange={(event) => type(event.target.value)}
        onBlur={() => !isWrong && setTyped(null)}
        {...(bare ? { id: fieldId(name), name, 'aria-label': label } : {})}
        {...(bare && said ? { 'aria-invalid': true, title: said } : {})}
      />
      {unit && <span className={styles.unit}>{unit}</span>}
    </span>
  );
  if (bare) return input;
  return (
    <Field label={label} name={name} hint={hint} error={said}>
      {input}
    </Field>
  );
}

/** Undefined for what is no whole number from 0. */
function numberIn(text: string, nullable: boolean | undefined): number | null | undefined {
  const trimmed = text.trim().replaceAll(',', '');
  if (trimmed === '' && nullable) return null;
  return /^\d{1,12}$/.test(trimmed) ? Number(trimmed) : undefined;
}
