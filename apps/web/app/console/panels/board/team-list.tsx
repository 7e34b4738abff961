import { useDeferredValue, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { StateMark } from '../../../ui/data/state-mark.tsx';
import { SearchInput } from '../../../ui/form/search-input.tsx';
import type { panels as texts } from '../panels.ko.ts';
import type { ArrangedPanel, PlacedTeam } from '../plan/arrangement.ts';
import { useBoard } from './board-context.ts';
import { draggable } from './drag.ts';
import { MoveMenu } from './move-menu.tsx';
import styles from './panel-pane.module.css';
import { PinButton } from './pin-button.tsx';
import { useMoves } from './use-moves.ts';

const ROWS = 40;

type Props = { panel: ArrangedPanel | null; teams: readonly PlacedTeam[] };

/** Teams of a panel: searched, ticked and moved together, or one by one. */
export function TeamList({ panel, teams }: Props) {
  const t = useTexts<typeof texts>('panels');
  const { facts, readOnly } = useBoard();
  const { move } = useMoves();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [typed, setTyped] = useState('');
  const [rows, setRows] = useState(ROWS);
  const sought = useDeferredValue(typed.trim().toLowerCase());
  const found = teams.filter(({ teamNo }) => {
    const team = facts.teams.get(teamNo);
    const region = facts.regions.find(({ code }) => code === team?.region)?.name ?? '';
    return !sought || `${team?.number ?? ''} ${team?.name ?? ''} ${region}`.toLowerCase().includes(sought);
  });
  const here = teams.filter(({ teamNo }) => ticked.has(teamNo)).map(({ teamNo }) => teamNo);

  function tick(teamNo: number, on: boolean) {
    const next = new Set(here);
    if (on) next.add(teamNo);
    else next.delete(teamNo);
    setTicked(next);
  }
  return (
    <>
      <h3>
        {t('pane.teams')} <span>{t('teamCount', { count: teams.length })}</span>
      </h3>
      {teams.length === 0 && <p className={styles.quiet}>{t('noTeams')}</p>}
      {teams.length > 8 && (
        <SearchInput
          aria-label={t('pane.search')}
          placeholder={t('pane.search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {here.length > 0 && (
        <div className={styles.bulk}>
          <b>{t('pane.ticked', { count: here.length })}</b>
          <MoveMenu
            label={t('pane.moveTicked')}
            shown={t('pane.moveTicked')}
            from={panel?.key ?? null}
            onMove={(to) => {
              move({ kind: 'teams', teamNos: here }, to);
              setTicked(new Set());
            }}
          />
          <button type="button" className={styles.clear} onClick={() => setTicked(new Set())}>
            {t('pane.untick')}
          </button>
        </div>
      )}
      {sought && found.length === 0 && <p className={styles.quiet}>{t('pane.notFound')}</p>}
      <ul className={styles.list}>
        {found.slice(0, rows).map((team) => (
          <TeamRow
            key={team.teamNo}
            panel={panel}
            team={team}
            ticked={ticked.has(team.teamNo)}
            onTick={readOnly ? null : (on) => tick(team.teamNo, on)}
          />
        ))}
      </ul>
      {found.length > rows && (
        <Button size="sm" onClick={() => setRows(rows + 200)}>
          {t('pane.more', { count: found.length - rows })}
        </Button>
      )}
    </>
  );
}

type RowProps = {
  panel: ArrangedPanel | null;
  team: PlacedTeam;
  ticked: boolean;
  onTick: ((on: boolean) => void) | null;
};

function TeamRow({ panel, team: placed, ticked, onTick }: RowProps) {
  const t = useTexts<typeof texts>('panels');
  const { facts, figures } = useBoard();
  const { move, pin } = useMoves();
  const { teamNo } = placed;
  const team = facts.teams.get(teamNo);
  const name = team?.name || t('gone');
  const what = { kind: 'teams' as const, teamNos: [teamNo] };
  const barred = panel?.evaluators.filter(({ evaluatorId }) => facts.barred.get(evaluatorId)?.has(teamNo));
  const short = panel && figures.panels.get(panel.key)?.short.find((one) => one.teamNo === teamNo);
  const region = facts.regions.find(({ code }) => code === team?.region)?.name;
  const part = facts.parts.find(({ code }) => code === team?.itemPart)?.name;
  return (
    <li className={styles.row} data-line data-team {...draggable(what, onTick !== null)}>
      <div className={styles.who}>
        {onTick && (
          <input
            type="checkbox"
            className={styles.tick}
            aria-label={t('act.tick', { who: name })}
            checked={ticked}
            onChange={(event) => onTick(event.target.checked)}
          />
        )}
        <span className={styles.no}>{team?.number ?? '–'}</span>
        <b>{name}</b>
      </div>
      <p className={styles.quiet}>{[region, part].filter(Boolean).join(', ')}</p>
      {((barred?.length ?? 0) > 0 || short) && (
        <p className={styles.marks}>
          {(barred?.length ?? 0) > 0 && (
            <StateMark kind="off" icon="warning">
              {t('barredBy', {
                who:
                  barred?.map(({ evaluatorId }) => facts.evaluators.get(evaluatorId)?.name).join(', ') ?? '',
              })}
            </StateMark>
          )}
          {short && <StateMark kind="bad">{t('has', { has: short.has, needs: facts.panelSize })}</StateMark>}
        </p>
      )}
      {onTick && (
        <div className={styles.acts}>
          <MoveMenu
            label={t('act.move', { who: name })}
            from={panel?.key ?? null}
            onMove={(to) => move(what, to)}
          />
          {panel && <PinButton who={name} pinned={placed.pinned} onPin={(pinned) => pin(what, pinned)} />}
        </div>
      )}
    </li>
  );
}
