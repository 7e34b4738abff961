import { type EvaluatorState, listEvaluators } from '@chulbal/contract/evaluators/evaluators';
import { useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { orLastPage } from '../../lib/last-page.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Pagination } from '../../ui/data/pagination.tsx';
import { TabLinks } from '../../ui/data/tab-links.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SearchInput } from '../../ui/form/search-input.tsx';
import { Select } from '../../ui/form/select.tsx';
import { PageHead } from '../shell/page-head.tsx';
import type { Route } from './+types/evaluators';
import { EvaluatorDialog } from './evaluator-dialog.tsx';
import { EvaluatorTable } from './evaluator-table.tsx';
import type { evaluators as texts } from './evaluators.ko.ts';
import styles from './evaluators.module.css';
import { addressOfState, readEvaluatorsQuery } from './evaluators-address.ts';
import type { Expertise } from './expertise.ts';
import { ListDialog } from './list-dialog.tsx';

const pageSize = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = visitOf(context);
  return orLastPage(
    url,
    await api(listEvaluators, { ...readEvaluatorsQuery(url.searchParams), size: pageSize }),
  );
}

/** `/console/evaluators`: who judges, what they know and how many teams they take. */
export default function Evaluators({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('evaluators');
  const [search] = useSearchParams();
  const { content, counts, expertise, page, totalPages, totalElements } = loaderData;
  const [inviting, setInviting] = useState(false);
  const [listing, setListing] = useState(false);
  const { state, ...query } = readEvaluatorsQuery(search);
  const all = counts.invited + counts.active + counts.disabled;
  const searched = Boolean(query.keyword || query.expertise);
  const tab = (key: EvaluatorState | null, count: number) => ({
    key: key ?? 'all',
    text: (
      <span className={styles.tab}>
        {t(`states.${key ?? 'all'}`)} <small>{count.toLocaleString('ko-KR')}</small>
      </span>
    ),
    to: addressOfState(search, key),
    current: (state ?? null) === key,
  });
  const buttons = (
    <>
      <Button icon="upload" onClick={() => setListing(true)}>
        {t('list')}
      </Button>
      <Button variant="primary" icon="plus" onClick={() => setInviting(true)}>
        {t('invite')}
      </Button>
    </>
  );
  return (
    <>
      <PageHead title={t('title')} />
      <div className={styles.states}>
        <TabLinks
          label={t('states.label')}
          tabs={[
            tab(null, all),
            tab('active', counts.active),
            tab('invited', counts.invited),
            tab('disabled', counts.disabled),
          ]}
        />
      </div>
      <div className={styles.page}>
        <div className={styles.top}>
          <EvaluatorSearch key={search.toString()} search={search} expertise={expertise} />
          <div className={styles.actions}>{all > 0 && buttons}</div>
        </div>
        {searched && (
          <p className={styles.count} role="status">
            {t('count', { count: totalElements.toLocaleString('ko-KR') })}
          </p>
        )}
        {content.length > 0 && <EvaluatorTable evaluators={content} expertise={expertise} />}
        {all === 0 && <EmptyState title={t('empty.title')} text={t('empty.text')} action={buttons} />}
        {all > 0 && content.length === 0 && (
          <EmptyState
            title={t('notFound.title')}
            text={t('notFound.text')}
            action={<ButtonLink to="/console/evaluators">{t('search.clear')}</ButtonLink>}
          />
        )}
        <Pagination page={page} totalPages={totalPages} />
      </div>
      <EvaluatorDialog
        open={inviting}
        evaluator={null}
        onClose={() => setInviting(false)}
        expertise={expertise}
      />
      <ListDialog open={listing} onClose={() => setListing(false)} expertise={expertise} />
    </>
  );
}

type Props = { search: URLSearchParams; expertise: readonly Expertise[] };

/** Keyword and field as a form of the address; works without script. */
function EvaluatorSearch({ search, expertise }: Props) {
  const t = useTexts<typeof texts>('evaluators');
  const language = useLanguage();
  const { state, keyword, expertise: field, sort } = readEvaluatorsQuery(search);
  return (
    <Form className={styles.search} role="search" aria-label={t('search.label')}>
      {state && <input type="hidden" name="state" value={state} />}
      {sort && <input type="hidden" name="sort" value={sort} />}
      <SearchInput
        name="keyword"
        aria-label={t('search.keyword')}
        placeholder={t('search.hint')}
        maxLength={50}
        defaultValue={keyword ?? ''}
      />
      <Select
        name="expertise"
        aria-label={t('search.expertise')}
        placeholder={t('search.any')}
        defaultValue={field ?? ''}
        options={expertise.map(({ code, label }) => ({ value: code, text: label[language] }))}
      />
      <Button type="submit" variant="ink">
        {t('search.submit')}
      </Button>
      {(keyword || field) && (
        <ButtonLink variant="ghost" to={addressOfState(new URLSearchParams(), state ?? null)}>
          {t('search.clear')}
        </ButtonLink>
      )}
    </Form>
  );
}
