import { useEffect, useRef, useState } from 'react';
import { confirm } from '../../../lib/dialogs.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { DenseButton } from '../../../ui/action/dense-button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { panelBoard as texts } from '../panel-board.ko.ts';
import type { ArrangedPanel } from '../plan/arrangement.ts';
import { removePanel, renamePanel } from '../plan/panel-edits.ts';
import { freeEvaluators, useBoard } from './board-context.ts';
import { usePanelNames } from './panel-name.ts';
import styles from './panel-pane.module.css';
import { SeatList } from './seat-list.tsx';
import { TeamList } from './team-list.tsx';

/** The chosen panel beside the table: its evaluators and teams, each to be moved or held. */
export function PanelPane() {
  const t = useTexts<typeof texts>('panelBoard');
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
  const t = useTexts<typeof texts>('panelBoard');
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
