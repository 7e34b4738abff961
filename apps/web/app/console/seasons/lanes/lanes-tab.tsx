import type { PlannedTrack } from '@chulbal/contract/seasons/plan';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import { useBuilder } from '../builder-context.ts';
import { BuilderTools, type LanesView } from '../builder-tools.tsx';
import { FindingsList } from '../findings/findings-list.tsx';
import { nameOf } from '../name-of.ts';
import { BuilderPanel } from '../panel/builder-panel.tsx';
import { placeStage } from '../plan/place-stage.ts';
import { addStage, addTrack, nextKind } from '../plan/plan-edits.ts';
import type { Zoom } from '../plan/time-scale.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import { usedStages } from '../stages-held.ts';
import { LanesBoard } from './lanes-board.tsx';
import styles from './lanes-table.module.css';
import { StageTableRow } from './stage-table-row.tsx';

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

/** The same season as tables: every period can be written. */
function LanesTable({ now }: { now: number }) {
  const { plan } = useBuilder();
  return (
    <div className={styles.tables}>
      {/* By lane: the number comes with the first save, and what is being typed would go with the old one. */}
      {plan.tracks.map((track, at) => (
        <TrackTable key={track.lane} track={track} path={`tracks.${at}`} now={now} />
      ))}
    </div>
  );
}

const columns = ['name', 'kind', 'opens', 'closes', 'confirmBy', 'announces', 'rubric', 'order'] as const;

function TrackTable({ track, path, now }: { track: PlannedTrack; path: string; now: number }) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const language = useLanguage();
  const { plan, view, editor, choose, readOnly } = useBuilder();
  const name = nameOf(track.name, language) ?? t('lanes.unnamed', { lane: track.lane });

  function add() {
    const added = addStage(plan, track.lane, nextKind(track), usedStages(view.season, track));
    if (!added) return;
    const place = { lane: track.lane, stageNo: added.stageNo };
    editor.edit(null, () => placeStage(added.plan, place, now));
  }

  return (
    <section className={styles.track} aria-label={name}>
      <button
        type="button"
        className={styles.head}
        onClick={() => choose({ lane: track.lane, stageNo: null })}
      >
        <LaneNo lane={track.lane} size="sm" />
        <b>{name}</b>
        <small>{nameOf(track.target, language)}</small>
      </button>
      <ScrollRegion label={t('table.caption', { track: name })} className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`table.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {track.stages.map((stage, at) => (
              <StageTableRow
                key={stage.stageNo}
                track={track}
                stage={stage}
                at={at}
                path={`${path}.stages.${at}`}
              />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {!readOnly && track.stages.length < 20 && (
        <Button size="sm" icon="plus" onClick={add}>
          {t('table.addStage')}
        </Button>
      )}
    </section>
  );
}
