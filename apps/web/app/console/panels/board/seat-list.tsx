import { useTexts } from '../../../lib/use-texts.ts';
import { StateMark } from '../../../ui/data/state-mark.tsx';
import type { panelBoard as texts } from '../panel-board.ko.ts';
import type { ArrangedPanel, Seat } from '../plan/arrangement.ts';
import { type BoardEvaluator, useBoard } from './board-context.ts';
import { draggable } from './drag.ts';
import { MoveMenu } from './move-menu.tsx';
import styles from './panel-pane.module.css';
import { PinButton } from './pin-button.tsx';
import { useMoves } from './use-moves.ts';

type Props = { panel: ArrangedPanel | null; seats: readonly Seat[]; free: readonly BoardEvaluator[] };

/** Evaluators of a panel, members first, or those in none: what they know, how much they have, whom they must not meet. */
export function SeatList({ panel, seats, free }: Props) {
  const t = useTexts<typeof texts>('panelBoard');
  const inOrder = [
    ...seats.filter(({ role }) => role === 'member'),
    ...seats.filter(({ role }) => role === 'alternate'),
  ];
  if (seats.length === 0 && free.length === 0) return <p className={styles.quiet}>{t('noEvaluators')}</p>;
  return (
    <ul className={styles.list}>
      {inOrder.map((seat) => (
        <SeatRow key={seat.evaluatorId} panel={panel} seat={seat} evaluatorId={seat.evaluatorId} />
      ))}
      {free.map(({ evaluatorId }) => (
        <SeatRow key={evaluatorId} panel={null} seat={null} evaluatorId={evaluatorId} />
      ))}
    </ul>
  );
}

type RowProps = { panel: ArrangedPanel | null; seat: Seat | null; evaluatorId: number };

function SeatRow({ panel, seat, evaluatorId }: RowProps) {
  const t = useTexts<typeof texts>('panelBoard');
  const { facts, figures, readOnly } = useBoard();
  const { move, seat: sit, pin } = useMoves();
  const evaluator = facts.evaluators.get(evaluatorId);
  const name = evaluator?.name ?? t('gone');
  const what = { kind: 'evaluator' as const, evaluatorId };
  const load = figures.load.get(evaluatorId) ?? 0;
  const limit = evaluator?.loadLimit ?? 0;
  const barred = facts.barred.get(evaluatorId);
  const here = panel?.teams.filter(({ teamNo }) => barred?.has(teamNo)).length ?? 0;
  const knows = evaluator?.expertise.map(
    (code) => facts.parts.find((part) => part.code === code)?.name ?? code,
  );
  return (
    <li
      className={styles.row}
      data-line
      data-alternate={seat?.role === 'alternate' || undefined}
      {...draggable(what, !readOnly)}
    >
      <div className={styles.who}>
        <b>{name}</b>
        {seat?.role === 'alternate' && <span className={styles.tag}>{t('role.alternate')}</span>}
      </div>
      <p className={styles.quiet}>
        {evaluator?.affiliation}
        <br />
        {knows?.join(', ') || t('noExpertise')}
      </p>
      <p className={styles.marks}>
        <span className={styles.load} data-over={load > limit || undefined}>
          <i
            style={{ '--share': `${Math.min(100, limit ? (load / limit) * 100 : 100)}%` }}
            aria-hidden="true"
          />
          {t('load', { load, limit })}
        </span>
        {here > 0 && (
          <StateMark kind="wait" icon="warning">
            {t('conflictsHere', { count: here })}
          </StateMark>
        )}
        {!panel && (barred?.size ?? 0) > 0 && (
          <StateMark kind="off">{t('conflictsAll', { count: barred?.size ?? 0 })}</StateMark>
        )}
        {load > limit && <StateMark kind="bad">{t('row.over')}</StateMark>}
        {evaluator?.pledge === 'refused' && <StateMark kind="bad">{t('pledgeRefused')}</StateMark>}
      </p>
      {!readOnly && (
        <div className={styles.acts}>
          {panel && (
            <select
              className={styles.select}
              aria-label={t('act.role', { who: name })}
              value={seat?.role ?? 'member'}
              onChange={(event) => sit(evaluatorId, panel.key, event.target.value as Seat['role'])}
            >
              <option value="member">{t('role.member')}</option>
              <option value="alternate">{t('role.alternate')}</option>
            </select>
          )}
          <MoveMenu
            label={t('act.move', { who: name })}
            from={panel?.key ?? null}
            onMove={(to) => move(what, to)}
          />
          {seat && <PinButton who={name} pinned={seat.pinned} onPin={(pinned) => pin(what, pinned)} />}
        </div>
      )}
    </li>
  );
}
