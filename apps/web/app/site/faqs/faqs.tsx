import { getFaqList } from '@chulbal/contract/faqs';
import { faqCategories, faqCategoryNames } from '@chulbal/contract/faqs.values';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { JsonLd } from '../../lib/json-ld.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useRootData } from '../../lib/root-data.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { buttonClass } from '../../ui/action/button-look.ts';
import { Accordion } from '../../ui/data/accordion.tsx';
import { RichText } from '../../ui/data/rich-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { KeywordSearch } from '../../ui/form/keyword-search.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Split } from '../../ui/layout/split.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import type { Route } from './+types/faqs';
import type { faqs as texts } from './faqs.ko.ts';
import styles from './faqs.module.css';
import { marked, markedHtml } from './marked.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = visitOf(context);
  const keyword = url.searchParams.get('keyword')?.trim().slice(0, 50) || undefined;
  return { keyword, faqs: await api(getFaqList, { findStr: keyword }) };
}

/** `/board/faq`: questions by subject, opened by the platform's own details; `#faq-3` opens one. */
export default function Faqs({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('faqs');
  const language = useLanguage();
  const { hash } = useLocation();
  const { keyword, faqs } = loaderData;
  useEffect(() => openLinked(hash), [hash]);
  const groups = faqCategories
    .map((category) => ({ category, items: faqs.filter((faq) => faq.category === category) }))
    .filter(({ items }) => items.length > 0);
  return (
    <Wrap>
      <PageMeta title={t('title')} description={t('description')} />
      {!keyword && faqs.length > 0 && (
        <JsonLd
          facts={{
            '@type': 'FAQPage',
            mainEntity: faqs.map(({ faqTitle, faqContent }) => ({
              ...{ '@type': 'Question', name: faqTitle },
              acceptedAnswer: { '@type': 'Answer', text: faqContent },
            })),
          }}
        />
      )}
      <PageHead title={t('title')} crumbs={[{ text: t('news') }, { text: t('title') }]} />
      <div className={styles.search}>
        <KeywordSearch
          wide
          keyword={keyword}
          words={{ search: t('search'), placeholder: t('placeholder'), go: t('go') }}
        />
      </div>
      {keyword && faqs.length > 0 && (
        <p className={styles.count} role="status">
          {t('found', { keyword, count: faqs.length })}
        </p>
      )}
      {faqs.length === 0 && (
        <EmptyState
          title={keyword ? t('notFound', { keyword }) : t('none')}
          text={keyword ? t('notFoundText') : t('noneText')}
          action={
            keyword && (
              <ButtonLink variant="line" to="/board/faq">
                {t('showAll')}
              </ButtonLink>
            )
          }
        />
      )}
      {groups.map(({ category, items }) => (
        <section key={category} className={styles.group} aria-labelledby={category}>
          <Split
            head={
              <Heading level={2} size="xl" id={category}>
                {faqCategoryNames[category][language]}
              </Heading>
            }
          >
            <Accordion
              items={items.map(({ faqNo, faqTitle, faqContent }) => ({
                key: String(faqNo),
                id: `faq-${faqNo}`,
                title: <span>{marked(faqTitle, keyword)}</span>,
                content: <RichText html={markedHtml(faqContent, keyword)} />,
                open: keyword !== undefined,
              }))}
            />
          </Split>
        </section>
      ))}
      <AskUs />
    </Wrap>
  );
}

/** For whom no answer was here: whom to write to, and whom to call. */
function AskUs() {
  const t = useTexts<typeof texts>('faqs');
  const { site } = useRootData();
  if (!site) return <div className={styles.foot} />;
  const { email, phone, hours } = site;
  return (
    <section className={styles.ask} aria-labelledby="ask">
      <Heading level={2} size="xl" id="ask">
        {t('more.title')}
      </Heading>
      <p>{t('more.text')}</p>
      <a className={buttonClass({ variant: 'ink' })} href={`mailto:${email}`}>
        {t('more.write')}
      </a>
      <p>{t('more.phone', { phone, hours })}</p>
    </section>
  );
}

function openLinked(hash: string): void {
  const linked = /^#faq-\d+$/.test(hash) ? document.querySelector(`details${hash}`) : null;
  if (!(linked instanceof HTMLDetailsElement)) return;
  linked.open = true;
  linked.scrollIntoView({ block: 'start' });
}
