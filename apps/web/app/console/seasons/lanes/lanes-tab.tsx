import { useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useBuilder } from '../builder-context.ts';
import { BuilderTools, type LanesView } from '../builder-tools.tsx';
import { FindingsList } from '../findings/findings-list.tsx';
import { BuilderPanel } from '../panel/builder-panel.tsx';
import { addTrack } from '../plan/plan-edits.ts';
import type { Zoom } from '../plan/time-scale.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import { LanesBoard } from './lanes-board.tsx';
import styles from './lanes-table.module.css';
import { LanesTable } from './lanes-table.tsx';

/** Tracks and stages: lanes or tables, what is to be fixed below, and what is chosen at the right. */
export function LanesTab({ now }: { now: number }) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const { plan, editor, chosen, choose, readOnly } = useBuilder();
  const [shown, setShown] = useState<LanesView>('lanes');
  const [zoom, setZoom] = useState<Zoom>(null);
  const [seen, setSeen] = useState(3);

  function first() {
    const added = addTrack(plan);
    if (!added) return;
    editor.edit(null, () => added.plan);
    choose({ lane: added.lane, stageNo: null }, 'name.ko');
  }

  return (
    <div className={styles.build} data-wide={(shown === 'table' && !chosen) || undefined}>
      <div className={styles.left}>
        <BuilderTools shown={shown} onShow={setShown} zoom={zoom} onZoom={setZoom} seen={seen} now={now} />
        {plan.tracks.length === 0 ? (
          <div className={styles.empty}>
            <EmptyState
              plain
              title={readOnly ? t('empty.view') : t('empty.title')}
              text={t('empty.text')}
              action={
                !readOnly && (
                  <Button id="new-track" icon="plus" variant="primary" onClick={first}>
                    {t('empty.action')}
                  </Button>
                )
              }
            />
          </div>
        ) : shown === 'lanes' ? (
          <LanesBoard zoom={zoom} now={now} seen={seen} onSeen={setSeen} />
        ) : (
          <LanesTable now={now} />
        )}
        <FindingsList />
      </div>
      <BuilderPanel />
    </div>
  );
}
