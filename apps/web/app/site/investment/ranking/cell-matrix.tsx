import type { CompanyResult } from '@chulbal/contract/investment/investment';
import { shortMoney } from '../../../lib/money.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { laneColour } from '../../../ui/lane/lane-colour.ts';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { CompanyMark } from '../company-mark.tsx';
import type { investment as texts } from '../investment.ko.ts';
import styles from './ranking.module.css';

type Props = { companies: readonly CompanyResult[]; invested: ReadonlyMap<number, number> };

/** The first of every track × region; a table, for that is what it is. On a phone each track is a list of regions. */
export function CellMatrix({ companies, invested }: Props) {
  const t = useTexts<typeof texts>('investment');
  const regions = [...new Map(companies.map(({ region, regionName }) => [region, regionName]))];
  const tracks = [...Map.groupBy(companies, ({ lane }) => lane)].toSorted(([one], [other]) => one - other);
  return (
    <>
      <SectionTitle level={2} size="3xl" id="cells" aside={invested.size > 0 && t('cellsNote')}>
        {t('cells')}
      </SectionTitle>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">{t('track')}</th>
            {regions.map(([code, name]) => (
              <th key={code} scope="col">
                {name ?? t('everywhere')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tracks.map(([lane, of]) => (
            <tr key={lane} data-lane={laneColour(lane)}>
              <th scope="row">
                <LaneNo lane={lane} size="sm" /> {of[0]?.trackName}
              </th>
              {regions.map(([code, name]) => (
                <Cell
                  key={code}
                  region={name ?? t('everywhere')}
                  of={of.filter(({ region }) => region === code)}
                  invested={invested}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

type CellProps = { of: readonly CompanyResult[]; region: string; invested: Props['invested'] };

function Cell({ of, region, invested }: CellProps) {
  const t = useTexts<typeof texts>('investment');
  const language = useLanguage();
  const firsts = of.filter(({ cellRank }) => cellRank === 1);
  if (firsts.length === 0) {
    return (
      <td data-empty data-region={region}>
        {t(of.length === 0 ? 'noTeams' : 'noMoney')}
      </td>
    );
  }
  const isHit = firsts.some(({ icNo }) => invested.has(icNo));
  return (
    <td data-hit={isHit || undefined} data-region={region}>
      {firsts.map((one) => (
        <p key={one.icNo}>
          <CompanyMark company={one} />
          <span>
            <b>{one.teamName}</b>
            <small>{shortMoney(one.total, language)}</small>
          </span>
        </p>
      ))}
      {isHit && <span className={styles.hit}>{t('mine.hit')}</span>}
    </td>
  );
}
