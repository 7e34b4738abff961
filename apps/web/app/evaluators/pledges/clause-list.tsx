import type { PledgeClause } from '@chulbal/contract/pledges';
import { useEffect, useRef } from 'react';
import { secondText } from '../../lib/korean-time.ts';
import { useServerNow } from '../../lib/server-now.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { FieldError } from '../../ui/form/field-error.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { ChangedClause } from './changed-clauses.ts';
import styles from './clause-list.module.css';
import type { pledge as texts } from './pledge.ko.ts';

type Props = {
  clauses: readonly PledgeClause[];
  changed: ReadonlyMap<number, ChangedClause>;
  version: number;
  /** Place of a clause → when it was ticked, ISO. Without `onTick` they are as they were signed. */
  ticks: ReadonlyMap<number, string>;
  onTick?: (ticks: ReadonlyMap<number, string>) => void;
  error?: string | undefined;
};

const errorId = 'clauses-error';

/** The clauses in their order, each with a tick of its own; what was changed is marked and can be compared. */
export function ClauseList({ clauses, changed, version, ticks, onTick, error }: Props) {
  const t = useTexts<typeof texts>('pledge');
  const now = useServerNow();
  const list = useRef<HTMLFieldSetElement>(null);
  // When the form was sent with clauses left, the first of them is where to go on.
  useEffect(() => {
    if (error) list.current?.querySelector<HTMLInputElement>('input:not(:checked)')?.focus();
  }, [error]);

  function tick(place: number, checked: boolean) {
    const next = new Map(ticks);
    if (checked) next.set(place, (now ?? new Date()).toISOString());
    else next.delete(place);
    onTick?.(next);
  }

  return (
    <fieldset ref={list} className={styles.list}>
      <legend>
        <VisuallyHidden>{t('clauses', { count: clauses.length })}</VisuallyHidden>
      </legend>
      {clauses.map(({ title, body }, place) => {
        const at = ticks.get(place);
        const change = changed.get(place);
        const missing = error !== undefined && !at;
        return (
          <div key={title} className={styles.clause}>
            <label>
              <input
                type="checkbox"
                checked={at !== undefined}
                disabled={!onTick}
                aria-invalid={missing || undefined}
                aria-describedby={missing ? errorId : undefined}
                onChange={(event) => tick(place, event.target.checked)}
              />
              <span className={styles.words}>
                <b>
                  {t('clause', { place: place + 1, title })}
                  {change && <i className={styles.new}>{t('changed', { version })}</i>}
                </b>
                <span className={styles.body}>{change ? <mark>{body}</mark> : body}</span>
              </span>
              <span className={styles.at}>{at && t('tickedAt', { time: secondText(at) })}</span>
            </label>
            {change?.was && (
              <details className={styles.was}>
                <summary>{t('compare')}</summary>
                <p>{change.was}</p>
              </details>
            )}
          </div>
        );
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
