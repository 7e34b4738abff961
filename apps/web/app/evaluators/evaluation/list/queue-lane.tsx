import { useTexts } from '../../../lib/use-texts.ts';
import type { TargetsData } from '../target-data.ts';
import type { judgeList as texts } from './judge-list.ko.ts';
import { blocksOf } from './queue.ts';
import styles from './queue-lane.module.css';
import { StateWord } from './state-word.tsx';

type Props = { data: TargetsData; note: string };

/** The whole queue as a lane: a block a team, and what the blocks mean with their numbers. */
export function QueueLane({ data, note }: Props) {
  const t = useTexts<typeof texts>('judgeList');
  const { targets, progress } = data;
  const shown = (['submitted', 'draft', 'unread', 'recused', 'voided'] as const).filter(
    (state) => state !== 'voided' || progress.voided > 0,
  );
  return (
    <div>
      <div className={styles.lane} role="img" aria-label={t('lane', progress)}>
        {blocksOf(targets).map(({ targetNo, state, next }) => (
          <i key={targetNo} data-state={next ? 'next' : state} />
        ))}
      </div>
      <div className={styles.key}>
        {shown.map((state) => (
          <StateWord key={state} state={state}>
            <b>{progress[state]}</b>
          </StateWord>
        ))}
        {note && <span className={styles.note}>{note}</span>}
      </div>
    </div>
  );
}
