import type { PastCompany } from '@chulbal/contract/past-companies/past-companies';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { laneColour } from '../../../ui/lane/lane-colour.ts';
import { Heading } from '../../../ui/layout/heading.tsx';
import type { pastCompanies as texts } from '../past-companies.ko.ts';
import styles from './company.module.css';

/** The figures of then and now as two bars on one scale; the larger fills it. */
export function ThenAndNow({ company }: { company: PastCompany }) {
  const t = useTexts<typeof texts>('pastCompanies');
  const language = useLanguage();
  const { figures, lane, year } = company;
  if (figures.length === 0) return null;
  const text = (number: number) => number.toLocaleString(language === 'ko' ? 'ko-KR' : 'en');
  return (
    <section className={styles.then} aria-labelledby="then" data-lane={laneColour(lane)}>
      <Heading id="then">{t('thenAndNow')}</Heading>
      <ul>
        {figures.map(({ label, unit, before, now, nowYear }) => {
          const most = Math.max(before, now ?? 0, 1);
          const space = language === 'en' && unit ? ' ' : '';
          return (
            <li key={label}>
              <b>{label}</b>
              <div>
                <p className={styles.thenBar}>
                  <i style={{ '--share': before / most }} />
                  {text(before)}
                  {space}
                  {unit} <small>{year}</small>
                </p>
                {now === null ? (
                  <p className={styles.untold}>{t('nowUntold')}</p>
                ) : (
                  <p className={styles.nowBar}>
                    <i style={{ '--share': now / most }} />
                    <strong>
                      {text(now)}
                      {space}
                      {unit}
                    </strong>{' '}
                    <small>{nowYear}</small>
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
