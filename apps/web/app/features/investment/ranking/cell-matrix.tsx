import type { CompanyResult } from '@chulbal/contract/investment';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { CompanyMark } from '../company-mark.tsx';
import { shortMoney } from '../money.ts';
import type { marketResults as texts } from '../results/market-results.ko.ts';
import styles from './ranking.module.css';

type Props = { companies: readonly CompanyResult[]; invested: ReadonlyMap<number, number> };

/** The first of every track × region; a table, for that is what it is. */
export function CellMatrix({ companies, invested }: Props) {
  const t = useTexts<typeof texts>('marketResults');
  const regions = [...Map.groupBy(companies, ({ region }) => region).values()].map(([first]) => first);
  const tracks = [...Map.groupBy(companies, ({ trackNo }) => trackNo).values()]
    .map(([first]) => first)
    .toSorted((one, other) => (one?.lane ?? 0) - (other?.lane ?? 0));
  return (
    <>
      <SectionTitle level={2} size="2xl" id="cells" aside={t('cellsNote')}>
        {t('cells')}
      </SectionTitle>
      <ScrollRegion label={t('cells')}>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col">{t('track')}</th>
              {regions.map((one) => (
                <th key={one?.region ?? ''} scope="col">
                  {one?.regionName ?? '–'}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tracks.map((track) => (
              <tr key={track?.trackNo}>
                <th scope="row">
                  <LaneNo lane={track?.lane ?? 1} size="sm" /> {track?.trackName}
                </th>
                {regions.map((region) => (
                  <Cell
                    key={region?.region ?? ''}
                    of={companies.filter(
                      (one) => one.trackNo === track?.trackNo && one.region === region?.region,
                    )}
                    invested={invested}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}

function Cell({ of, invested }: { of: readonly CompanyResult[]; invested: Props['invested'] }) {
  const t = useTexts<typeof texts>('marketResults');
  const language = useLanguage();
  const firsts = of.filter(({ cellRank }) => cellRank === 1);
  if (firsts.length === 0) return <td data-empty>{t(of.length === 0 ? 'noTeams' : 'noMoney')}</td>;
  const isHit = firsts.some(({ icNo }) => invested.has(icNo));
  return (
    <td data-hit={isHit || undefined}>
      {firsts.map((one) => (
        <p key={one.icNo}>
          <CompanyMark company={one} />
          <span>
            <b>{one.companyTitle}</b>
            <small>{shortMoney(one.total, language)}</small>
          </span>
        </p>
      ))}
      {isHit && <small className={styles.hit}>{t('mine.hit')}</small>}
    </td>
  );
}
