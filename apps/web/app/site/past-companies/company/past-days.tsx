import type { PastCompany, PastEvent } from '@chulbal/contract/past-companies/past-companies';
import { pastEventKindNames, pastSourceNames } from '@chulbal/contract/past-companies/values';
import { shortDayText } from '@chulbal/contract/time-texts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { laneColour } from '../../../ui/lane/lane-colour.ts';
import { Heading } from '../../../ui/layout/heading.tsx';
import type { pastCompanies as texts } from '../past-companies.ko.ts';
import styles from './company.module.css';

/** The days of a company along its lane, year by year; each says how it is known. */
export function PastDays({ company }: { company: PastCompany }) {
  const t = useTexts<typeof texts>('pastCompanies');
  const { events, lane } = company;
  const years = [...new Set(events.map(({ day }) => day.slice(0, 4)))];
  return (
    <div className={styles.since} data-lane={laneColour(lane)}>
      <div>
        <Heading className={styles.sinceTitle} id="since">
          {t('since')}
        </Heading>
        <p className={styles.quiet}>{t('sinceText')}</p>
      </div>
      {events.length === 0 ? (
        <p className={styles.quiet}>{t('noEvents')}</p>
      ) : (
        <ol className={styles.days}>
          {years.map((year) => (
            <li key={year}>
              <h3>{year}</h3>
              <ul>
                {events
                  .filter(({ day }) => day.startsWith(year))
                  .map((event) => (
                    <Day key={event.day + event.title} event={event} />
                  ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Day({ event: { day, kind, source, title, text } }: { event: PastEvent }) {
  const language = useLanguage();
  return (
    <li className={styles.day}>
      <time dateTime={day}>{shortDayText(day, language)}</time>
      <div>
        <p>
          <small data-kind={kind}>{pastEventKindNames[kind][language]}</small> <b>{title}</b>
        </p>
        {text && <p className={styles.quiet}>{text}</p>}
      </div>
      <small className={styles.source} data-source={source}>
        {source !== 'team' && <Icon name="check" size="sm" />}
        {pastSourceNames[source][language]}
      </small>
    </li>
  );
}
