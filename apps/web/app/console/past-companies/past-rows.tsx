import type { ReactNode } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { FieldError } from '../../ui/form/field-error.tsx';
import { FormGrid } from '../../ui/layout/form-grid.tsx';
import type { pastAdmin as texts } from './past-admin.ko.ts';
import styles from './past-fields.module.css';

type Props<Row> = {
  title: string;
  hint: string;
  rows: readonly Row[];
  most: number;
  /** What a row is called: 날 3. */
  nameOf: (place: number) => string;
  errorOf?: (place: number) => string | undefined;
  /** What a new row begins with. */
  empty: Row;
  addText: string;
  onChange: (rows: Row[]) => void;
  /** The fields of a row. */
  children: (row: Row, change: (part: Partial<Row>) => void) => ReactNode;
};

/** Rows of a list in a form: each with its fields and a way out, and a button for one more. */
export function PastRows<Row>(props: Props<Row>) {
  const { title, hint, rows, most, nameOf, errorOf, empty, addText, onChange, children } = props;
  const t = useTexts<typeof texts>('pastAdmin');
  return (
    <section className={styles.list} aria-label={title}>
      <h2>{title}</h2>
      <p>{hint}</p>
      {[...rows.entries()].map(([place, row]) => {
        const error = errorOf?.(place);
        return (
          // rows begin anew when one comes or goes: what was typed and is not yet a number or a day is theirs
          <fieldset key={`${rows.length}:${place}`} className={styles.row}>
            <legend>{nameOf(place + 1)}</legend>
            <IconButton
              icon="cross"
              label={t('remove', { what: nameOf(place + 1) })}
              onClick={() => onChange(rows.filter((_, other) => other !== place))}
            />
            <FormGrid>
              {children(row, (part) =>
                onChange(rows.map((one, other) => (other === place ? { ...one, ...part } : one))),
              )}
            </FormGrid>
            {error && <FieldError>{error}</FieldError>}
          </fieldset>
        );
      })}
      {rows.length < most && (
        <div>
          <Button variant="line" size="sm" icon="plus" onClick={() => onChange([...rows, empty])}>
            {addText}
          </Button>
        </div>
      )}
    </section>
  );
}
