import { useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import type { planEditor as texts } from './plan-editor.ko.ts';

type Props = {
  label: string;
  hint?: string;
  id?: string;
  value: number | null;
  min?: number;
  max: number;
  readOnly: boolean;
  /** A number within its bounds. */
  onChange: (value: number) => void;
  /** Nothing may stand in it, and this takes what was there away. */
  onEmpty?: () => void;
};

/** A whole number of a plan, typed digit by digit: what is not within its bounds yet stays in the field and is told. */
export function NumberField({ value, min = 1, max, readOnly, onChange, onEmpty, ...field }: Props) {
  const t = useTexts<typeof texts>('planEditor');
  const textOf = (number: number | null) => (number === null ? '' : String(number));
  const [typed, setTyped] = useState(textOf(value));
  const read = (text: string) => (text.trim() === '' ? null : Number(text));
  const isFit = (number: number | null) =>
    number === null ? onEmpty !== undefined : Number.isInteger(number) && number >= min && number <= max;
  // What comes from elsewhere, such as another device, takes the place of what was typed rightly before.
  const shown = isFit(read(typed)) && read(typed) !== value ? textOf(value) : typed;
  return (
    <Field {...field} error={isFit(read(shown)) ? undefined : t('range', { min, max })}>
      <TextInput
        type="number"
        numeric
        inputMode="numeric"
        min={min}
        max={max}
        readOnly={readOnly}
        value={shown}
        onChange={(event) => {
          const text = event.currentTarget.value;
          const number = read(text);
          setTyped(text);
          if (!isFit(number)) return;
          if (number === null) onEmpty?.();
          else onChange(number);
        }}
      />
    </Field>
  );
}
