import type { PastSummary, PastYear } from '@chulbal/contract/past-companies/past-companies';
import { pastKinds } from '@chulbal/contract/past-companies/values';
import { yearMonthText } from '@chulbal/contract/time-texts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Link } from '../../ui/action/link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { LaneNo } from '../../ui/lane/lane-no.tsx';
import type { pastCompanies as texts } from './past-companies.ko.ts';
import styles from './past-companies.module.css';
import { PastMark } from './past-mark.tsx';
import { PastCover, PastLogo } from './past-picture.tsx';

/** A year very large, what became of its teams, and the first of them; `all` leads to the rest. */
export function PastYearSection({ shown, all }: { shown: PastYear; all: string | null }) {
  const t = useTexts<typeof texts>('pastCompanies');
  const { year, counts, companies } = shown;
  const total = pastKinds.reduce((sum, kind) => sum + counts[kind], 0);
  const [first, ...others] = companies;
  return (
    <section className={styles.year} aria-labelledby={`year-${year}`}>
      <div>
        <h2 className={styles.yearName} id={`year-${year}`}>
          {year}
        </h2>
        <div className={styles.bar} aria-hidden="true">
          {pastKinds.map((kind) => (
            <i key={kind} data-kind={kind} style={{ flexGrow: counts[kind] }} />
          ))}
        </div>
        <dl className={styles.counts}>
          <div>
            <dt>{t('stood')}</dt>
            <dd>{t('teams', { count: total })}</dd>
          </div>
          {pastKinds.map((kind) => (
            <div key={kind}>
              <dt>
                <PastMark kind={kind} />
              </dt>
              <dd>{t('teams', { count: counts[kind] })}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        {first && <OpenCompany company={first} />}
        <PastRows companies={others} />
        {all && total > companies.length && (
          <p className={styles.all}>
            <ButtonLink variant="line" to={all}>
              {t('all', { year, count: total })}
            </ButtonLink>
          </p>
        )}
      </div>
    </section>
  );
}

export function PastRows({ companies }: { companies: readonly PastSummary[] }) {
  return (
    <ul className={styles.rows}>
      {companies.map((company) => (
        <li key={company.peNo} className={styles.row}>
          <PastLogo company={company} />
          <span className={styles.words}>
            <span className={styles.named}>
              <Link to={pastPath(company)}>{company.teamName}</Link>
              <LaneNo lane={company.lane} size="sm" />
            </span>
            <small>
              <Where company={company} /> · {company.line}
            </small>
          </span>
          <Latest company={company} />
          <Icon name="chevron-right" />
        </li>
      ))}
    </ul>
  );
}

function OpenCompany({ company }: { company: PastSummary }) {
  return (
    <article className={styles.open}>
      <PastCover company={company} sizes="(min-width: 1025px) 500px, 92vw" />
      <div className={styles.openWords}>
        <p className={styles.track}>
          <LaneNo lane={company.lane} size="sm" />
          <Where company={company} />
        </p>
        <h3 className={styles.openName}>
          <Link to={pastPath(company)}>{company.teamName}</Link>
        </h3>
        <p className={styles.quiet}>{company.line}</p>
        <Latest company={company} />
      </div>
    </article>
  );
}

/** How it stands, and the last that is known of it. */
function Latest({ company: { kind, latest } }: { company: PastSummary }) {
  const language = useLanguage();
  return (
    <span className={styles.latest}>
      <PastMark kind={kind} />
      {latest && (
        <span>
          <time dateTime={latest.day}>{yearMonthText(latest.day, language)}</time> {latest.title}
        </span>
      )}
    </span>
  );
}

function Where({ company: { trackName, teamRegion } }: { company: PastSummary }) {
  const t = useTexts<typeof texts>('pastCompanies');
  if (!teamRegion) return trackName;
  return t('where', { track: trackName, region: teamRegion });
}

export function pastPath({ peNo }: { peNo: number }): string {
  return `/ipo/past/detail/${peNo}`;
}
