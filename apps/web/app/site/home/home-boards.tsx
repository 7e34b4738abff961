import type { FaqView } from '@chulbal/contract/faqs';
import type { NoticeSummary } from '@chulbal/contract/notices';
import { noticeTypeNames } from '@chulbal/contract/notices.values';
import { fullDayText } from '@chulbal/contract/time-texts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Link } from '../../ui/action/link.tsx';
import { MoreLink } from '../../ui/action/more-link.tsx';
import { Accordion } from '../../ui/data/accordion.tsx';
import { RichText } from '../../ui/data/rich-text.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Split } from '../../ui/layout/split.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { home as texts } from './home.ko.ts';
import styles from './home.module.css';

/** The three newest notices. */
export function HomeNotices({ notices }: { notices: readonly NoticeSummary[] }) {
  const t = useTexts<typeof texts>('home');
  const language = useLanguage();
  return (
    <Section aria-labelledby="notices">
      <Split head={<BoardHead id="notices" title={t('notices.title')} to="/board/notice" />}>
        {notices.length === 0 && <p className={styles.none}>{t('boards.none')}</p>}
        {notices.length > 0 && (
          <ul className={styles.notices}>
            {notices.map(({ noticeNo, noticeType, noticeTitle, createdAt }) => (
              <li key={noticeNo}>
                <Link to={`/board/notice/detail/${noticeNo}`}>
                  <Tag hot={noticeType === 'recruit'}>{noticeTypeNames[noticeType][language]}</Tag>
                  <strong>{noticeTitle}</strong>
                  <span>{t('notices.admin')}</span>
                  <time dateTime={createdAt}>{fullDayText(createdAt, language)}</time>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Split>
    </Section>
  );
}

/** The first five questions. */
export function HomeFaqs({ faqs }: { faqs: readonly FaqView[] }) {
  const t = useTexts<typeof texts>('home');
  return (
    <Section aria-labelledby="faqs">
      <Split head={<BoardHead id="faqs" title={t('faqs.title')} to="/board/faq" />}>
        {faqs.length === 0 && <p className={styles.none}>{t('boards.none')}</p>}
        {faqs.length > 0 && (
          <Accordion
            items={faqs.map(({ faqNo, faqTitle, faqContent }, place) => ({
              key: String(faqNo),
              // the first shows that they open
              open: place === 0,
              title: faqTitle,
              content: <RichText html={faqContent} />,
            }))}
          />
        )}
      </Split>
    </Section>
  );
}

function BoardHead({ id, title, to }: { id: string; title: string; to: string }) {
  const t = useTexts<typeof texts>('home');
  return (
    <>
      <Heading level={2} size="3xl" id={id}>
        {title}
      </Heading>
      <p className={styles.more}>
        <MoreLink to={to}>
          <VisuallyHidden>{title} </VisuallyHidden>
          {t('boards.more')}
        </MoreLink>
      </p>
    </>
  );
}
