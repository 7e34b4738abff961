import { shownPoints } from '@chulbal/contract/results/points';
import type { ResultTeam } from '@chulbal/contract/results/results';
import type { RankedTeam } from '@chulbal/contract/results/shapes';
import { hasQuotas } from '@chulbal/contract/results/shapes.rules';
import { reserveAmong, reserveScope } from '@chulbal/contract/results/words.rules';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { useResult } from '../result-context.ts';
import type { results as texts } from '../results.ko.ts';
import { placeOf } from './ranking-items.ts';
import styles from './ranking-row.module.css';
import table from './ranking-table.module.css';
import { crossesPath, dotsPath, placeOn, type Scale, stripOf } from './strip.ts';
import { tieWords } from './tie-words.ts';

type Props = {
  team: ResultTeam;
  /** The one it is tied with. */
  against: ResultTeam | undefined;
  scale: Scale;
  /** Its rank beside the official one; undefined where none is shown. */
  standardised: number | null | undefined;
};

/** A team in the ranking: where it stands, how it moved, its sheets and what becomes of it. */
export function RankingRow({ team, against, scale, standardised }: Props) {
  const t = useTexts<typeof texts>('results');
  const { region, ask } = useResult();
  const place = placeOf(team, region);
  const tie = tieWords(team, against);
  return (
    <tr className={styles.row} data-move={team.move} data-team={team.teamNo}>
      <td className={table.place} data-cell="place">
        {place ?? '–'}
      </td>
      {standardised !== undefined && (
        <td className={styles.z} data-cell="z">
          {standardised === null ? (
            '–'
          ) : (
            <>
              <span aria-hidden="true">{standardised}</span>
              <VisuallyHidden>{t('zPlace', { place: standardised })}</VisuallyHidden>
            </>
          )}
        </td>
      )}
      <td data-cell="move">
        <Moved team={team} region={region} />
      </td>
      <th scope="row" data-cell="team">
        <button
          type="button"
          className={table.team}
          aria-haspopup="dialog"
          title={t('scores', { team: team.teamName })}
          onClick={() => ask({ what: 'scores', teamNo: team.teamNo })}
        >
          {team.teamName}
        </button>
        <small data-tie={tie ? true : undefined}>{tie ? <TieText words={tie} /> : team.itemName}</small>
      </th>
      <td data-cell="sheets">
        <ScoreStrip sheets={team.sheets} average={team.average} scale={scale} />
      </td>
      <td className={table.right} data-cell="average" data-label={t('col.average')}>
        {team.average === null ? '–' : shownPoints(team.average)}
      </td>
      <td className={table.right} data-cell="bonus" data-label={t('col.bonus')}>
        <Bonus points={team.bonus} />
      </td>
      {team.market && (
        <td className={table.right} data-cell="market" data-label={t('col.market')}>
          +{shownPoints(team.market.points)}
        </td>
      )}
      <td className={table.final} data-cell="final">
        {team.final === null ? '–' : tie ? team.final : shownPoints(team.final)}
      </td>
      <td data-cell="verdict">
        <Verdict team={team} />
      </td>
    </tr>
  );
}

function Bonus({ points }: { points: string }) {
  const value = Number(points);
  return value === 0 ? <span className={styles.muted}>0</span> : <>+{value}</>;
}

function TieText({ words }: { words: NonNullable<ReturnType<typeof tieWords>> }) {
  const t = useTexts<typeof texts>('results');
  const { data, name } = useResult();
  if (words.by === 'decision' || words.by === 'undecided' || words.by === 'shared')
    return t(`tie.${words.by}`);
  const { own, other, sign } = words;
  if (words.by === 'variance') return t('tie.variance', { own, other, sign });
  const criterion = data.criteria.find(({ code }) => code === words.code);
  return t('tie.criterion', { name: criterion ? name(criterion.name) : words.code, own, other, sign });
}

/** How a team stands to the version in force: an arrow and a word. */
function Moved({ team, region }: { team: ResultTeam; region: string | null }) {
  const t = useTexts<typeof texts>('results');
  const { move, before } = team;
  const to = placeOf(team, region);
  const from = before && (region === null ? before.rank : before.regionRank);
  const [start, end] = [from ?? '–', to ?? '–'];
  if (move === 'in' || move === 'out') {
    return (
      <span className={styles.moved} data-move={move}>
        <Arrow up={move === 'in'} />
        {t(`move.${move}`, { from: start, to: end })}
      </span>
    );
  }
  if (move === 'new') return <span className={styles.moved}>{t('move.new')}</span>;
  const by = from === null || to === null ? 0 : from - to;
  if (by === 0)
    return (
      <span className={styles.moved}>
        <span aria-hidden="true">{t('move.none')}</span>
        <VisuallyHidden>{t('move.same')}</VisuallyHidden>
      </span>
    );
  return (
    <span className={styles.moved}>
      <Arrow up={by > 0} />
      <span aria-hidden="true">{Math.abs(by)}</span>
      <VisuallyHidden>{t(by > 0 ? 'move.up' : 'move.down', { count: Math.abs(by) })}</VisuallyHidden>
    </span>
  );
}

function Arrow({ up }: { up: boolean }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={up ? 'M8 13V3.5M4 7l4-3.7L12 7' : 'M8 3v9.5M4 9l4 3.7L12 9'} />
    </svg>
  );
}

const WIDTH = 150;

type ScoreStripProps = { sheets: RankedTeam['sheets']; average: string | null; scale: Scale };

/** A team's sheets on one line: dots, × for the dropped ones, and the mean of those kept. */
function ScoreStrip({ sheets, average, scale }: ScoreStripProps) {
  const t = useTexts<typeof texts>('results');
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

const shapes = {
  selected: {
    path: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8zm3.5 4.6L7.3 11 4.6 8.4l1-1.1 1.6 1.5 3.2-3.5z',
    filled: true,
  },
  reserve: { path: 'M8 13.8A5.8 5.8 0 1 0 8 2.2a5.8 5.8 0 0 0 0 11.6zM8 4.8V8l2.3 1.6', filled: false },
  notSelected: { path: 'M3.5 8h9', filled: false },
  cut: { path: 'M4 4l8 8M12 4l-8 8', filled: false },
  withdrawn: { path: 'M13 8H3.5M7 4.5 3.5 8 7 11.5', filled: false },
  undecided: { path: 'M2.5 5.8h11M2.5 10.2h11', filled: false },
} as const;

/** What becomes of a team: a shape and a word, by what place it is selected where regions have quotas, and among whom it is in reserve. */
function Verdict({ team }: { team: Pick<ResultTeam, 'decision' | 'via' | 'reserveRank' | 'region'> }) {
  const t = useTexts<typeof texts>('results');
  const language = useLanguage();
  const { view } = useResult();
  const { decision, via, reserveRank, region } = team;
  const { path, filled } = shapes[decision];
  const word =
    decision === 'reserve' && reserveRank !== null
      ? t('verdict.reserve', { place: reserveRank })
      : t(decision === 'reserve' ? 'verdict.reserveTied' : `verdict.${decision}`);
  const told = via === 'withdrawal' || (via === 'national' && hasQuotas(view.rules));
  const among = reserveAmong(region, hasQuotas(view.rules));
  const name = view.regions.find((one) => one.region === region)?.name ?? null;
  const how =
    decision === 'reserve'
      ? reserveScope({ among, region: name }, language)
      : decision === 'selected' && told
        ? t(`verdict.${via}`)
        : null;
  return (
    <span className={styles.verdict} data-decision={decision}>
      <svg viewBox="0 0 16 16" aria-hidden="true" data-filled={filled || undefined}>
        <path d={path} />
      </svg>
      <span>
        {word}
        {how && <small>{how}</small>}
      </span>
    </span>
  );
}
