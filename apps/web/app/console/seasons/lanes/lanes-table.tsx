import type { PlannedTrack } from '@chulbal/contract/seasons/plan';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import { useBuilder } from '../builder-context.ts';
import { nameOf } from '../name-of.ts';
import { placeStage } from '../plan/place-stage.ts';
import { addStage, nextKind } from '../plan/plan-edits.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import { usedStages } from '../stages-held.ts';
import styles from './lanes-table.module.css';
import { StageTableRow } from './stage-table-row.tsx';

/** The same season as tables: every period can be written. */
export function LanesTable({ now }: { now: number }) {
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
