import { useTexts } from '../../../lib/use-texts.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { panels as texts } from '../panels.ko.ts';
import type { ArrangedPanel } from '../plan/arrangement.ts';
import styles from './board.module.css';
import { useBoard } from './board-context.ts';

/** The seats of a panel: a disc for each member, a ring where one is missing, squares for alternates; then names. */
export function SeatDots({ panel }: { panel: ArrangedPanel }) {
  const t = useTexts<typeof texts>('panels');
  const { facts } = useBoard();
  const members = panel.evaluators.filter(({ role }) => role === 'member');
  const alternates = panel.evaluators.filter(({ role }) => role === 'alternate');
  const missing = Math.max(0, facts.panelSize - members.length);
  const emptySeats = Array.from({ length: missing }, (_, place) => `empty-${place}`);
  const [first, second] = members.map(({ evaluatorId }) => facts.evaluators.get(evaluatorId)?.name ?? '');
  const rest = members.length - 2;
  return (
    <span className={styles.seats}>
      <span className={styles.dots} aria-hidden="true">
        {members.map(({ evaluatorId }) => (
          <i key={evaluatorId} className={styles.member} />
        ))}
        {emptySeats.map((seat) => (
          <i key={seat} className={styles.missing} />
        ))}
        <span className={styles.alternates}>
          {alternates.map(({ evaluatorId }) => (
            <i key={evaluatorId} className={styles.alternate} />
          ))}
        </span>
      </span>
      <VisuallyHidden>
        {t('seats', { members: members.length, alternates: alternates.length })}.{' '}
      </VisuallyHidden>
      <span className={styles.names}>
        {[first, second].filter(Boolean).join(', ')}
        {rest > 0 && ` ${t('andOthers', { count: rest })}`}
        {members.length === 0 && t('noEvaluators')}
      </span>
    </span>
  );
}
