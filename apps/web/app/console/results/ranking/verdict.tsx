import type { ResultTeam } from '@chulbal/contract/results/results';
import { hasQuotas } from '@chulbal/contract/results/shapes.rules';
import { reserveAmong, reserveScope } from '@chulbal/contract/results/words.rules';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { useResult } from '../result-context.ts';
import type { resultRanking as texts } from '../result-ranking.ko.ts';
import styles from './ranking-row.module.css';

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
export function Verdict({ team }: { team: Pick<ResultTeam, 'decision' | 'via' | 'reserveRank' | 'region'> }) {
  const t = useTexts<typeof texts>('resultRanking');
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
