import { useState } from 'react';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';

type Props = {
  label: string;
  hint: string;
  min: number;
  year: number | null;
  error: string | undefined;
  onChange: (year: number | null) => void;
};

/** A year of a post: while it is typed it counts as none, so that half a year is never saved. */
export function YearField({ label, hint, min, year, error, onChange }: Props) {
  const [typed, setTyped] = useState(year === null ? '' : String(year));
  return (
    <Field label={label} hint={hint} error={error} optional>
      <TextInput
        numeric
        inputMode="numeric"
        maxLength={4}
        value={typed}
        onChange={(event) => {
          const digits = event.currentTarget.value.replace(/\D/g, '');
          setTyped(digits);
          const asked = Number(digits);
          onChange(asked >= min && asked <= 2100 ? asked : null);
        }}
      />
    </Field>
  );
}
