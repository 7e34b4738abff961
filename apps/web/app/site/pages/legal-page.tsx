import type { LegalView } from '@chulbal/contract/pages/pages';
import { fullDayText } from '@chulbal/contract/time-texts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { Table } from '../../ui/data/table.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Split } from '../../ui/layout/split.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import styles from './legal-page.module.css';
import type { pages as texts } from './pages.ko.ts';
import { type TermPart, termSections } from './term-sections.ts';

/** Terms or privacy policy in one version: what it comes to, and the whole text. */
export function LegalPage({ legal }: { legal: LegalView }) {
  const t = useTexts<typeof texts>('pages');
  const language = useLanguage();
  const { title, version, effectiveAt, state, facts, sections, inLanguage } = legal;
  const date = fullDayText(effectiveAt, language);
  const named = sections.filter(({ heading }) => heading !== null);
  return (
    <Wrap>
      <PageMeta title={title} description={t('description', { title })} noIndex={state !== 'inForce'} />
      <PageHead title={title} crumbs={[{ text: title }]} />
      {state !== 'inForce' && (
        <p className={styles.banner} role="note">
          <b>{t(state, { date })}</b> <TextLink to="?">{t('toCurrent')}</TextLink>
        </p>
      )}
      {!inLanguage && <p className={styles.banner}>{t('koreanOnly')}</p>}
      <div lang={inLanguage ? language : 'ko'}>
        {facts.length > 0 && (
          <section className={styles.band} aria-labelledby="summary">
            <Split
              head={
                <Heading level={2} size="xl" id="summary">
                  {t('summary')}
                </Heading>
              }
            >
              <DefinitionList ruled facts={facts.map(({ key, text }) => ({ key, term: t(key), text }))} />
            </Split>
          </section>
        )}
        <section className={styles.band} aria-labelledby="full">
          <Split
            head={
              <>
                <Heading level={2} size="xl" id="full">
                  {t('full')}
                </Heading>
                <p className={styles.version}>{t('version', { version })}</p>
                <p className={styles.version}>{t('effective', { date })}</p>
                <LegalVersions versions={legal.versions} shown={version} />
                {named.length > 1 && (
                  <nav className={styles.contents} aria-label={t('contents')}>
                    <ol>
                      {named.map(({ key, heading }) => (
                        <li key={key}>
                          <a href={`#${key}`}>{heading}</a>
                        </li>
                      ))}
                    </ol>
                  </nav>
                )}
              </>
            }
          >
            <div className={styles.text}>
              {sections.map((section) => (
                <LegalSection key={section.key} section={section} number={named.indexOf(section) + 1} />
              ))}
            </div>
          </Split>
        </section>
      </div>
    </Wrap>
  );
}

/** The other versions, folded: those to come, in force and earlier. */
function LegalVersions({ versions, shown }: { versions: LegalView['versions']; shown: string }) {
  const t = useTexts<typeof texts>('pages');
  const language = useLanguage();
  const others = versions.filter(({ version }) => version !== shown);
  if (others.length === 0) return null;
  return (
    <details className={styles.versions}>
      <summary>{t('versions', { count: others.length })}</summary>
      <ul>
        {others.map(({ version, effectiveAt, state }) => (
          <li key={version}>
            <TextLink to={state === 'inForce' ? '?' : `?version=${version}`}>
              {t('version', { version })}
            </TextLink>
            <small>
              {t(`state.${state}`)} · {t('effective', { date: fullDayText(effectiveAt, language) })}
            </small>
          </li>
        ))}
      </ul>
    </details>
  );
}

type Props = {
  section: LegalView['sections'][number];
  /** Of its heading, from 1. */
  number: number;
};

/** A section of a legal text: under its heading, or with headings of its own. */
function LegalSection({ section, number }: Props) {
  const t = useTexts<typeof texts>('pages');
  const { key, heading, body, retention } = section;
  const blocks = termSections(body);
  const own = heading === null;
  return (
    <section id={own ? undefined : key} className={own ? styles.articles : styles.section}>
      {!own && (
        <Heading level={3} size="lg">
          {number}. {heading}
        </Heading>
      )}
      {blocks.map((block) => (
        <div key={block.heading ?? block.parts.map(textOf).join()}>
          {block.heading && (
            <Heading level={own ? 3 : 4} size="lg">
              {block.heading}
            </Heading>
          )}
          {block.parts.map((part) => (
            <Part key={textOf(part)} part={part} />
          ))}
        </div>
      ))}
      {retention.length > 0 && (
        <div className={styles.table}>
          <Table
            caption={t('retention')}
            rows={retention}
            rowKey={(row) => row.key}
            columns={[
              { key: 'what', title: t('what'), rowHeader: true, cell: (row) => row.what },
              { key: 'kept', title: t('kept'), cell: (row) => row.period },
            ]}
          />
        </div>
      )}
    </section>
  );
}

function textOf(part: TermPart): string {
  return part.kind === 'list' ? part.items.join() : part.text;
}

function Part({ part }: { part: TermPart }) {
  if (part.kind !== 'list')
    return <p className={part.kind === 'numbered' ? styles.numbered : undefined}>{part.text}</p>;
  return (
    <ul className={styles.points}>
      {part.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
