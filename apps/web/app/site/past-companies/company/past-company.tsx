import { getPastDetail, type PastCompany } from '@chulbal/contract/past-companies/past-companies';
import { fullDayText } from '@chulbal/contract/time-texts';
import { numberOf } from '../../../lib/address-numbers.ts';
import { PageMeta } from '../../../lib/page-meta.tsx';
import type { TextsHandle } from '../../../lib/text-groups.ts';
import { useLanguage, usePreloadedTexts, useTexts } from '../../../lib/use-texts.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { Link } from '../../../ui/action/link.tsx';
import { RichText } from '../../../ui/data/rich-text.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { laneColour } from '../../../ui/lane/lane-colour.ts';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import { Attachments } from '../../posts/attachments.tsx';
import type { pastCompanies as texts } from '../past-companies.ko.ts';
import { PastMark } from '../past-mark.tsx';
import { PastCover, PastLogo } from '../past-picture.tsx';
import { pastPath } from '../past-year.tsx';
import type { Route } from './+types/past-company';
import styles from './company.module.css';
import { PastDays } from './past-days.tsx';

export const handle: TextsHandle = { texts: ['site-posts'] };

/** One company; 1357 is a page that is not there. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const peNo = numberOf(params.peNo);
  return { company: await visitOf(context).api(getPastDetail, { peNo }) };
}

/** `/ipo/past/detail/{peNo}`: what a company showed then, and how it has run since. */
export default function PastCompanyPage({ loaderData }: Route.ComponentProps) {
  usePreloadedTexts(['site-posts'], useLanguage());
  const t = useTexts<typeof texts>('pastCompanies');
  const language = useLanguage();
  const { company } = loaderData;
  const { lane, year, teamName, trackName: track, teamRegion: region, cover, onlyKorean } = company;
  return (
    <>
      <PageMeta
        title={teamName}
        description={company.line || company.summary}
        image={cover ? `/transfer/file/${cover.serverFileName}` : undefined}
        imageAlt={cover?.alt}
      />
      <Wrap>
        <div className={styles.head}>
          <Breadcrumbs
            crumbs={[
              { text: t('support') },
              { text: t('exhibition'), to: '/ipo/contents/exhibition' },
              { text: t('name'), to: '/ipo/contents/past-exhibition' },
              { text: teamName },
            ]}
          />
          <div className={styles.name}>
            <PastLogo company={company} />
            <div>
              <p className={styles.track}>
                <LaneNo lane={lane} size="sm" />
                {region ? t('season', { track, region, year }) : t('seasonOnly', { track, year })}
              </p>
              <Heading level={1} size="3xl">
                {teamName}
              </Heading>
            </div>
            <p className={styles.standing}>
              <PastMark kind={company.kind} />
              {company.checkedOn && (
                <small>{t('checked', { date: fullDayText(company.checkedOn, language) })}</small>
              )}
            </p>
          </div>
        </div>
        <div className={styles.cover}>
          <PastCover company={company} sizes="(min-width: 1201px) 1120px, 92vw" first />
        </div>
        <ThenAndNow company={company} />
      </Wrap>
      <Section tone="paper" aria-labelledby="since">
        <PastDays company={company} />
      </Section>
      <Wrap className={styles.page}>
        <div className={styles.columns}>
          <section className={styles.story} aria-labelledby="story" lang={onlyKorean ? 'ko' : undefined}>
            <Heading id="story">{t('story')}</Heading>
            {onlyKorean && <p className={styles.quiet}>{t('onlyKorean')}</p>}
            <RichText html={company.story} />
            {company.attachments.length > 0 && <Attachments files={company.attachments} />}
            <People people={company.people} />
          </section>
          <aside className={styles.tell} aria-labelledby="mine">
            <h2 id="mine">{t('mine', { team: teamName })}</h2>
            <p className={styles.quiet}>{t('mineText')}</p>
            <ButtonLink variant="primary" block to={`/ipo/past/apply/${company.peNo}`}>
              {t('tell')}
            </ButtonLink>
          </aside>
        </div>
        <nav className={styles.near} aria-label={t('others', { year })}>
          <Near company={company.previous} label={t('previous')} icon="chevron-left" />
          <Near company={company.next} label={t('next')} icon="chevron-right" />
        </nav>
        <p className={styles.back}>
          <ButtonLink variant="line" to="/ipo/contents/past-exhibition">
            {t('list')}
          </ButtonLink>
        </p>
      </Wrap>
    </>
  );
}

function People({ people }: Pick<PastCompany, 'people'>) {
  const t = useTexts<typeof texts>('pastCompanies');
  if (people.length === 0) return null;
  return (
    <>
      <h3 className={styles.peopleTitle}>{t('people')}</h3>
      <ul className={styles.people}>
        {[...people.entries()].map(([place, { name, role }]) => (
          <li key={place}>
            <b>{name || t('unnamed')}</b>
            <span>{name ? role : t('unnamedNote')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

type NearProps = {
  company: PastCompany['next'];
  label: string;
  icon: 'chevron-left' | 'chevron-right';
};

function Near({ company, label, icon }: NearProps) {
  if (!company) return <span />;
  return (
    <Link to={pastPath(company)} data-lane={laneColour(company.lane)}>
      <Icon name={icon} />
      <PastLogo company={company} />
      <span>
        <small>{label}</small>
        <b>{company.teamName}</b>
      </span>
    </Link>
  );
}

/** The figures of then and now as two bars on one scale; the larger fills it. */
function ThenAndNow({ company }: { company: PastCompany }) {
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
