import type { ReactNode } from 'react';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import styles from './apply-form.module.css';

type Props = {
  title: ReactNode;
  id: string;
  /** At the right end of the heading. */
  aside?: ReactNode;
  /** An ink line under the heading, above lists. */
  ruled?: boolean;
  count?: number;
  children: ReactNode;
};

/** A part of a step, set off from the next by a hairline. */
export function Part({ title, id, aside, ruled, count, children }: Props) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <SectionTitle id={id} tabIndex={-1} count={count} aside={aside}>
        {title}
      </SectionTitle>
      <div className={ruled ? styles.ruled : undefined}>{children}</div>
    </section>
  );
}
