import type { Consequence, ProgressPanel } from '@chulbal/contract/evaluation/progress';
import { Fragment } from 'react';
import { momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { laneColour } from '../../ui/lane/lane-colour.ts';
import { TrackName } from '../../ui/lane/track-name.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { isAssigned, markOf, type Stage, stageOf } from './figures.ts';
import styles from './judging.module.css';
import type { judgingProgress as texts } from './judging-progress.ko.ts';
import { PanelLane } from './panel-lane.tsx';

type Props = {
  panels: readonly ProgressPanel[];
  stages: readonly Stage[];
  open: number | null;
  onOpen: (panelId: number) => void;
};

const groups: readonly Consequence[] = ['overrun', 'tight', 'unknown', 'onTime', 'done'];

/** Panels by what will become of them, the one whose last sheet comes latest first. */
export function PanelTable({ panels, stages, open, onOpen }: Props) {
  const t = useTexts<typeof texts>('judgingProgress');
  const shares = new Set(stages.map(({ evenShare }) => Math.round(evenShare * 100)));
  const even = shares.size === 1 ? [...shares][0] : undefined;
  return (
    <table className={`${styles.table} ${styles.panels}`}>
      <caption>
        <VisuallyHidden>{t('title')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('columns.panel')}</th>
          <th scope="col" className={styles.laneCell}>
            <span className={styles.scale}>
              <span>0</span>
              <span>50</span>
              <span>100%</span>
              {even !== undefined && <b style={{ '--at': `${even}%` }}>{t('even', { percent: even })}</b>}
            </span>
            <VisuallyHidden>{t('columns.lane')}</VisuallyHidden>
          </th>
          <th scope="col" data-right>
            {t('columns.submitted')}
          </th>
          <th scope="col" data-right data-wide>
            {t('columns.pledged')}
          </th>
          <th scope="col" data-right data-wide>
            {t('columns.perDay')}
          </th>
          <th scope="col">{t('columns.last')}</th>
          <th scope="col" data-wide>
            {t('columns.waits')}
          </th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => {
          const own = panels.filter(({ consequence }) => consequence === group);
          if (own.length === 0) return null;
          return (
            <Fragment key={group}>
              <tr className={styles.group}>
                <th colSpan={7} scope="rowgroup">
                  {t(`group.${group}`)} <b>{own.length}</b> <span>{t(`groupNote.${group}`)}</span>
                </th>
              </tr>
              {own.map((panel) => (
                <PanelRow
                  key={panel.panelId}
                  panel={panel}
                  stage={stageOf(stages, panel)}
                  open={panel.panelId === open}
                  onOpen={onOpen}
                />
              ))}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

type RowProps = { panel: ProgressPanel; stage: Stage; open: boolean; onOpen: (panelId: number) => void };

function PanelRow({ panel, stage, open, onOpen }: RowProps) {
  const t = useTexts<typeof texts>('judgingProgress');
  const { position, name, panelId, evaluators } = panel;
  const working = evaluators.filter(isAssigned);
  const sum = (of: (one: (typeof working)[number]) => number) =>
    working.reduce((total, one) => total + of(one), 0);
  const called = `${stage.trackName} ${name || t('panel', { no: position })}`;
  const unpledged = working.filter(({ pledge }) => pledge !== 'signed').length;
  const waits = working.filter((one) => ['late', 'notBegun'].includes(markOf(one)));
  return (
    <tr data-lane={laneColour(stage.lane)} data-open={open || undefined}>
      <th scope="row">
        <button type="button" aria-pressed={open} onClick={() => onOpen(panelId)}>
          <TrackName lane={stage.lane} name={called} />
        </button>
      </th>
      <td className={styles.laneCell}>
        <PanelLane evaluators={evaluators} evenShare={stage.evenShare} />
      </td>
      <td data-right data-label={t('columns.submitted')}>
        <b>{sum(({ submitted }) => submitted).toLocaleString()}</b>
        <small> / {sum(({ assigned }) => assigned).toLocaleString()}</small>
      </td>
      <td data-right data-wide>
        <b data-bad={unpledged > 0 || undefined}>{working.length - unpledged}</b>
        <small>/{working.length}</small>
      </td>
      <td data-right data-wide>
        {Math.round(sum(({ perDay }) => perDay ?? 0))}
      </td>
      <td data-label={t('columns.last')}>
        <LastSheet panel={panel} />
      </td>
      <td data-wide className={styles.waits}>
        {waits.slice(0, 2).map((one) => (
          <span key={one.evaluatorId}>
            {one.name}{' '}
            <small>
              {one.submitted}/{one.assigned}
            </small>
          </span>
        ))}
        {waits.length > 2 && <small>+{waits.length - 2}</small>}
      </td>
    </tr>
  );
}

/** When a panel's last sheet comes, or how many have stopped. */
export function LastSheet({ panel }: { panel: ProgressPanel }) {
  const t = useTexts<typeof texts>('judgingProgress');
  const language = useLanguage();
  const { consequence, lastAt, evaluators } = panel;
  const still = evaluators.filter(
    ({ assigned, forecast }) => assigned > 0 && ['stopped', 'notBegun'].includes(forecast.kind),
  ).length;
  if (consequence === 'done') return <StateMark kind="ok">{t('forecast.done')}</StateMark>;
  if (consequence === 'unknown') return <StateMark kind="off">{t('forecast.unknown')}</StateMark>;
  const text = lastAt ? momentText(lastAt, language) : t('stopped', { count: still });
  if (consequence === 'overrun') return <StateMark kind="bad">{text}</StateMark>;
  if (consequence === 'tight') return <StateMark kind="wait">{text}</StateMark>;
  return <span>{text}</span>;
}
