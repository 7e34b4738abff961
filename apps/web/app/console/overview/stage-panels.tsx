import type { Consequence } from '@chulbal/contract/evaluation/progress';
import { useTexts } from '../../lib/use-texts.ts';
import { Link } from '../../ui/action/link.tsx';
import { StateMark } from '../../ui/data/state-mark.tsx';
import type { judgingProgress as texts } from '../evaluation/judging-progress.ko.ts';
import { PanelLane } from '../evaluation/panel-lane.tsx';
import { LastSheet } from '../evaluation/panel-table.tsx';
import styles from './judging-section.module.css';
import type { StagePanels } from './panels-of.ts';

const kinds = {
  overrun: 'bad',
  tight: 'wait',
  unknown: 'off',
  onTime: 'info',
  done: 'ok',
} as const satisfies Record<Consequence, string>;

/** What will become of a stage's panels, and on their lanes those that come latest. */
export function StagePanelList({ panels: { counts, latest, evenShare } }: { panels: StagePanels }) {
  const t = useTexts<typeof texts>('judgingProgress');
  return (
    <div className={styles.panels}>
      <p className={styles.consequences}>
        {counts.map(({ consequence, count }) => (
          <StateMark key={consequence} kind={kinds[consequence]}>
            {t(`group.${consequence}`)} {count}
          </StateMark>
        ))}
        <Link to="/console/judging">{t('title')}</Link>
      </p>
      <ul>
        {latest.map((panel) => (
          <li key={panel.panelId}>
            <b>{panel.name || t('panel', { no: panel.position })}</b>
            <PanelLane evaluators={panel.evaluators} evenShare={evenShare} />
            <span>
              <LastSheet panel={panel} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
