import { useRef } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { Icon } from '../icon/icon.tsx';
import type { ui } from '../ui.ko.ts';
import own from './date-field.module.css';
import { FormattedInput } from './formatted-input.tsx';
import styles from './input.module.css';
import type { TextInputProps } from './text-input.tsx';
import { formatDate, isoDate, typeDate } from './typing.ts';

type Props = Omit<TextInputProps, 'type' | 'min' | 'max'> & {
  /** Bounds of the calendar, `yyyy-MM-dd`. */
  min?: string;
  max?: string;
};

/**
 * A day as text, yyyy.MM.dd, that types its own dots, with the platform's calendar behind a button.
 * Its value is the text; isoDate() turns it into `yyyy-MM-dd`. Inside a Field.
 */
export function DateField({ min, max, ...rest }: Props) {
  const t = useTexts<typeof ui>('ui');
  const box = useRef<HTMLDivElement>(null);
  const calendar = useRef<HTMLInputElement>(null);
  const text = () => box.current?.querySelector<HTMLInputElement>('input[data-date]');

  function open() {
    if (!calendar.current) return;
    calendar.current.value = isoDate(text()?.value ?? '') ?? '';
    calendar.current.showPicker?.();
  }
  /** Writes into the text field as typing would, so that every listener hears it. */
  function pick(iso: string) {
    const input = text();
    if (!input || !iso) return;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, formatDate(iso));
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  }
  return (
    <div className={styles.box} ref={box}>
      <FormattedInput
        inputMode="numeric"
        placeholder="2004.11.02"
        autoComplete="off"
        {...rest}
        data-date
        format={formatDate}
        typing={typeDate}
      />
      <input
        ref={calendar}
        className={own.native}
        type="date"
        min={min}
        max={max}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => pick(event.currentTarget.value)}
      />
      <button
        className={styles.inside}
        type="button"
        aria-label={t('date.open')}
        title={t('date.open')}
        onClick={open}
        disabled={rest.disabled || rest.readOnly}
      >
        <Icon name="calendar" />
      </button>
    </div>
  );
}
