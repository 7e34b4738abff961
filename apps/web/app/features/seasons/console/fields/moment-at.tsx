import { type KeyboardEvent, useRef, useState } from 'react';
import { useTexts } from '../../../../lib/use-texts.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { fieldId } from '../../../../ui/form/field-context.ts';
import { TextInput } from '../../../../ui/form/text-input.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { useBuilder, usePlanValue } from '../builder-context.ts';
import { addDays, momentText, parseMoment, pickerText, timeText } from '../plan/korean-moment.ts';
import type { seasonPanel as texts } from '../season-panel.ko.ts';
import styles from './fields.module.css';

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

/**
 * A moment of the plan, in Korea's time: written as text, a day earlier or later by the arrow keys, or taken from
 * the browser's own calendar. What is typed and is no moment stays in the field and changes nothing.
 */
export function MomentAt({ path, label, otherwise, hint, error, bare }: Props) {
  const t = useTexts<typeof texts>('seasonPanel');
  const { plan } = useBuilder();
  const at = usePlanValue<string | null>(path);
  const picker = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const usual = at.value ? timeText(at.value) : otherwise;
  const isWrong = (text: string) => text.trim() !== '' && !parseMoment(text, plan.year, usual);
  const wrong = typed !== null && isWrong(typed);

  function leave() {
    if (typed === null || isWrong(typed)) return;
    const moment = parseMoment(typed, plan.year, usual);
    if (moment !== at.value) at.set(moment);
    setTyped(null);
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') leave();
    const days = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const now = typed === null ? at.value : parseMoment(typed, plan.year, usual);
    if (!days || !now || at.readOnly) return;
    event.preventDefault();
    setTyped(null);
    at.set(addDays(now, event.shiftKey ? days * 7 : days));
  }

  const said = wrong ? t('wrong.moment', { example: `${plan.year}.05.07 09:00` }) : (at.error ?? error);
  const input = (
    <span className={styles.moment}>
      <TextInput
        numeric
        autoComplete="off"
        value={typed ?? momentText(at.value)}
        readOnly={at.readOnly}
        placeholder={t('noMoment')}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={press}
        onBlur={leave}
        {...(bare ? { id: fieldId(path), name: path, 'aria-label': label } : {})}
        {...(bare && said ? { 'aria-invalid': true, title: said } : {})}
      />
      {!at.readOnly && (
        <>
          <button
            type="button"
            className={styles.pick}
            aria-label={t('pick', { label })}
            title={t('pick', { label })}
            onClick={() => picker.current?.showPicker()}
          >
            <Icon name="calendar" size="sm" />
          </button>
          <input
            ref={picker}
            type="datetime-local"
            className={styles.picker}
            tabIndex={-1}
            aria-hidden="true"
            value={pickerText(at.value)}
            onChange={(event) => {
              setTyped(null);
              at.set(parseMoment(event.target.value, plan.year));
            }}
          />
        </>
      )}
    </span>
  );
  if (bare) return input;
  return (
    <Field label={label} name={path} hint={hint} error={said}>
      {input}
    </Field>
  );
}
