import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { useBuilder } from './builder-context.ts';
import { BuilderIcon } from './builder-icon.tsx';
import { placeStage } from './plan/place-stage.ts';
import { addStage, addTrack, nextKind, trackAt } from './plan/plan-edits.ts';
import { type Zoom, zoomed, zoomSteps } from './plan/time-scale.ts';
import type { seasonBuilder as texts } from './season-builder.ko.ts';
import styles from './season-page.module.css';
import { usedStages } from './stages-held.ts';

export type LanesView = 'lanes' | 'table';

type Props = {
  shown: LanesView;
  onShow: (view: LanesView) => void;
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
  /** Pixels that a day takes on the lanes now. */
  seen: number;
  now: number;
};

/** What is done with the season as a whole: lanes or table, a new track or stage, zoom, undoing. */
export function BuilderTools({ shown, onShow, zoom, onZoom, seen, now }: Props) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const { plan, editor, view, chosen, choose, readOnly } = useBuilder();
  const { past, future } = view.history;
  const track = trackAt(plan, chosen?.lane ?? 0) ?? plan.tracks.at(-1);

  function newTrack() {
    const added = addTrack(plan);
    if (!added) return;
    editor.edit(null, () => added.plan);
    choose({ lane: added.lane, stageNo: null }, 'name.ko');
  }
  function newStage() {
    const added = track && addStage(plan, track.lane, nextKind(track), usedStages(view.season, track));
    if (!added || !track) return;
    const place = { lane: track.lane, stageNo: added.stageNo };
    editor.edit(null, () => placeStage(added.plan, place, now));
    choose(place);
  }

  return (
    <div className={styles.tools}>
      <div className={styles.segments} role="group" aria-label={t('tools.view')}>
        {(['lanes', 'table'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={shown === one}
            onClick={() => {
              onShow(one);
              if (one === 'table') choose(null);
            }}
          >
            {t(`tools.${one}`)}
          </button>
        ))}
      </div>
      {!readOnly && (
        <>
          <Button icon="plus" onClick={newTrack} aria-disabled={plan.tracks.length >= 9}>
            {t('tools.track')}
          </Button>
          <Button onClick={newStage} aria-disabled={!track || track.stages.length >= 20}>
            <BuilderIcon name="flag" />
            {t('tools.stage')}
          </Button>
        </>
      )}
      {shown === 'lanes' && !readOnly && (
        <p className={styles.hint}>
          {t('tools.hint')} <kbd>←</kbd> <kbd>→</kbd> {t('tools.hintDay')}
        </p>
      )}
      <div className={styles.end}>
        {shown === 'lanes' && (
          <div className={classNames(styles.segments, styles.zoom)} role="group" aria-label={t('tools.zoom')}>
            <button
              type="button"
              aria-label={t('tools.zoomOut')}
              title={t('tools.zoomOut')}
              disabled={zoom === null}
              onClick={() => onZoom(zoomed(zoom, -1, seen))}
            >
              −
            </button>
            <button type="button" aria-pressed={zoom === null} onClick={() => onZoom(null)}>
              {t('tools.fit')}
            </button>
            <button
              type="button"
              aria-label={t('tools.zoomIn')}
              title={t('tools.zoomIn')}
              disabled={zoom === zoomSteps.at(-1)}
              onClick={() => onZoom(zoomed(zoom, 1, seen))}
            >
              +
            </button>
          </div>
        )}
        {!readOnly && (
          <>
            <button
              type="button"
              className={styles.icon}
              aria-label={t('tools.undo')}
              title={t('tools.undoKeys')}
              disabled={past.length === 0}
              onClick={() => editor.undo()}
            >
              <BuilderIcon name="undo" />
            </button>
            <button
              type="button"
              className={styles.icon}
              aria-label={t('tools.redo')}
              title={t('tools.redoKeys')}
              disabled={future.length === 0}
              onClick={() => editor.redo()}
            >
              <BuilderIcon name="redo" />
            </button>
          </>
        )}
      </div>
    </div>
  );
}
