import { shownPoints } from '@chulbal/contract/results/points';
import type { ResultTeam } from '@chulbal/contract/results/results';
import { useTexts } from '../../../lib/use-texts.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { useResult } from '../result-context.ts';
import type { resultRanking as texts } from '../result-ranking.ko.ts';
import { placeOf } from './ranking-items.ts';
import styles from './ranking-row.module.css';
import table from './ranking-table.module.css';
import { ScoreStrip } from './score-strip.tsx';
import type { Scale } from './strip.ts';
import { tieWords } from './tie-words.ts';
import { Verdict } from './verdict.tsx';

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
  const t = useTexts<typeof texts>('resultRanking');
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
  const t = useTexts<typeof texts>('resultRanking');
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
  const t = useTexts<typeof texts>('resultRanking');
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
