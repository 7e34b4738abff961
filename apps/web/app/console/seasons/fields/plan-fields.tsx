import { useId } from 'react';
import { instantOfLocal, localText } from '../../../lib/korean-time.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Field } from '../../../ui/form/field.tsx';
import { fieldId } from '../../../ui/form/field-context.ts';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { MomentInput } from '../../../ui/form/moment-input.tsx';
import { type Option, Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { useBuilder, usePlanValue } from '../builder-context.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import styles from './fields.module.css';
import { NumberField, type NumberLook } from './number-field.tsx';

type Props = {
  path: string;
  label: string;
  hint?: string;
  error?: string;
  area?: boolean;
  /** Without a visible label, in tables and lists. */
  bare?: boolean;
  placeholder?: string;
};

/** One line, or several, of the plan. */
export function TextAt({ path, label, hint, error, area, bare, placeholder }: Props) {
  const at = usePlanValue<string>(path);
  const Control = area ? TextArea : TextInput;
  const said = at.error ?? error;
  const control = (
    <Control
      value={at.value ?? ''}
      readOnly={at.readOnly}
      placeholder={placeholder}
      onChange={(event: { target: { value: string } }) => at.set(event.target.value)}
      {...(bare ? { id: fieldId(path), name: path, 'aria-label': label } : {})}
      {...(bare && said ? { 'aria-invalid': true, title: said } : {})}
    />
  );
  if (bare) return control;
  return (
    <Field label={label} name={path} hint={hint} error={said}>
      {control}
    </Field>
  );
}

/** A whole number of the plan by its path. */
export function NumberAt({ path, error, ...look }: NumberLook & { path: string }) {
  const at = usePlanValue<number | null>(path);
  return (
    <NumberField
      {...look}
      name={path}
      value={at.value}
      readOnly={at.readOnly}
      error={at.error ?? error}
      onSet={at.set}
    />
  );
}

type ChoiceAtProps = {
  path: string;
  label: string;
  options: readonly Option[];
  /** First row for nothing chosen, which is null in the plan. */
  none?: string;
  hint?: string;
  numeric?: boolean;
  bare?: boolean;
};

/** One of several, of the plan. */
export function ChoiceAt({ path, label, options, none, hint, numeric, bare }: ChoiceAtProps) {
  const at = usePlanValue<string | number | null>(path);
  const select = (
    <Select
      options={options}
      placeholder={none}
      value={at.value === null ? '' : String(at.value)}
      disabled={at.readOnly}
      onChange={({ target: { value } }) => at.set(value === '' ? null : numeric ? Number(value) : value)}
      {...(bare ? { id: fieldId(path), name: path, 'aria-label': label } : {})}
    />
  );
  if (bare) return select;
  return (
    <Field label={label} name={path} hint={hint} error={at.error}>
      {select}
    </Field>
  );
}

type MomentAtProps = {
  path: string;
  label: string;
  /** Time of day that a day without one is taken at. */
  otherwise: string;
  hint?: string;
  error?: string | undefined;
  /** Without a visible label, in tables. */
  bare?: boolean;
};

/** A moment of the plan, in Korea's time. What is typed and is no moment stays in the field and changes nothing. */
export function MomentAt({ path, label, otherwise, hint, error, bare }: MomentAtProps) {
  const { plan } = useBuilder();
  const at = usePlanValue<string | null>(path);
  const said = at.error ?? error;
  const input = (
    <MomentInput
      keeps
      bare={bare ?? false}
      year={plan.year}
      otherwise={otherwise}
      readOnly={at.readOnly}
      value={at.value ? localText(at.value) : ''}
      onChange={(text) => at.set(instantOfLocal(text))}
      {...(bare ? { id: fieldId(path), name: path, 'aria-label': label } : {})}
      {...(bare && said ? { 'aria-invalid': true, title: said } : {})}
    />
  );
  if (bare) return input;
  return (
    <Field label={label} name={path} hint={hint} error={said}>
      {input}
    </Field>
  );
}

type TextPairAtProps = {
  /** Path of the pair; its texts are at `.ko` and `.en`. */
  path: string;
  label: string;
  area?: boolean;
  /** Label for assistive technology only, in rows of lists. */
  bare?: boolean;
};

/** A text in Korean and in English, one under the other. */
export function TextPairAt({ path, label, area, bare }: TextPairAtProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={bare ? styles.barePair : styles.pair}>
      {bare ? (
        <VisuallyHidden id={id}>{label}</VisuallyHidden>
      ) : (
        <span id={id} className={styles.label}>
          {label}
        </span>
      )}
      <One path={`${path}.ko`} language="ko" label={label} area={area} />
      <One path={`${path}.en`} language="en" label={label} area={area} />
    </div>
  );
}

type OneProps = { path: string; language: 'ko' | 'en'; label: string; area: boolean | undefined };

function One({ path, language, label, area }: OneProps) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const at = usePlanValue<string>(path);
  const id = fieldId(path);
  const errorId = `${id}-error`;
  const control = {
    id,
    name: path,
    lang: language,
    value: at.value ?? '',
    readOnly: at.readOnly,
    'aria-label': t(`language.${language}`, { label }),
    'aria-invalid': at.error ? (true as const) : undefined,
    'aria-describedby': at.error ? errorId : undefined,
    onChange: (event: { target: { value: string } }) => at.set(event.target.value),
  };
  return (
    <div className={styles.one}>
      <span className={styles.tag} aria-hidden="true">
        {t(`tag.${language}`)}
      </span>
      {area ? <TextArea {...control} rows={2} /> : <TextInput {...control} />}
      {at.error && <FieldError id={errorId}>{at.error}</FieldError>}
    </div>
  );
}
