import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageBody, PageTop } from './page-body.tsx';
import { PageHead } from './page-head.tsx';

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
