import { Field } from '../../../ui/form/field.tsx';
import { fieldId } from '../../../ui/form/field-context.ts';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { usePlanValue } from '../builder-context.ts';

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
