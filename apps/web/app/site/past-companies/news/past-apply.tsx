import { getPastList, myPastNews } from '@chulbal/contract/past-companies/past-companies';
import { fullDayText } from '@chulbal/contract/time-texts';
import { PageMeta } from '../../../lib/page-meta.tsx';
import { requireUser } from '../../../lib/require-user.server.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { Link } from '../../../ui/action/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { KeywordSearch } from '../../../ui/form/keyword-search.tsx';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import { Status } from '../../../ui/lane/status.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import type { pastCompanies as texts } from '../past-companies.ko.ts';
import { pastFilters } from '../past-filters.ts';
import { PastLogo } from '../past-picture.tsx';
import { pastPath } from '../past-year.tsx';
import type { Route } from './+types/past-apply';
import styles from './news.module.css';

export const middleware: Route.MiddlewareFunction[] = [requireUser];

const PAGE_SIZE = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = visitOf(context);
  const { keyword } = pastFilters(url.searchParams);
  const [told, found] = await Promise.all([
    api(myPastNews, {}),
    keyword ? api(getPastList, { keyword, size: PAGE_SIZE }) : null,
  ]);
  return { told, keyword, found: found?.content ?? [] };
}

const marks = { waiting: 'open', taken: 'ok', declined: 'closed' } as const;

/** `/ipo/past/apply`: somebody of an earlier team finds it and tells its news. */
export default function PastApply({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('pastCompanies');
  const language = useLanguage();
  const { told, keyword, found } = loaderData;
  return (
    <>
      <PageMeta title={t('apply.title')} noIndex />
      <Wrap narrow className={styles.page}>
        <PageHead
          title={t('apply.title')}
          lede={t('apply.lede')}
          crumbs={[{ text: t('name'), to: '/ipo/contents/past-exhibition' }, { text: t('apply.title') }]}
        />
        <KeywordSearch
          keyword={keyword}
          words={{ search: t('search'), placeholder: t('placeholder'), go: t('go') }}
        />
        {!keyword && <p className={styles.quiet}>{t('apply.empty')}</p>}
        {keyword && found.length === 0 && (
          <EmptyState title={t('notFound', { keyword })} text={t('notFoundText')} />
        )}
        <ul className={styles.rows}>
          {found.map((company) => (
            <li key={company.peNo} className={styles.pick}>
              <PastLogo company={company} />
              <span className={styles.words}>
                <span>
                  <b>{company.teamName}</b>
                  <LaneNo lane={company.lane} size="sm" />
                </span>
                <small>
                  {company.year} · {company.line}
                </small>
              </span>
              <ButtonLink variant="line" size="sm" to={`/ipo/past/apply/${company.peNo}`}>
                {t('apply.pick', { team: company.teamName })}
              </ButtonLink>
            </li>
          ))}
        </ul>
        {told.length > 0 && (
          <section className={styles.told} aria-labelledby="told">
            <Heading size="xl" id="told" count={told.length}>
              {t('apply.told')}
            </Heading>
            <ul>
              {told.map((one) => (
                <li key={one.newsNo}>
                  <p>
                    <Link to={pastPath(one)}>{one.teamName}</Link>
                    <Status kind={marks[one.state]}>{t(`apply.states.${one.state}`)}</Status>
                  </p>
                  <small>{t('apply.toldAt', { date: fullDayText(one.toldAt, language) })}</small>
                  {one.answer && (
                    <p className={styles.answer}>
                      <b>{t('apply.answer')}</b> {one.answer}
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
      </Wrap>
    </>
  );
}
