import type { CompanyResult } from '@chulbal/contract/investment/investment';
import { useState } from 'react';
import { moneyText, shortMoney } from '../../../lib/money.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Segments } from '../../../ui/form/segments.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import type { investment as texts } from '../investment.ko.ts';
import { type MoneyLane, MoneyLanes } from '../lanes/money-lanes.tsx';
import styles from './ranking.module.css';

const FIRST = 10;
const views = ['all', 'citizens', 'peers'] as const;
type View = (typeof views)[number];

type Props = { companies: readonly CompanyResult[]; invested: ReadonlyMap<number, number> };

/** All companies as lanes by what they got: citizens solid, participants hatched; the first ten, the rest folded. */
export function Ranking({ companies, invested }: Props) {
  const t = useTexts<typeof texts>('investment');
  const language = useLanguage();
  const [view, setView] = useState<View>('all');
  const wonOf = (one: CompanyResult) => (view === 'all' ? one.total : one[view]);
  const sorted = companies.toSorted((one, other) => wonOf(other) - wonOf(one) || one.icNo - other.icNo);
  const most = Math.max(1, ...sorted.map(wonOf));
  const lanes = sorted.map(
    (company): MoneyLane => ({
      company,
      place: sorted.findIndex((other) => wonOf(other) === wonOf(company)) + 1,
      solid: view === 'peers' ? 0 : company.citizens,
      hatched: view === 'citizens' ? 0 : company.peers,
      tag: invested.has(company.icNo) && <span className={styles.mine}>{t('invested')}</span>,
      won: (
        <span className={styles.sums}>
          <b>{moneyText(wonOf(company), language)}</b>
          {view === 'all' && (
            <span className={styles.parts}>
              <span>
                <i>{t('citizens')}</i> {shortMoney(company.citizens, language)}
              </span>{' '}
              <span>
                <i>{t('peersShort')}</i> {shortMoney(company.peers, language)}
              </span>
            </span>
          )}
        </span>
      ),
    }),
  );
  return (
    <>
      <SectionTitle
        level={2}
        size="3xl"
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
        <span>
          <i /> {t('citizens')}
        </span>
        <span>
          <i data-hatched /> {t('peers')}
        </span>
      </p>
      <div className={styles.lanes}>
        <MoneyLanes lanes={lanes.slice(0, FIRST)} most={most} />
        {lanes.length > FIRST && (
          <details className={styles.rest}>
            <summary>
              {t('more', { from: FIRST + 1, until: lanes.length })} <Icon name="chevron-down" size="sm" />
            </summary>
            <MoneyLanes lanes={lanes.slice(FIRST)} most={most} scale={false} />
          </details>
        )}
      </div>
    </>
  );
}
