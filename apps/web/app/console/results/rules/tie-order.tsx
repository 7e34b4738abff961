import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { useResult } from '../result-context.ts';
import type { results as texts } from '../results.ko.ts';
import { movedCriterion, placedCriterion } from './changed-rules.ts';
import styles from './tie-order.module.css';

/** The criteria in the order in which they decide a tie: dragged, or moved with the arrow keys on the grip. */
export function TieOrder({ readOnly }: { readOnly: boolean }) {
  const t = useTexts<typeof texts>('results');
  const { data, rules, setRules, name } = useResult();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const nameOf = (code: string) => {
    const criterion = data.criteria.find((one) => one.code === code);
    return criterion ? name(criterion.name) : code;
  };

  function move(code: string, by: -1 | 1) {
    const next = movedCriterion(rules, code, by);
    if (next === rules) return;
    setRules(next);
    setSaid(t('tieMoved', { name: nameOf(code), place: next.tieOrder.indexOf(code) + 1 }));
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(code)}"]`)?.focus(),
    );
  }
  const press = (code: string) => (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (by === null) return;
    event.preventDefault();
    move(code, by);
  };
  const over = (code: string) => (event: DragEvent) => {
    if (!dragged) return;
    event.preventDefault();
    if (dragged !== code) setRules(placedCriterion(rules, dragged, rules.tieOrder.indexOf(code)));
  };

  return (
    <>
      <ol className={styles.cascade} ref={list}>
        {rules.tieOrder.map((code, at) => (
          <li
            key={code}
            draggable={!readOnly}
            data-dragged={dragged === code || undefined}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(code);
            }}
            onDragOver={over(code)}
            onDragEnd={() => setDragged(null)}
          >
            {!readOnly && (
              <button
                type="button"
                className={styles.grip}
                data-grip={code}
                aria-label={t('tieMove', { name: nameOf(code), place: at + 1 })}
                onKeyDown={press(code)}
              >
                <DenseIcon name="grip" />
              </button>
            )}
            <b>
              {at + 1} {nameOf(code)}
            </b>
            <span className={styles.sense}>{t('higher')}</span>
            {!readOnly && (
              <span className={styles.moves}>
                <button
                  type="button"
                  aria-label={t('up', { name: nameOf(code) })}
                  aria-disabled={at === 0}
                  onClick={() => move(code, -1)}
                >
                  <DenseIcon name="chevron-up" />
                </button>
                <button
                  type="button"
                  aria-label={t('down', { name: nameOf(code) })}
                  aria-disabled={at === rules.tieOrder.length - 1}
                  onClick={() => move(code, 1)}
                >
                  <DenseIcon name="chevron-down" />
                </button>
              </span>
            )}
          </li>
        ))}
        <li className={styles.fixed}>
          <Icon name="lock" size="sm" />
          <b>
            {rules.tieOrder.length + 1} {t('variance')}
          </b>
        </li>
        <li className={styles.fixed}>
          <Icon name="lock" size="sm" />
          <b>
            {rules.tieOrder.length + 2} {t('decision')}
          </b>
        </li>
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
