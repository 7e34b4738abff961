import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import { TrackName } from '../../../ui/lane/track-name.tsx';
import { useBuilder } from '../builder-context.ts';
import { nameOf } from '../name-of.ts';
import { stageAt, trackAt } from '../plan/plan-edits.ts';
import { pathOf } from '../plan/plan-path.ts';
import type { seasonBuilder } from '../season-builder.ko.ts';
import type { seasonPanel as texts } from '../season-panel.ko.ts';
import styles from './panel.module.css';
import { SeasonPanel } from './season-panel.tsx';
import { StagePanel } from './stage-panel.tsx';
import { TrackPanel } from './track-panel.tsx';

/** At the right of the lanes: what is chosen, and everything that can be said about it. */
export function BuilderPanel() {
  const t = useTexts<typeof texts>('seasonPanel');
  const words = useTexts<typeof seasonBuilder>('seasonBuilder');
  const language = useLanguage();
  const { plan, chosen, choose, editor } = useBuilder();
  const track = chosen && trackAt(plan, chosen.lane);
  const stage = chosen && stageAt(plan, chosen);
  const path = chosen && pathOf(plan, chosen);
  const trackName = track && (nameOf(track.name, language) ?? words('lanes.unnamed', { lane: track.lane }));

  function content(): { title: string; body: ReactNode } {
    if (track && stage && path) {
      // By lane: the number comes with the first save, and what is being typed would go with the old one.
      const key = `${track.lane} ${stage.stageNo}`;
      return {
        title: nameOf(stage.name, language) ?? words(`kind.${stage.kind}`),
        body: <StagePanel key={key} track={track} stage={stage} path={path} />,
      };
    }
    if (track && path && chosen.stageNo === null) {
      return { title: trackName ?? '', body: <TrackPanel key={track.lane} track={track} path={path} /> };
    }
    return { title: nameOf(plan.name, language) ?? t('season.title'), body: <SeasonPanel /> };
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
