import { listMembers } from '@chulbal/contract/members';
import { listedStates } from '@chulbal/contract/members.values';
import { useEffect, useRef } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs, useLocation, useParams } from 'react-router';
import { pageIn } from '../../lib/address-numbers.ts';
import { orLastPage } from '../../lib/last-page.ts';
import { oneOf } from '../../lib/one-of.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Pagination } from '../../ui/data/pagination.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageBody } from '../shell/page-body.tsx';
import { PageHead } from '../shell/page-head.tsx';
import type { Route } from './+types/members';
import { FindForm } from './find-form.tsx';
import { MemberTable } from './member-table.tsx';
import { MemberTabs } from './member-tabs.tsx';
import type { members as texts } from './members.ko.ts';
import styles from './members.module.css';

const SIZE = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageIn(url.searchParams);
  const state = oneOf(listedStates, url.searchParams.get('state'));
  const list = await visitOf(context).api(listMembers, { page, size: SIZE, state });
  return { list: orLastPage(url, list), state: state ?? null };
}

/** Somebody who is looked at beside the list asks nothing of it. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const moved = currentUrl.pathname !== nextUrl.pathname && currentUrl.search === nextUrl.search;
  return moved && formMethod === undefined ? false : defaultShouldRevalidate;
}

/** `/console/members`: accounts of students, masked, with their states; whoever is opened stands beside the list. */
export default function Members({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('members');
  const { list, state } = loaderData;
  const { counts } = list;
  const { accountId } = useParams();
  const { search } = useLocation();
  const opened = useRef(accountId);
  useEffect(() => {
    // whoever closes somebody is back at their row
    if (opened.current && !accountId) document.getElementById(`member-${opened.current}`)?.focus();
    opened.current = accountId;
  }, [accountId]);
  return (
    <>
      <PageHead title={t('title')} />
      <div className={styles.split} data-open={accountId !== undefined || undefined}>
        <div className={styles.top}>
          <FindForm />
          <dl className={styles.counts}>
            {(['all', 'guardian', 'closing', 'guardiansAsked'] as const).map((key) => (
              <div key={key}>
                <dt>{t(`counts.${key}`)}</dt>
                <dd>{counts[key].toLocaleString('en')}</dd>
              </div>
            ))}
          </dl>
        </div>
        <PageBody className={styles.page}>
          <MemberTabs current={state ?? 'all'} />
          {list.content.length === 0 ? (
            <EmptyState plain title={t('none.title')} text={t('none.text')} />
          ) : (
            <MemberTable members={list.content} search={search} open={accountId} />
          )}
          <Pagination page={list.page} totalPages={list.totalPages} />
        </PageBody>
        <Outlet />
      </div>
    </>
  );
}
