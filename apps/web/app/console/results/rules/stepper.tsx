import { useTexts } from '../../../lib/use-texts.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { results as texts } from '../results.ko.ts';
import styles from './rules-panel.module.css';

type Props = {
  /** What is counted, for assistive technology and on the buttons. */
  label: string;
  value: number;
  from: number;
  to: number;
  step?: number;
  readOnly?: boolean;
  onChange: (value: number) => void;
};

/** A number with a button on either side; it can be typed too, and the arrow keys step it. */
export function Stepper({ label, value, from, to, step = 1, readOnly, onChange }: Props) {
  const t = useTexts<typeof texts>('results');
  const put = (next: number) => {
    if (!Number.isFinite(next)) return;
    const kept = Math.min(to, Math.max(from, Math.round(next / step) * step));
    if (kept !== value) onChange(kept);
  };
  return (
    <span className={styles.stepper}>
      <button
        type="button"
        aria-label={t('less', { name: label })}
        aria-disabled={readOnly || value <= from}
        onClick={() => !readOnly && put(value - step)}
      >
        <Icon name="minus" size="sm" />
      </button>
      <input
        type="number"
        inputMode={step < 1 ? 'decimal' : 'numeric'}
        aria-label={label}
        value={value}
        min={from}
        max={to}
        step={step}
        readOnly={readOnly}
        onChange={(event) => event.target.value !== '' && put(event.target.valueAsNumber)}
      />
      <button
        type="button"
        aria-label={t('more', { name: label })}
        aria-disabled={readOnly || value >= to}
        onClick={() => !readOnly && put(value + step)}
      >
        <Icon name="plus" size="sm" />
      </button>
    </span>
  );
}
