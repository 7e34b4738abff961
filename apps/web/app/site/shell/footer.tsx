import type { SiteView } from '@chulbal/contract/site/site';
import { Logo } from '../../art/logo.tsx';
import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Link } from '../../ui/action/link.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import styles from './footer.module.css';
import type { siteFrame } from './site-frame.ko.ts';

const drawings = [
  'M2 20V8l9-6 9 6v12h-6v-7H8v7z',
  'M11 2a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM2 11c4-4 14 4 18 0',
  'M11 2a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM11 2v18',
];

/** The mark of the n-th organisation, always 22 × 22 px. */
function OrganisationMark({ place }: { place: number }) {
  return (
    <svg className={styles.mark} viewBox="0 0 22 22" aria-hidden="true">
      <path d={drawings[place % drawings.length]} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

type Props = {
  brand: string;
  /** Names and contact; null when they could not be asked for. */
  site: SiteView | null;
  /** Of the copyright line; null when the time is not known either. */
  year: number | null;
};

/** Foot of every page but the about page: who runs the league, and the legal pages. */
export function Footer({ brand, site, year }: Props) {
  const t = useTexts<typeof siteFrame>('siteFrame');
  return (
    <footer className={styles.footer}>
      <Wrap>
        <div className={styles.top}>
          <Link className={styles.home} to="/" aria-label={t('logo', { brand })}>
            {site?.logo ? (
              <span className={styles.homePlate}>
                <Logo brand={brand} logo={site.logo} />
              </span>
            ) : (
              <Logo brand={brand} />
            )}
          </Link>
          <nav aria-label={t('footerMenu')}>
            <ul className={styles.links}>
              <li>
                <Link to="/fnb/privacy">{t('privacy')}</Link>
              </li>
              <li>
                <Link to="/fnb/terms">{t('terms')}</Link>
              </li>
              <li>
                <Link to="/pointer/login">{t('evaluators')}</Link>
              </li>
              {site && (
                <li>
                  <a href={`mailto:${site.email}`}>{t('contact')}</a>
                </li>
              )}
            </ul>
          </nav>
        </div>
        {site && <SiteFacts site={site} />}
        <p className={styles.small}>
          © {year} {brand} {site?.league}
        </p>
      </Wrap>
    </footer>
  );
}

function SiteFacts({ site }: { site: SiteView }) {
  const t = useTexts<typeof siteFrame>('siteFrame');
  return (
    <>
      <dl className={styles.organisations}>
        {site.organisations.map((organisation, place) => (
          <div key={`${organisation.role} ${organisation.name}`}>
            <dt>{organisation.role}</dt>
            <dd>
              {organisation.logo ? (
                <span className={styles.plate}>
                  <img
                    src={`/transfer/file/${organisation.logo.serverFileName}`}
                    width={organisation.logo.width}
                    height={organisation.logo.height}
                    alt=""
                    loading="lazy"
                  />
                </span>
              ) : (
                <OrganisationMark place={place} />
              )}
              {organisation.name}
            </dd>
          </div>
        ))}
      </dl>
      <address className={classNames(styles.small, styles.facts)}>
        {[
          t('business', { number: site.businessNumber }),
          t('phone', { phone: site.phone, hours: unbroken(site.hours) }),
          site.email,
        ].map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </address>
    </>
  );
}

/** The times of a period stay together, and a time with the day before it: `평일 09:00–18:00`. */
function unbroken(hours: string): string {
  return hours.replaceAll('–', '\u2060–\u2060').replaceAll(/ (?=\d)/g, '\u00a0');
}
