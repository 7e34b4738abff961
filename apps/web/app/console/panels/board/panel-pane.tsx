import { useEffect, useRef, useState } from 'react';
import { confirm } from '../../../lib/dialogs.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { DenseButton } from '../../../ui/action/dense-button.tsx';
import { StateMark } from '../../../ui/data/state-mark.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { panels as texts } from '../panels.ko.ts';
import type { ArrangedPanel, Seat } from '../plan/arrangement.ts';
import { removePanel, renamePanel } from '../plan/panel-edits.ts';
import { type BoardEvaluator, freeEvaluators, useBoard } from './board-context.ts';
import { draggable } from './drag.ts';
import { MoveMenu } from './move-menu.tsx';
import { usePanelNames } from './panel-name.ts';
import styles from './panel-pane.module.css';
import { PinButton } from './pin-button.tsx';
import { TeamList } from './team-list.tsx';
import { useMoves } from './use-moves.ts';

/** The chosen panel beside the table: its evaluators and teams, each to be moved or held. */
export function PanelPane() {
  const t = useTexts<typeof texts>('panels');
  const board = useBoard();
  const { arrangement, figures, chosen, choose } = board;
  const panel = arrangement.find(({ key }) => key === chosen) ?? null;
  const name = usePanelNames(arrangement)(panel?.key ?? null);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = panel !== null || chosen === 'none';
  useEffect(() => {
    if (chosen !== null) title.current?.focus({ preventScroll: true });
  }, [chosen]);
  useEffect(() => {
    // who was moved is gone from the list, and the focus with them
    if (arrangement.length > 0 && document.activeElement === document.body) {
      title.current?.focus({ preventScroll: true });
    }
  }, [arrangement]);
  if (!shown) return null;

  function close() {
    const opener = document.querySelector<HTMLElement>(`[data-panel="${chosen}"]`);
    choose(null);
    opener?.focus({ preventScroll: true });
  }
  const seats = panel?.evaluators ?? [];
  const free = panel ? [] : freeEvaluators(board);
  const teams = panel?.teams ?? figures.withoutPanel.map((teamNo) => ({ teamNo, pinned: false }));
  return (
    <aside
      className={styles.pane}
      aria-label={name}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) close();
      }}
    >
      <div className={styles.head}>
        <h2 ref={title} tabIndex={-1}>
          {name}
        </h2>
        <DenseButton icon="cross" label={t('pane.close')} onClick={close} />
      </div>
      <div className={styles.body}>
        <section className={styles.section}>
          <h3>
            {t('pane.evaluators')}{' '}
            <span>
              {panel
                ? t('pane.seats', {
                    members: figures.panels.get(panel.key)?.members ?? 0,
                    size: board.facts.panelSize,
                    alternates: figures.panels.get(panel.key)?.alternates ?? 0,
                  })
                : t('pane.people', { count: free.length })}
            </span>
          </h3>
          <SeatList panel={panel} seats={seats} free={free} />
        </section>
        <section className={styles.section}>
          <TeamList panel={panel} teams={teams} />
        </section>
        {panel && !board.readOnly && (
          <PanelFoot key={panel.key} panel={panel} name={name} onGone={() => choose(null)} />
        )}
      </div>
    </aside>
  );
}

/** The panel's own name, and taking it away. */
function PanelFoot({ panel, name, onGone }: { panel: ArrangedPanel; name: string; onGone: () => void }) {
  const t = useTexts<typeof texts>('panels');
  const { edit } = useBoard();
  const [typed, setTyped] = useState(panel.name);
  const busy = panel.evaluators.length + panel.teams.length > 0;
  async function remove() {
    const words = { title: t('pane.remove.title', { panel: name }), body: t('pane.remove.body') };
    if (busy && !(await confirm({ ...words, ok: t('pane.remove.ok'), danger: true }))) return;
    onGone();
    edit((now) => removePanel(now, panel.key), t('said.removed', { panel: name }));
  }
  const rename = () =>
    edit(
      (now) => renamePanel(now, { key: panel.key, name: typed }),
      t('said.renamed', { panel: typed || name }),
    );
  return (
    <section className={styles.section}>
      <Field label={t('pane.name')} hint={t('pane.nameHint')}>
        <TextInput
          maxLength={40}
          value={typed}
          placeholder={panel.name ? undefined : name}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={rename}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) rename();
          }}
        />
      </Field>
      <Button variant="danger" size="sm" onClick={() => void remove()}>
        {t('pane.remove.button')}
      </Button>
    </section>
  );
}

type Props = { panel: ArrangedPanel | null; seats: readonly Seat[]; free: readonly BoardEvaluator[] };

/** Evaluators of a panel, members first, or those in none: what they know, how much they have, whom they must not meet. */
function SeatList({ panel, seats, free }: Props) {
  const t = useTexts<typeof texts>('panels');
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
  const t = useTexts<typeof texts>('panels');
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
