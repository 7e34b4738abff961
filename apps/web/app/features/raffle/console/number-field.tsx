import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';

type Props = {
  label: string;
  value: number | null;
  min?: number;
  max: number;
  readOnly: boolean;
  /** Null where nothing stands in it. */
  onChange: (value: number | null) => void;
};

/** A whole number of the event. */
export function NumberField({ label, value, min = 1, max, readOnly, onChange }: Props) {
  return (
    <Field label={label}>
      <TextInput
        type="number"
        numeric
        inputMode="numeric"
        min={min}
        max={max}
        readOnly={readOnly}
        value={value ?? ''}
        onChange={(event) => {
          const text = event.currentTarget.value;
          onChange(text === '' ? null : Math.min(max, Math.max(min, Math.trunc(Number(text)))));
        }}
      />
    </Field>
  );
}
