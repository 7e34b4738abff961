import type { TypeTestAxis } from '@chulbal/contract/type-test/type-test';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import type { typeTestEditor as texts } from './type-test-editor.ko.ts';
import styles from './type-test-editor.module.css';

type Weights = Record<string, number>;
type Props = {
  axes: readonly TypeTestAxis[];
  weights: Weights;
  /** Whose weights they are, for who does not see where they stand. */
  of: string;
  readOnly: boolean;
  onChange: (weights: Weights) => void;
};

const steps = [0, 1, 2, 3, 4, 5];

/** How much of each axis something gives or asks for, from 0 to 5. */
export function WeightFields({ axes, weights, of, readOnly, onChange }: Props) {
  const t = useTexts<typeof texts>('typeTestEditor');
  const language = useLanguage();
  return (
    <ul className={styles.weights}>
      {axes.map((axis, index) => {
        const { code } = axis;
        const name = axis[language] || axis.ko || t('what.axis', { no: index + 1 });
        return (
          <li key={code} data-some={(weights[code] ?? 0) > 0 || undefined}>
            <label>
              {name}
              <select
                aria-label={`${of}: ${name}`}
                value={weights[code] ?? 0}
                disabled={readOnly}
                onChange={(event) => onChange({ ...weights, [code]: Number(event.currentTarget.value) })}
              >
                {steps.map((step) => (
                  <option key={step}>{step}</option>
                ))}
              </select>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
