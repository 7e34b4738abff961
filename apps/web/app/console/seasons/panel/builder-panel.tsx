import { isJudged } from '@chulbal/contract/seasons/contradictions';
import type { PlannedStage, PlannedTrack } from '@chulbal/contract/seasons/plan';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import { TrackName } from '../../../ui/lane/track-name.tsx';
import { useBuilder } from '../builder-context.ts';
import { BuilderIcon } from '../builder-icon.tsx';
import { ChoiceAt, MomentAt, TextPairAt } from '../fields/plan-fields.tsx';
import { nameOf } from '../name-of.ts';
import { stageKinds } from '../plan/new-parts.ts';
import { changeTrack, removeStage, shifted, stageAt, trackAt } from '../plan/plan-edits.ts';
import { pathOf } from '../plan/plan-path.ts';
import type { seasonBuilder } from '../season-builder.ko.ts';
import { isStageHeld } from '../stages-held.ts';
import { DocumentsSection } from './documents-section.tsx';
import { MaterialSection } from './material-section.tsx';
import styles from './panel.module.css';
import { PanelNotes, PanelSection } from './panel-section.tsx';
import { RubricSection } from './rubric-section.tsx';
import { TrackPanel } from './track-panel.tsx';

/** At the right of the lanes: what is chosen, and everything that can be said about it. */
export function BuilderPanel() {
  const t = useTexts<typeof seasonBuilder>('seasonBuilder');
  const language = useLanguage();
  const { plan, chosen, choose, editor } = useBuilder();
  const track = chosen && trackAt(plan, chosen.lane);
  const stage = chosen && stageAt(plan, chosen);
  const path = chosen && pathOf(plan, chosen);
  const trackName = track && (nameOf(track.name, language) ?? t('lanes.unnamed', { lane: track.lane }));

  function content(): { title: string; body: ReactNode } {
    if (track && stage && path) {
      // By lane: the number comes with the first save, and what is being typed would go with the old one.
      const key = `${track.lane} ${stage.stageNo}`;
      return {
        title: nameOf(stage.name, language) ?? t(`kind.${stage.kind}`),
        body: <StagePanel key={key} track={track} stage={stage} path={path} />,
      };
    }
    if (track && path && chosen.stageNo === null) {
      return { title: trackName ?? '', body: <TrackPanel key={track.lane} track={track} path={path} /> };
    }
    return { title: nameOf(plan.name, language) ?? t('panelSeason.title'), body: <SeasonPanel /> };
  }
  const { title, body } = content();

  return (
    <aside
      className={classNames(styles.panel, chosen && styles.open)}
      aria-label={t('label')}
      onBlur={() => editor.rest()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !chosen) return;
        const mark = `[data-stage="${chosen.lane}-${chosen.stageNo}"]`;
        choose(null);
        document.querySelector<HTMLElement>(mark)?.focus();
      }}
    >
      <div className={styles.head}>
        {track && stage && <TrackName lane={track.lane} name={trackName} />}
        <h2 tabIndex={-1} data-panel-title>
          {track && !stage && <LaneNo lane={track.lane} size="sm" />}
          {title}
        </h2>
        {chosen && (
          <span className={styles.close}>
            <IconButton icon="cross" label={t('close')} onClick={() => choose(null)} />
          </span>
        )}
      </div>
      <div className={styles.body}>{body}</div>
    </aside>
  );
}

/** Nothing is chosen: the season itself. */
function SeasonPanel() {
  const t = useTexts<typeof seasonBuilder>('seasonBuilder');
  const { plan, view, askToFinish } = useBuilder();
  const stages = plan.tracks.reduce((sum, track) => sum + track.stages.length, 0);
  return (
    <>
      <PanelSection
        title={t('panelSeason.title')}
        aside={t('panelSeason.facts', { tracks: plan.tracks.length, stages })}
      >
        <TextPairAt path="name" label={t('panelSeason.name')} />
        {plan.tracks.length > 0 && <p className={styles.hint}>{t('panelSeason.hint')}</p>}
      </PanelSection>
      {askToFinish && view.season.status === 'published' && (
        <PanelSection title={t('panelSeason.finish')}>
          <p className={styles.hint}>{t('panelSeason.finishLede')}</p>
          <div className={styles.small}>
            <Button size="sm" onClick={askToFinish}>
              {t('panelSeason.finish')}
            </Button>
          </div>
        </PanelSection>
      )}
    </>
  );
}

type Props = { track: PlannedTrack; stage: PlannedStage; path: string };

/** Everything about one stage. */
function StagePanel({ track, stage, path }: Props) {
  const t = useTexts<typeof seasonBuilder>('seasonBuilder');
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
          options={stageKinds.map((kind) => ({ value: kind, text: t(`kind.${kind}`) }))}
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
