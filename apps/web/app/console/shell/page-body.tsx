import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import styles from './page.module.css';
import { PageHead } from './page-head.tsx';

type BodyProps = {
  /** Each is a section with a heading of its own, and they stand further apart. */
  sections?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** What a console page shows under its head, one thing under the other. */
export function PageBody({ sections, className, children }: BodyProps) {
  return <div className={classNames(styles.body, sections && styles.sections, className)}>{children}</div>;
}

type TopProps = {
  /** What it is for, or how much there is. */
  children: ReactNode;
  /** At the right end: the button that adds to it. */
  action?: ReactNode;
};

/** Above a list: what it is for, and the button for a new one. */
export function PageTop({ children, action }: TopProps) {
  return (
    <div className={styles.top}>
      <div className={styles.lede}>{children}</div>
      {action}
    </div>
  );
}

type Props = {
  title: string;
  /** What the list is for. */
  lede: ReactNode;
  /** The button that adds to it. */
  create: ReactNode;
  /** What is said where there is none yet. */
  none: { title: string; text: string };
  /** The list; null where there is none yet. */
  list: ReactNode;
  /** What stands under it. */
  children?: ReactNode;
};

/** A page with a list that operators add to: what it is for, the button for a new one, and what there is. */
export function ListPage({ title, lede, create, none, list, children }: Props) {
  return (
    <>
      <PageHead title={title} />
      <PageBody>
        <PageTop action={list && create}>{lede}</PageTop>
        {list ?? <EmptyState plain title={none.title} text={none.text} action={create} />}
        {children}
      </PageBody>
    </>
  );
}
