import type { LegalView } from '@chulbal/contract/pages/pages';
import { useTexts } from '../../lib/use-texts.ts';
import { Table } from '../../ui/data/table.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import type { legal as texts } from './legal.ko.ts';
import styles from './legal-page.module.css';
import { type TermPart, termSections } from './term-sections.ts';

type Props = {
  section: LegalView['sections'][number];
  /** Of its heading, from 1. */
  number: number;
};

/** A section of a legal text: under its heading, or with headings of its own. */
export function LegalSection({ section, number }: Props) {
  const t = useTexts<typeof texts>('legal');
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
