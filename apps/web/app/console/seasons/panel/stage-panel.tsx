import { isJudged } from '@chulbal/contract/seasons/contradictions';
import type { PlannedStage, PlannedTrack } from '@chulbal/contract/seasons/plan';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { useBuilder } from '../builder-context.ts';
import { BuilderIcon } from '../builder-icon.tsx';
import { ChoiceAt } from '../fields/choice-at.tsx';
import { MomentAt } from '../fields/moment-at.tsx';
import { TextPairAt } from '../fields/text-pair-at.tsx';
import { stageKinds } from '../plan/new-parts.ts';
import { changeTrack, removeStage, shifted } from '../plan/plan-edits.ts';
import type { seasonBuilder } from '../season-builder.ko.ts';
import type { seasonPanel as texts } from '../season-panel.ko.ts';
import { isStageHeld } from '../stages-held.ts';
import { DocumentsSection } from './documents-section.tsx';
import { MaterialSection } from './material-section.tsx';
import styles from './panel.module.css';
import { PanelNotes } from './panel-notes.tsx';
import { PanelSection } from './panel-section.tsx';
import { RubricSection } from './rubric-section.tsx';

type Props = { track: PlannedTrack; stage: PlannedStage; path: string };

/** Everything about one stage. */
export function StagePanel({ track, stage, path }: Props) {
  const t = useTexts<typeof texts>('seasonPanel');
  const words = useTexts<typeof seasonBuilder>('seasonBuilder');
  const { editor, choose, readOnly, view, say } = useBuilder();
  const place = { lane: track.lane, stageNo: stage.stageNo };
  const at = track.stages.indexOf(stage);
  const isHeld = isStageHeld(view.season, track, stage.stageNo);
  const application = stage.kind === 'application';

  function shift(direction: -1 | 1) {
    editor.edit(null, (plan) =>
      changeTrack(plan, track.lane, (one) => ({ ...one, stages: shifted(one.stages, at, direction) })),
    );
  }
  function remove() {
    editor.edit(null, (plan) => removeStage(plan, place));
    choose({ lane: track.lane, stageNo: null });
    say(t('stage.removed'));
  }

  return (
    <>
      <PanelNotes {...place} />
      <PanelSection title={t('stage.period')}>
        <div className={styles.two}>
          <MomentAt path={`${path}.opensAt`} label={t('stage.opens')} otherwise="10:00" />
          <MomentAt path={`${path}.closesAt`} label={t('stage.closes')} otherwise="18:00" />
          {(application || stage.confirmBy) && (
            <MomentAt
              path={`${path}.confirmBy`}
              label={t('stage.confirmBy')}
              hint={t('stage.confirmByHint')}
              otherwise="18:00"
            />
          )}
          <MomentAt path={`${path}.announcesAt`} label={t('stage.announces')} otherwise="14:00" />
        </div>
      </PanelSection>
      <PanelSection title={t('stage.name')}>
        <TextPairAt path={`${path}.name`} label={t('stage.name')} bare />
        <ChoiceAt
          path={`${path}.kind`}
          label={t('stage.kind')}
          options={stageKinds.map((kind) => ({ value: kind, text: words(`kind.${kind}`) }))}
        />
        <TextPairAt path={`${path}.description`} label={t('stage.description')} area />
      </PanelSection>
      {application && <DocumentsSection track={track} path={path.replace(/\.stages\.\d+$/, '')} />}
      {(isJudged(stage) || stage.rubric) && <RubricSection track={track} stage={stage} path={path} />}
      {(!application || stage.material) && <MaterialSection track={track} stage={stage} path={path} />}
      {!readOnly && (
        <div className={styles.acts}>
          <Button size="sm" onClick={() => shift(-1)} aria-disabled={at === 0}>
            <BuilderIcon name="up" />
            {t('stage.earlier')}
          </Button>
          <Button size="sm" onClick={() => shift(1)} aria-disabled={at === track.stages.length - 1}>
            <BuilderIcon name="down" />
            {t('stage.later')}
          </Button>
          <Button size="sm" variant="danger" icon="trash" onClick={remove} aria-disabled={isHeld}>
            {t('stage.remove')}
          </Button>
          {isHeld && <p className={styles.hint}>{t('stage.held')}</p>}
        </div>
      )}
    </>
  );
}
