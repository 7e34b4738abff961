import { type ReactNode, useId } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Switch } from '../../../ui/form/switch.tsx';
import { useResult } from '../result-context.ts';
import type { results as texts } from '../results.ko.ts';
import type { RulePart } from './changed-rules.ts';
import styles from './rules-panel.module.css';

type Props = {
  parts: readonly RulePart[];
  title: string;
  /** At the right of the name. */
  control?: ReactNode;
  /** A switch at the right of the name. */
  on?: boolean;
  onSwitch?: (on: boolean) => void;
  children?: ReactNode;
};

/** One rule under its name; marked with a bar and a word where it is another than in force. */
export function Rule({ parts, title, control, on, onSwitch, children }: Props) {
  const t = useTexts<typeof texts>('results');
  const id = useId();
  const { changed } = useResult();
  const isChanged = parts.some((part) => changed.includes(part));
  return (
    <section className={styles.rule} data-changed={isChanged || undefined} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{title}</h3>
        {isChanged && <span className={styles.tag}>{t('changed')}</span>}
        <span className={styles.control}>
          {control}
          {onSwitch && (
            <Switch
              aria-labelledby={id}
              checked={on ?? false}
              onChange={(event) => onSwitch(event.target.checked)}
            />
          )}
        </span>
      </div>
      {children}
    </section>
  );
}
