import {
  type CompanyResult,
  getMarketReplay,
  getMarketResults,
  type MarketReplay,
} from '@chulbal/contract/investment/investment';
import { useState } from 'react';
import { numberOf } from '../../../lib/address-numbers.ts';
import { longMomentText } from '../../../lib/korean-time.ts';
import { moneyText, shortMoney } from '../../../lib/money.ts';
import { PageMeta } from '../../../lib/page-meta.tsx';
import type { TextsHandle } from '../../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { laneColour } from '../../../ui/lane/lane-colour.ts';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { investment as texts } from '../investment.ko.ts';
import { type MoneyLane, MoneyLanes } from '../lanes/money-lanes.tsx';
import type { Route } from './+types/replay';
import { DayControls } from './day-controls.tsx';
import { dayOf } from './day-view.ts';
import styles from './replay.module.css';

export const handle: TextsHandle = { texts: ['site-investment'] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = visitOf(context);
  const igNo = numberOf(params.igNo);
  const [results, replay] = await Promise.all([
    api(getMarketResults, { igNo }),
    api(getMarketReplay, { igNo }),
  ]);
  return { results, replay };
}

/** `/ipo/contents/exhibition/results/{igNo}/replay`: how the totals came about, day by day, drawn and as a table. */
export default function Replay({ loaderData: { results, replay } }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('investment');
  const language = useLanguage();
  const last = replay.days.length - 1;
  const [day, setDay] = useState(last);
  const shown = replay.days[day];
  const address = `/ipo/contents/exhibition/results/${results.igNo}`;
  const crumbs = [
    { text: t('exhibition'), to: '/ipo/contents/exhibition' },
    { text: t('resultsTitle', { year: results.igYear }), to: address },
    { text: t('race.crumb') },
  ];
  return (
    <>
      <PageMeta title={t('race.title', { count: replay.days.length })} description={t('race.lede')} />
      <Section tight>
        <Breadcrumbs crumbs={crumbs} />
        <div className={styles.head}>
          <div>
            <Heading level={1} size="3xl">
              {t('race.title', { count: replay.days.length })}
            </Heading>
            <p className={styles.lede}>{t('race.lede')}</p>
          </div>
          <p className={styles.day} aria-live="polite">
            {shown && <small>{longMomentText(shown.at, language)}</small>}
            <b>{t('race.day', { day: day + 1 })}</b>
          </p>
        </div>
        <div className={styles.race}>
          <RaceChart replay={replay} companies={results.companies} day={day} />
          <DayFacts replay={replay} day={day} />
        </div>
      </Section>
      <DayControls days={replay.days} day={day} onDay={setDay} />
      <Section aria-labelledby="by-day">
        <SectionTitle
          level={2}
          size="2xl"
          id="by-day"
          aside={
            <ButtonLink
              size="sm"
              variant="line"
              icon="download"
              reloadDocument
              to={`/transfer/replay/${results.igNo}.csv`}
            >
              {t('race.download')}
            </ButtonLink>
          }
        >
          {t('race.table')}
        </SectionTitle>
        <p className={styles.lede}>{t('race.tableNote')}</p>
        <DayTable replay={replay} companies={results.companies} day={day} />
      </Section>
    </>
  );
}

function DayFacts({ replay, day }: { replay: MarketReplay; day: number }) {
  const t = useTexts<typeof texts>('investment');
  const language = useLanguage();
  const sumOf = (at: number) => (replay.days[at]?.amounts ?? []).reduce((sum, one) => sum + one, 0);
  const now = replay.days[day];
  if (!now) return null;
  const { invested, changed, takenBack, wallets } = now;
  const facts = [
    ['grown', moneyText(Math.max(0, sumOf(day) - sumOf(day - 1)), language)],
    ['acts', `${invested} · ${changed} · ${takenBack}`],
    ['wallets', wallets.toLocaleString(language)],
  ] as const;
  const share = Math.round((sumOf(day) / Math.max(1, sumOf(replay.days.length - 1))) * 100);
  return (
    <section className={styles.facts} aria-label={t('race.facts')}>
      <Heading level={2} size="lg">
        {t('race.facts')}
      </Heading>
      <dl>
        {facts.map(([key, text]) => (
          <div key={key}>
            <dt>{t(`race.${key}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>{t('race.sofar')}</dt>
          <dd>
            {moneyText(sumOf(day), language)} <small>{t('race.share', { share })}</small>
          </dd>
        </div>
      </dl>
    </section>
  );
}

const SHOWN = 10;

type Props = { replay: MarketReplay; companies: readonly CompanyResult[]; day: number };

/** The ten that are furthest on a day as lanes on one scale, with a mark where each was the day before. */
function RaceChart({ replay, companies, day }: Props) {
  const t = useTexts<typeof texts>('investment');
  const language = useLanguage();
  const most = Math.max(1, ...replay.days.flatMap(({ amounts }) => amounts));
  const names = new Map(companies.map((one) => [one.icNo, one]));
  const runners = dayOf(replay, day).filter(({ place }) => place !== null);
  const lanes = runners.slice(0, SHOWN).flatMap(({ icNo, place, amount, before, moved }): MoneyLane[] => {
    const company = names.get(icNo);
    if (!company || place === null) return [];
    const tag = moved !== 0 && (
      <span className={styles.moved}>
        <span aria-hidden="true">
          {moved > 0 ? '▲' : '▼'} {Math.abs(moved)}
        </span>
        <VisuallyHidden>{t(moved > 0 ? 'race.up' : 'race.down', { count: Math.abs(moved) })}</VisuallyHidden>
      </span>
    );
    return [{ company, place, solid: amount, before, tag, won: <b>{shortMoney(amount, language)}</b> }];
  });
  return (
    <div>
      {lanes.length === 0 && <p className={styles.lede}>{t('race.nobody')}</p>}
      <MoneyLanes lanes={lanes} most={most} />
      <p className={styles.scale}>{t('race.scale')}</p>
    </div>
  );
}

const ROWS = 10;

type DayTableProps = { replay: MarketReplay; companies: readonly CompanyResult[]; day: number };

/** The same as the chart, for whoever reads: ranks of the first ten on every day. */
function DayTable({ replay, companies, day }: DayTableProps) {
  const t = useTexts<typeof texts>('investment');
  const language = useLanguage();
  const places = replay.days.map(
    (_, at) => new Map(dayOf(replay, at).map(({ icNo, place }) => [icNo, place])),
  );
  return (
    <ScrollRegion label={t('race.ranks')} className={styles.scroll}>
      <table className={styles.days}>
        <thead>
          <tr>
            <th scope="col">{t('company')}</th>
            {replay.days.map((one, at) => (
              <th key={one.day} scope="col" data-now={at === day || undefined}>
                {at + 1}
              </th>
            ))}
            <th scope="col">{t('total')}</th>
          </tr>
        </thead>
        <tbody>
          {companies.slice(0, ROWS).map(({ icNo, lane, teamName, total }) => (
            <tr key={icNo} data-lane={laneColour(lane)}>
              <th scope="row">
                <LaneNo lane={lane} size="sm" /> {teamName}
              </th>
              {places.map((of, at) => (
                <td
                  key={replay.days[at]?.day}
                  data-first={of.get(icNo) === 1 || undefined}
                  data-now={at === day || undefined}
                >
                  {of.get(icNo) ?? '–'}
                </td>
              ))}
              <td>{shortMoney(total, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
