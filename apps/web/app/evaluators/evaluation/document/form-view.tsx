import { useTexts } from '../../../lib/use-texts.ts';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import type { TargetData } from '../target-data.ts';
import styles from './form-view.module.css';
import type { judgeDocuments as texts } from './judge-documents.ko.ts';

type Data = Pick<TargetData, 'target' | 'technology' | 'texts' | 'people'>;

/** What the team wrote in its application, as a sheet to read. */
export function FormView({ data }: { data: Data }) {
  const t = useTexts<typeof texts>('judgeDocuments');
  const { target, technology, people } = data;
  const facts = [
    [t('itemPart'), target.itemPart],
    [t('technology'), technology],
    [t('region'), target.region ?? ''],
  ].filter(([, text]) => text !== '');
  return (
    <ScrollRegion className={styles.scroll} label={t('form')}>
      <article className={styles.sheet}>
        <h2>{target.itemName}</h2>
        <dl className={styles.facts}>
          {facts.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {data.texts.map(({ field, text }) => (
          <section key={field}>
            <h3>{t(`field.${field}`)}</h3>
            <p className={styles.text}>{text || <i>{t('empty')}</i>}</p>
          </section>
        ))}
        {people.length > 0 && (
          <section>
            <h3>{t('people')}</h3>
            <ul className={styles.people}>
              {people
                .map((person, at) => ({ ...person, at }))
                .map(({ leader, name, school, major, at }) => (
                  <li key={at}>
                    <b>{t(leader ? 'leader' : 'member')}</b>
                    <span>{name ?? t('blindName')}</span>
                    <span>{school ?? t('blindSchool')}</span>
                    <span>{major}</span>
                  </li>
                ))}
            </ul>
          </section>
        )}
      </article>
    </ScrollRegion>
  );
}
