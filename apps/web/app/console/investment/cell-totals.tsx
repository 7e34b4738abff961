import type { CompanyResult } from '@chulbal/contract/investment/investment';
import { useState } from 'react';
import { shortMoney } from '../../lib/money.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Table } from '../../ui/data/table.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import { laneColour } from '../../ui/lane/lane-colour.ts';
import { LaneNo } from '../../ui/lane/lane-no.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import type { marketAdmin as texts } from './market-admin.ko.ts';
import styles from './market-admin.module.css';

const whose = ['total', 'citizens', 'peers'] as const;

/** What each track × region and each company has, once an operator has opened it. */
export function CellTotals({ companies }: { companies: readonly CompanyResult[] }) {
  const t = useTexts<typeof texts>('marketAdmin');
  const language = useLanguage();
  const [by, setBy] = useState<(typeof whose)[number]>('total');
  const sum = (of: readonly CompanyResult[]) => of.reduce((all, one) => all + one[by], 0);
  const count = (of: readonly CompanyResult[]) => of.reduce((all, { investors }) => all + investors, 0);
  const regions = [...new Map(companies.map((one) => [one.region, one.regionName]))];
  const tracks = [...Map.groupBy(companies, ({ lane }) => lane)].toSorted(([one], [other]) => one - other);
  const cellsOf = (of: readonly CompanyResult[]) =>
    regions.map(([code]) => of.filter(({ region }) => region === code));
  const most = Math.max(1, ...tracks.flatMap(([, of]) => cellsOf(of).map(sum)));
  const money = (won: number) => shortMoney(won, language);
  return (
    <section aria-labelledby="cells">
      <div className={styles.title}>
        <Heading level={2} size="lg" id="cells">
          {t('cells')}
        </Heading>
        <p className={styles.hint}>{t('cellsNote')}</p>
        <Segments
          name="whose"
          aria-label={t('whose')}
          value={by}
          onChange={(event) => setBy(whose.find((one) => one === event.target.value) ?? 'total')}
          choices={whose.map((one) => ({ value: one, text: t(one === 'total' ? 'everybody' : one) }))}
        />
      </div>
      <ScrollRegion label={t('cellsTable')} className={styles.scroll}>
        <table className={styles.cells}>
          <thead>
            <tr>
              <th scope="col">{t('track')}</th>
              {regions.map(([code, name]) => (
                <th key={code} scope="col">
                  {name ?? t('everywhere')}
                </th>
              ))}
              <th scope="col">{t('sum')}</th>
            </tr>
          </thead>
          <tbody>
            {tracks.map(([lane, of]) => (
              <tr key={lane} data-lane={laneColour(lane)}>
                <th scope="row">
                  <LaneNo lane={lane} size="sm" /> {of[0]?.trackName}
                </th>
                {cellsOf(of).map((cell, place) => (
                  <td key={regions[place]?.[0]} style={{ '--heat': sum(cell) / most }}>
                    {by === 'total' && <small>{t('investors', { count: count(cell) })}</small>}{' '}
                    <b>{money(sum(cell))}</b>
                  </td>
                ))}
                <td>
                  <b>{money(sum(of))}</b>
                </td>
              </tr>
            ))}
            <tr>
              <th scope="row">{t('everything')}</th>
              {cellsOf(companies).map((cell, place) => (
                <td key={regions[place]?.[0]}>
                  <b>{money(sum(cell))}</b>
                </td>
              ))}
              <td>
                <b>{money(sum(companies))}</b>
              </td>
            </tr>
          </tbody>
        </table>
      </ScrollRegion>
      <details>
        <summary>{t('ranking')}</summary>
        <Table
          caption={t('ranking')}
          dense
          narrow="scroll"
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
