import type { CompanyResult } from '@chulbal/contract/investment';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Table } from '../../../ui/data/table.tsx';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import { shortMoney } from '../money.ts';
import type { marketDesk as texts } from './market-desk.ko.ts';
import styles from './market-desk.module.css';

/** What each track × region and each company has, once an operator has opened it. */
export function CellTotals({ companies }: { companies: readonly CompanyResult[] }) {
  const t = useTexts<typeof texts>('marketDesk');
  const language = useLanguage();
  const sum = (of: readonly CompanyResult[]) => of.reduce((all, { total }) => all + total, 0);
  const count = (of: readonly CompanyResult[]) => of.reduce((all, { investors }) => all + investors, 0);
  const regions = [...new Map(companies.map((one) => [one.region, one.regionName]))];
  const tracks = [...Map.groupBy(companies, ({ lane }) => lane)].toSorted(([one], [other]) => one - other);
  const money = (won: number) => shortMoney(won, language);
  return (
    <section aria-labelledby="cells">
      <Heading level={2} size="lg" id="cells">
        {t('cells')}
      </Heading>
      <p className={styles.hint}>{t('cellsNote')}</p>
      <ScrollRegion label={t('cells')} className={styles.scroll}>
        <table className={styles.cells}>
          <thead>
            <tr>
              <th scope="col">{t('track')}</th>
              {regions.map(([code, name]) => (
                <th key={code} scope="col">
                  {name ?? '–'}
                </th>
              ))}
              <th scope="col">{t('sum')}</th>
            </tr>
          </thead>
          <tbody>
            {tracks.map(([lane, of]) => (
              <tr key={lane}>
                <th scope="row">
                  <LaneNo lane={lane} size="sm" /> {of[0]?.trackName}
                </th>
                {regions.map(([code]) => {
                  const cell = of.filter(({ region }) => region === code);
                  return (
                    <td key={code}>
                      <small>{count(cell)}</small> {money(sum(cell))}
                    </td>
                  );
                })}
                <td>{money(sum(of))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <details>
        <summary>{t('ranking')}</summary>
        <Table
          caption={t('ranking')}
          dense
          rows={companies}
          rowKey={({ icNo }) => icNo}
          columns={[
            { key: 'rank', title: t('rank'), right: true, cell: ({ rank }) => rank ?? '–' },
            {
              key: 'company',
              title: t('company'),
              rowHeader: true,
              cell: ({ teamName }) => teamName,
            },
            { key: 'citizens', title: t('citizens'), right: true, cell: ({ citizens }) => money(citizens) },
            { key: 'peers', title: t('peers'), right: true, cell: ({ peers }) => money(peers) },
            { key: 'total', title: t('sum'), right: true, cell: ({ total }) => money(total) },
          ]}
        />
      </details>
    </section>
  );
}
