import { Field } from '../../../ui/form/field.tsx';
import { fieldId } from '../../../ui/form/field-context.ts';
import { type Option, Select } from '../../../ui/form/select.tsx';
import { usePlanValue } from '../builder-context.ts';

type Props = {
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
export function ChoiceAt({ path, label, options, none, hint, numeric, bare }: Props) {
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
