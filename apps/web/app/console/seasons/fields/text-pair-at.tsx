import { useId } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { fieldId } from '../../../ui/form/field-context.ts';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { usePlanValue } from '../builder-context.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import styles from './fields.module.css';

type Props = {
  /** Path of the pair; its texts are at `.ko` and `.en`. */
  path: string;
  label: string;
  area?: boolean;
  /** Label for assistive technology only, in rows of lists. */
  bare?: boolean;
};

/** A text in Korean and in English, one under the other. */
export function TextPairAt({ path, label, area, bare }: Props) {
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
