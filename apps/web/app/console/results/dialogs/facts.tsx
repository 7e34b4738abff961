import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import type { results as texts } from '../results.ko.ts';
import type { RulePart } from '../rules/changed-rules.ts';
import styles from './dialogs.module.css';

/** Facts of a decision, name at the left and what it is at the right. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const keys = {
  trim: 'trim',
  minSheets: 'minSheets',
  bonus: 'bonus',
  cutLine: 'cutLine',
  tieOrder: 'rulesTie',
  select: 'select',
  quotas: 'quotas',
  backfill: 'backfill',
  reserves: 'reserves',
} as const satisfies Record<RulePart, string>;

/** What a part of the rules is called. */
export function useRuleNames(): (part: RulePart) => string {
  const t = useTexts<typeof texts>('results');
  return (part) => t(keys[part]);
}
