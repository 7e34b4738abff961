import type { CompanyCard, CompanyDetail } from '@chulbal/contract/companies/shown';
import type { ReactNode } from 'react';
import { shareAddress } from '../../lib/share-address.ts';
import { useLanguage, usePreloadedTexts, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Link } from '../../ui/action/link.tsx';
import { MoreLink } from '../../ui/action/more-link.tsx';
import { formatBytes } from '../../ui/data/bytes.ts';
import { RichText } from '../../ui/data/rich-text.tsx';
import { DownloadLink } from '../../ui/feedback/download-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { LaneNo } from '../../ui/lane/lane-no.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import { CompanyMark } from '../investment/company-mark.tsx';
import type { companies as texts } from './companies.ko.ts';
import styles from './company-page.module.css';
import { CompanyReport } from './company-report.tsx';
import { CompanySlides } from './slides/deck/company-slides.tsx';
import { unitText } from './unit-text.ts';

type Props = {
  company: CompanyDetail;
  beside: { before: CompanyCard | null; after: CompanyCard | null };
  /** What stands beside the page, such as the visitor's wallet. */
  side?: ReactNode;
};

/** A company as visitors see it. */
export function CompanyPage({ company, beside, side }: Props) {
  usePreloadedTexts(['site-companies'], useLanguage());
  const t = useTexts<typeof texts>('companies');
  const { lane, trackName, region, season, teamName, logo, onlyKorean } = company;
  const lang = onlyKorean ? 'ko' : undefined;
  return (
    <article>
      <Wrap>
        {company.isPreview && <Preview company={company} />}
        <header className={styles.head}>
          <CompanyMark company={company} />
          <div>
            <p className={styles.facts}>
              <LaneNo lane={lane} size="sm" />
              <span>{[trackName, region, season].filter(Boolean).join(' · ')}</span>
            </p>
            <h1 lang={lang}>{teamName}</h1>
          </div>
          <div className={styles.acts}>
            <Button variant="line" icon="external" onClick={() => void share(company, t)}>
              {t('share')}
            </Button>
          </div>
        </header>
        {onlyKorean && (
          <p className={styles.note} role="note">
            {t('onlyKorean')}
          </p>
        )}
        <div className={styles.grid} data-side={side ? true : undefined}>
          <div className={styles.main} lang={lang}>
            <CompanySlides slides={company.slides} of={{ lane, teamName, logo }} />
            <Figures figures={company.figures} />
            <section className={styles.story}>
              <p className={styles.title}>{company.companyTitle}</p>
              <RichText html={company.companyContent} />
            </section>
            <Team team={company.team} />
            <Files files={company.files} />
            <Reach company={company} />
          </div>
          {side && <aside className={styles.side}>{side}</aside>}
        </div>
        {!company.isPreview && <CompanyReport company={company} />}
      </Wrap>
      <Section tone="paper" tight>
        <div className={styles.lane}>
          <h2>{t('sameLane')}</h2>
          <MoreLink to={`/ipo/contents/exhibition?year=${company.igYear}`}>{t('all')}</MoreLink>
        </div>
        {company.neighbours.length > 0 && (
          <ul className={styles.cards}>
            {company.neighbours.map((card) => (
              <li key={card.icNo}>
                <Link to={detailPath(card)} lang={card.onlyKorean ? 'ko' : undefined}>
                  <CompanyMark company={card} />
                  <span>
                    <strong>{card.teamName}</strong>
                    <small>{card.companyTitle}</small>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.tries}>
          <span>{t('tries')}</span>
          <MoreLink to={`/ipo/experiences/type-test?from=${company.igNo}/${company.icNo}`}>
            {t('typeTest')}
          </MoreLink>
          <MoreLink to={`/ipo/experiences/quiz?from=${company.igNo}/${company.icNo}`}>{t('quiz')}</MoreLink>
        </p>
        {(beside.before || beside.after) && (
          <nav className={styles.beside} aria-label={t('beside')}>
            <Beside card={beside.before} icon="chevron-left" label={t('before')} />
            <Beside card={beside.after} icon="chevron-right" label={t('after')} />
          </nav>
        )}
      </Section>
    </article>
  );
}

function detailPath({ igNo, icNo }: CompanyCard): string {
  return `/ipo/detail/${igNo}/${icNo}`;
}

function Preview({ company: { igNo, icNo } }: { company: CompanyDetail }) {
  const t = useTexts<typeof texts>('companies');
  return (
    <p className={styles.note} role="note">
      {t('preview')} <Link to={`/ipo/apply/${igNo}/${icNo}`}>{t('edit')}</Link>
    </p>
  );
}

type BesideProps = {
  card: CompanyCard | null;
  icon: 'chevron-left' | 'chevron-right';
  label: string;
};

function Beside({ card, icon, label }: BesideProps) {
  if (!card) return <span />;
  return (
    <Link to={detailPath(card)} data-icon={icon}>
      <Icon name={icon} />
      <span>
        <small>{label}</small>
        <strong>{card.teamName}</strong>
      </span>
    </Link>
  );
}

function Figures({ figures }: Pick<CompanyDetail, 'figures'>) {
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            <small>{unitText(unit)}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Team({ team }: Pick<CompanyDetail, 'team'>) {
  const t = useTexts<typeof texts>('companies');
  if (team.length === 0) return null;
  return (
    <section>
      <h2>{t('team')}</h2>
      <ul className={styles.team}>
        {team.map(({ name, part, leads }) => (
          <li key={`${name} ${part}`}>
            <strong>{name}</strong>
            <span>{part || (leads && t('leader'))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Files({ files }: Pick<CompanyDetail, 'files'>) {
  const t = useTexts<typeof texts>('companies');
  if (files.length === 0) return null;
  return (
    <section>
      <h2>{t('files')}</h2>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.serverFileName}>
            <DownloadLink file={file}>
              <Icon name="file" />
              <b>{file.name}</b>
              <small>{formatBytes(file.size)}</small>
              <Icon name="download" />
            </DownloadLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where the company is found elsewhere, and the contact that its team chose to show. */
function Reach({ company: { links, contact } }: { company: CompanyDetail }) {
  const t = useTexts<typeof texts>('companies');
  if (links.length === 0 && !contact) return null;
  return (
    <section>
      <h2>{t('reach')}</h2>
      <ul className={styles.reach}>
        {links.map(({ label, url }) => (
          <li key={url}>
            <ButtonLink
              variant="line"
              size="sm"
              iconEnd="external"
              to={url}
              rel="noopener nofollow ugc"
              target="_blank"
            >
              {label}
            </ButtonLink>
          </li>
        ))}
        {contact && (
          <li>
            {contact.label} <b>{contact.value}</b>
          </li>
        )}
      </ul>
    </section>
  );
}

/** The device's own way to share; where there is none, the address is copied. */
async function share(
  { teamName, companyTitle }: CompanyDetail,
  t: ReturnType<typeof useTexts<typeof texts>>,
): Promise<void> {
  const url = location.origin + location.pathname;
  const words = { copied: t('copied'), notCopied: t('notCopied') };
  await shareAddress({ title: teamName, text: companyTitle, url }, words);
}
