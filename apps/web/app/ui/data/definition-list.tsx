import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './definition-list.module.css';

export type Fact = { key: string; term: ReactNode; text: ReactNode };

type Props = {
  facts: readonly Fact[] /** A line under each, for reviews; stacks on a phone. */;
  ruled?: boolean;
};

/** Terms and what they are. */
export function DefinitionList({ facts, ruled }: Props) {
  return (
    <dl className={classNames(styles.list, ruled && styles.ruled)}>
      {facts.map((fact) => (
        <div key={fact.key} className={styles.row}>
          <dt>{fact.term}</dt>
          <dd>{fact.text}</dd>
        </div>
      ))}
    </dl>
  );
}
