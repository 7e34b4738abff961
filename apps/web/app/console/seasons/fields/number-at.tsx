import { usePlanValue } from '../builder-context.ts';
import { NumberField, type NumberLook } from './number-field.tsx';

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
