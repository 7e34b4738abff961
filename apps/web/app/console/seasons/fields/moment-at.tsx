import { instantOfLocal, localText } from '../../../lib/korean-time.ts';
import { Field } from '../../../ui/form/field.tsx';
import { fieldId } from '../../../ui/form/field-context.ts';
import { MomentInput } from '../../../ui/form/moment-input.tsx';
import { useBuilder, usePlanValue } from '../builder-context.ts';

type Props = {
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
export function MomentAt({ path, label, otherwise, hint, error, bare }: Props) {
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
