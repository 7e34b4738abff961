import type { CompanyResult } from '@chulbal/contract/investment';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Segments } from '../../../ui/form/segments.tsx';
import { laneColour } from '../../../ui/lane/lane-colour.ts';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { CompanyMark } from '../company-mark.tsx';
import { moneyText, shortMoney } from '../money.ts';
import type { marketResults as texts } from '../results/market-results.ko.ts';
import styles from './ranking.module.css';

const FIRST = 10;
const views = ['all', 'citizens', 'peers'] as const;
type View = (typeof views)[number];

type Props = { companies: readonly CompanyResult[]; invested: ReadonlyMap<number, number> };

/** All companies as lanes by what they got: citizens solid, participants hatched; the first ten, the rest folded. */
export function Ranking({ companies, invested }: Props) {
  const t = useTexts<typeof texts>('marketResults');
  const [view, setView] = useState<View>('all');
  const wonOf = (one: CompanyResult) => (view === 'all' ? one.total : one[view]);
  const sorted = companies.toSorted((one, other) => wonOf(other) - wonOf(one) || one.icNo - other.icNo);
  const ranked = sorted.map((one) => ({
    ...one,
    place: sorted.findIndex((other) => wonOf(other) === wonOf(one)) + 1,
  }));
  const most = Math.max(1, ...ranked.map(wonOf));
  const row = (one: (typeof ranked)[number]) => (
    <Lane key={one.icNo} company={one} view={view} most={most} mine={invested.has(one.icNo)} />
  );
  const rest = ranked.slice(FIRST);
  return (
    <>
      <SectionTitle
        level={2}
        size="2xl"
        id="ranking"
        aside={
          <Segments
            name="view"
            aria-label={t('shownLabel')}
            value={view}
            onChange={(event) => setView(views.find((one) => one === event.target.value) ?? 'all')}
            choices={views.map((one) => ({ value: one, text: t(`shown.${one}`) }))}
          />
        }
      >
        {t('ranking')}
      </SectionTitle>
      <p className={styles.legend}>
        <i /> {t('citizens')} <i data-hatched /> {t('peers')}
      </p>
      <ol className={styles.lanes}>{ranked.slice(0, FIRST).map(row)}</ol>
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{t('more', { from: FIRST + 1, until: ranked.length })}</summary>
          <ol className={styles.lanes}>{rest.map(row)}</ol>
        </details>
      )}
    </>
  );
}

type LaneProps = { company: CompanyResult & { place: number }; view: View; most: number; mine: boolean };

function Lane({ company, view, most, mine }: LaneProps) {
  const t = useTexts<typeof texts>('marketResults');
  const language = useLanguage();
  const share = (won: number) => `${(won / most) * 100}%`;
  const won = view === 'all' ? company.total : company[view];
  return (
    <li>
      <b className={styles.place}>{company.place}</b>
      <div className={styles.track} data-lane={laneColour(company.lane)}>
        {view !== 'peers' && <i style={{ width: share(company.citizens) }} />}
        {view !== 'citizens' && <i data-hatched style={{ width: share(company.peers) }} />}
        <CompanyMark company={company} />
        <p>
          <LaneNo lane={company.lane} size="sm" /> <b>{company.companyTitle}</b>{' '}
          {mine && <span className={styles.mine}>{t('invested')}</span>}
        </p>
      </div>
      <p className={styles.won}>
        <b>{moneyText(won, language)}</b>
        {view === 'all' && (
          <small>
            {t('citizens')} {shortMoney(company.citizens, language)} · {t('peersShort')}{' '}
            {shortMoney(company.peers, language)}
          </small>
        )}
      </p>
    </li>
  );
}
