import { blocking } from '@chulbal/contract/seasons/contradictions';
import { fixOf, keyOf } from '@chulbal/contract/seasons/fixes';
import { type ReactNode, useId, useMemo } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { useBuilder } from '../builder-context.ts';
import { BuilderIcon } from '../builder-icon.tsx';
import { fixWords, wordsOf } from '../findings/finding-words.ts';
import { useFindingTools } from '../findings/use-finding-tools.ts';
import type { Place } from '../plan/plan-edits.ts';
import styles from './panel.module.css';

type Props = { title: string; aside?: ReactNode; id?: string; children: ReactNode };

/** A part of the panel under its heading. */
export function PanelSection({ title, aside, id, children }: Props) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading} id={id} tabIndex={id ? -1 : undefined}>
      <h3 id={heading}>
        {title}
        {aside && <span>{aside}</span>}
      </h3>
      {children}
    </section>
  );
}

/** What is wrong with the chosen place, with its one-click fixes; the first is what to do now. */
export function PanelNotes({ lane, stageNo }: Place) {
  const { plan, found, editor, readOnly, say } = useBuilder();
  const tools = useFindingTools();
  const notes = useMemo(
    () =>
      blocking(found)
        .filter((one) => one.lane === lane && one.stageNo === stageNo)
        .map((one) => ({ one, fix: readOnly ? null : fixOf(plan, one) })),
    [plan, found, lane, stageNo, readOnly],
  );
  if (notes.length === 0) return null;
  const first = notes.find(({ fix }) => fix);
  return (
    <ul className={styles.notes}>
      {notes.map(({ one, fix }) => {
        const { title, detail } = wordsOf(plan, one, tools);
        return (
          <li key={keyOf(one)}>
            <BuilderIcon name="stop" />
            <p>
              <b>{title}</b>
              {detail && <small>{detail}</small>}
            </p>
            {fix && (
              <Button
                size="sm"
                variant={fix === first?.fix ? 'primary' : 'line'}
                onClick={() => {
                  editor.edit(null, () => fix.plan);
                  say(fixWords(plan, fix.step, tools));
                }}
              >
                {fixWords(plan, fix.step, tools)}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
