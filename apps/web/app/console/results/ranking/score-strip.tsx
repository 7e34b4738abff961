import { shownPoints } from '@chulbal/contract/results/points';
import type { RankedTeam } from '@chulbal/contract/results/shapes';
import { useTexts } from '../../../lib/use-texts.ts';
import type { resultRanking as texts } from '../result-ranking.ko.ts';
import styles from './ranking-row.module.css';
import { crossesPath, dotsPath, placeOn, type Scale, stripOf } from './strip.ts';

const WIDTH = 150;

type Props = { sheets: RankedTeam['sheets']; average: string | null; scale: Scale };

/** A team's sheets on one line: dots, × for the dropped ones, and the mean of those kept. */
export function ScoreStrip({ sheets, average, scale }: Props) {
  const t = useTexts<typeof texts>('resultRanking');
  if (sheets.length === 0 || average === null) return <span className={styles.muted}>{t('stripNone')}</span>;
  const { kept, dropped, ticks } = stripOf(sheets, scale, WIDTH);
  const listed = (of: RankedTeam['sheets']) => of.map(({ total }) => plain(total)).join(', ');
  const out = sheets.filter((sheet) => sheet.dropped);
  const label = [
    t('strip', { scores: listed(sheets), average: shownPoints(average) }),
    out.length > 0 ? t('stripDropped', { dropped: listed(out) }) : '',
  ];
  const mean = placeOn(scale, Number(average), WIDTH);
  return (
    <svg className={styles.strip} viewBox={`0 0 ${WIDTH} 26`} role="img" aria-label={label.join(' ').trim()}>
      <path
        className={styles.axis}
        d={`M${ticks[0]} 13H${ticks.at(-1)}${ticks.map((x) => `M${x} 10v6`).join('')}`}
      />
      <path className={styles.cross} d={crossesPath(dropped, 3)} />
      <path className={styles.dot} d={dotsPath(kept, 3.5)} />
      <path className={styles.mean} d={`M${mean} 3V23`} />
    </svg>
  );
}

/** `77.5000` as it was given: 77.5. */
function plain(total: string): string {
  return String(Number(total));
}
