import { type PastKind, pastKindNames } from '@chulbal/contract/past-companies/values';
import { useLanguage } from '../../lib/use-texts.ts';
import styles from './past-companies.module.css';

/** What has become of a company: a disc runs, a square has stopped, a ring is waited for. */
export function PastMark({ kind }: { kind: PastKind }) {
  const language = useLanguage();
  return (
    <span className={styles.mark} data-kind={kind}>
      <i aria-hidden="true" />
      {pastKindNames[kind][language]}
    </span>
  );
}
