import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import type { applyFields } from '../form/apply-fields.ko.ts';
import styles from './person-section.module.css';

type Props = {
  part: 'who' | 'school';
  /** The only group of its page, whose heading says what it is. */
  alone?: boolean;
  children: ReactNode;
};

/** A group of questions about a person, with its small heading. */
export function PersonSection({ part, alone, children }: Props) {
  const t = useTexts<typeof applyFields>('applyFields');
  return (
    <section className={styles.section} aria-label={t(`person.${part}`)}>
      {!alone && <h3 className={styles.title}>{t(`person.${part}`)}</h3>}
      {children}
    </section>
  );
}
