import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { localText } from '../../lib/korean-time.ts';
import { parseMoment, typedText } from '../../lib/typed-moment.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Icon } from '../icon/icon.tsx';
import type { ui } from '../ui.ko.ts';
import { useFieldFacts } from './field-context.ts';
import { FieldError } from './field-error.tsx';
import styles from './moment-input.module.css';
import { TextInput, type TextInputProps } from './text-input.tsx';

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'min' | 'max'> & {
  /** `yyyy-MM-ddTHH:mm` in Korea's time; empty for none. */
  value: string;
  /** Told once what is typed is left, or at once when it is picked: the moment in that form, empty for none. */
  onChange: (text: string) => void;
  /** Time of day that a day without one is taken at. */
  otherwise?: string;
  /** What is typed and is no moment changes nothing; else it counts as none until it is mended. */
  keeps?: boolean;
  /** Year of days without one; else this one. */
  year?: number;
  /** In a table: neither the zone nor a line for what is wrong. */
  bare?: boolean;
};

/**
 * A moment in Korea's time: written as text, a day earlier or later by the arrow keys (a week with Shift), or taken
 * from the platform's calendar. While what is typed is no moment, it stays to be mended, is said, and the form around it
 * is not sent. Inside a Field.
 */
export function MomentInput({
  value,
  onChange,
  otherwise = '09:00',
  keeps = false,
  year = new Date().getFullYear(),
  bare = false,
  ...rest
}: Props) {
  const t = useTexts<typeof ui>('ui');
  const facts = useFieldFacts(rest);
  const wrongId = useId();
  const box = useRef<HTMLSpanElement>(null);
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [looked, setLooked] = useState(false);
  const usual = value.slice(11) || otherwise;
  const read = (text: string) => {
    const moment = parseMoment(text, year, usual);
    return moment && localText(moment);
  };
  const isWrong = typed !== null && typed.trim() !== '' && !read(typed);
  const said = isWrong && looked;
  const locked = rest.readOnly || rest.disabled;

  function leave() {
    if (typed === null) return;
    setLooked(true);
    if (isWrong) {
      if (!keeps && value) onChange('');
      return;
    }
    const moment = read(typed) ?? '';
    setTyped(null);
    if (moment !== value) onChange(moment);
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') leave();
    const days = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const now = typed === null ? value : read(typed);
    if (!days || !now || locked) return;
    event.preventDefault();
    setTyped(null);
    const day = new Date(`${now}Z`);
    day.setUTCDate(day.getUTCDate() + (event.shiftKey ? days * 7 : days));
    onChange(day.toISOString().slice(0, 16));
  }

  // Nothing is sent while a moment in it is not understood: it would count as none.
  useEffect(() => {
    const form = box.current?.closest('form');
    if (!isWrong || !form) return;
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      setLooked(true);
      box.current?.querySelector('input')?.focus();
    };
    form.addEventListener('submit', hold, { capture: true });
    return () => form.removeEventListener('submit', hold, { capture: true });
  }, [isWrong]);

  const example = t('moment.wrong', { example: `${year}.05.07 09:00` });
  const described = [said && !bare && wrongId, facts['aria-describedby']].filter(Boolean).join(' ');
  return (
    <>
      <span className={styles.box} ref={box} data-bare={bare || undefined}>
        <TextInput
          numeric
          autoComplete="off"
          placeholder={t('moment.none')}
          {...rest}
          value={typed ?? typedText(value)}
          onChange={(event) => {
            setTyped(event.target.value);
            setLooked(false);
          }}
          onKeyDown={press}
          onBlur={leave}
          {...(described ? { 'aria-describedby': described } : {})}
          {...(said ? { 'aria-invalid': true, ...(bare ? { title: example } : {}) } : {})}
        />
        {!bare && (
          <abbr className={styles.zone} title={t('moment.zone')}>
            KST
          </abbr>
        )}
        {!locked && (
          <>
            <button
              type="button"
              className={styles.pick}
              aria-label={t('date.open')}
              title={t('date.open')}
              onClick={() => calendar.current?.showPicker?.()}
            >
              <Icon name="calendar" size="sm" />
            </button>
            <input
              ref={calendar}
              type="datetime-local"
              className={styles.calendar}
              tabIndex={-1}
              aria-hidden="true"
              value={value}
              onChange={(event) => {
                setTyped(null);
                onChange(event.target.value);
              }}
            />
          </>
        )}
      </span>
      {said && !bare && <FieldError id={wrongId}>{example}</FieldError>}
    </>
  );
}
