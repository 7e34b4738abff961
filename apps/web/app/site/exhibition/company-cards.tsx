import type { CompanyCard } from '@chulbal/contract/companies/shown';
import { srcSetOf } from '../../lib/picture-sources.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Link } from '../../ui/action/link.tsx';
import { laneColour } from '../../ui/lane/lane-colour.ts';
import { LaneNo } from '../../ui/lane/lane-no.tsx';
import { InvestedTag } from '../investment/lists/wallet-strip.tsx';
import type { exhibition as texts } from './exhibition.ko.ts';
import styles from './exhibition.module.css';

const marks = [
  'M8 36a24 24 0 0 1 48 0zM32 36v14a6 6 0 0 1-12 0',
  'M10 10h18v18H10zM36 10h18v18H36zM10 36h18v18H10zM45 36a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  'M32 8a17 17 0 0 1 0 34 17 17 0 0 1 0-34zM29 40h6v16h-6z',
  'M8 16h48v9H8zM8 31h36v9H8zM8 46h22v9H8z',
  'M10 14h20v40H12zM54 14H34v40h18z',
  'M32 6 56 50H8z',
] as const;

/** What stands where a company has no logo: one of a few drawings in the colour of its lane, the same every time. */
function CompanyMark({ icNo }: { icNo: number }) {
  return (
    <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
      <path d={marks[icNo % marks.length]} fill="currentColor" />
    </svg>
  );
}

/** What a card shows of a company. */
export type ShownCard = Omit<CompanyCard, 'teamNo' | 'trackNo' | 'onlyKorean'>;

type Props = {
  companies: readonly ShownCard[];
  seen: ReadonlySet<number> | null;
  /** What the reader has in companies, in won by number. */
  invested?: ReadonlyMap<number, number>;
};

/** So many pictures may be in sight as the page comes. */
const AT_ONCE = 3;

/** Companies as cards that lead to their pages. No card says anything of what was invested. */
export function CompanyCards({ companies, seen, invested }: Props) {
  const t = useTexts<typeof texts>('exhibition');
  return (
    <ul className={styles.cards}>
      {companies.map((company, place) => {
        const { icNo, igNo, lane, trackName, region, teamName, companyTitle, companyType, logo } = company;
        return (
          <li key={icNo} className={styles.card} data-lane={laneColour(lane)}>
            <Link to={`/ipo/detail/${igNo}/${icNo}`}>
              <span className={styles.cover}>
                {logo ? (
                  <img
                    src={`/transfer/file/${logo}`}
                    srcSet={srcSetOf(`/transfer/file/${logo}`)}
                    sizes="(max-width: 640px) 68px, 120px"
                    alt=""
                    width={120}
                    height={120}
                    loading={place < AT_ONCE ? 'eager' : 'lazy'}
                    decoding="async"
                  />
                ) : (
                  <CompanyMark icNo={icNo} />
                )}
              </span>
              <span className={styles.cardText}>
                <span className={styles.cardTrack}>
                  <LaneNo lane={lane} size="sm" />
                  {region ? `${trackName} · ${region}` : trackName}
                  {invested?.has(icNo) ? (
                    <InvestedTag amount={invested.get(icNo) ?? 0} />
                  ) : (
                    seen?.has(icNo) && <em>{t('list.seen')}</em>
                  )}
                </span>
                <b>{teamName}</b>
                <span>{companyTitle}</span>
                {companyType && <small>{companyType}</small>}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
