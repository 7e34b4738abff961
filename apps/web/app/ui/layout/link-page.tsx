import type { ReactNode } from 'react';
import { PageMeta } from '../../lib/page-meta.tsx';
import { LaneThin } from '../lane/lane-thin.tsx';
import { Heading } from './heading.tsx';
import styles from './link-page.module.css';
import { Wrap } from './wrap.tsx';

type Props = {
  title: string;
  heading: string;
  /** Of the heading, which takes focus when the page goes on. */
  id: string;
  /** What is to be done, in order; the legs are seen while `step` is one of them. */
  steps: readonly { key: string; label: string }[];
  step?: string | undefined;
  /** Between the legs and the heading. */
  above?: ReactNode;
  children: ReactNode;
};

/** A page that a personal link opens: narrow, found by no search engine, with its legs while something is to be done. */
export function LinkPage({ title, heading, id, steps, step, above, children }: Props) {
  const at = steps.findIndex(({ key }) => key === step);
  return (
    <Wrap>
      <div className={styles.page}>
        <PageMeta title={title} noIndex />
        {at >= 0 && (
          <LaneThin
            label={title}
            legs={steps.map((one, index) => ({
              ...one,
              state: index < at ? 'done' : index === at ? 'now' : 'ahead',
            }))}
          />
        )}
        {above}
        <Heading level={1} size="display" id={id} tabIndex={-1}>
          {heading}
        </Heading>
        {children}
      </div>
    </Wrap>
  );
}
