import type { PlannedTrack } from '@chulbal/contract/seasons/plan';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { useBuilder } from '../builder-context.ts';
import { BuilderIcon } from '../builder-icon.tsx';
import { TextPairAt } from '../fields/text-pair-at.tsx';
import { nameOf } from '../name-of.ts';
import { changeTrack, copyTrack, MOST_TRACKS, removeTrack, swapTracks } from '../plan/plan-edits.ts';
import type { seasonPanel as texts } from '../season-panel.ko.ts';
import { isTrackHeld } from '../stages-held.ts';
import { DocumentsSection } from './documents-section.tsx';
import { EligibilitySection } from './eligibility-section.tsx';
import { GuardianSection } from './guardian-section.tsx';
import styles from './panel.module.css';
import { PanelNotes } from './panel-notes.tsx';
import { PanelSection } from './panel-section.tsx';
import { QuotasSection } from './quotas-section.tsx';
import { TeamSection } from './team-section.tsx';

/** Everything about one track. */
export function TrackPanel({ track, path }: { track: PlannedTrack; path: string }) {
  const t = useTexts<typeof texts>('seasonPanel');
  const { view, choose, readOnly } = useBuilder();
  const { lane } = track;
  const teams = view.season.teams.find(({ trackNo }) => trackNo === track.trackNo);
  return (
    <>
      <PanelNotes lane={lane} stageNo={null} />
      <PanelSection
        title={t('track.words')}
        aside={teams && t('track.teams', { submitted: teams.submitted, drafts: teams.drafts })}
      >
        <TextPairAt path={`${path}.name`} label={t('track.name')} />
        <TextPairAt path={`${path}.target`} label={t('track.target')} />
        <TextPairAt path={`${path}.summary`} label={t('track.summary')} area />
      </PanelSection>
      <EligibilitySection track={track} path={path} />
      <TeamSection track={track} path={path} />
      <QuotasSection track={track} />
      <GuardianSection path={path} />
      <DocumentsSection track={track} path={path} />
      {!readOnly && (
        <TrackActs
          lane={lane}
          track={track}
          isHeld={isTrackHeld(view.season, track)}
          onCopied={(copy) => choose({ lane: copy, stageNo: null }, 'name.ko')}
        />
      )}
    </>
  );
}

type ActsProps = { lane: number; track: PlannedTrack; isHeld: boolean; onCopied: (lane: number) => void };

function TrackActs({ lane, track, isHeld, onCopied }: ActsProps) {
  const t = useTexts<typeof texts>('seasonPanel');
  const language = useLanguage();
  const { plan, view, editor, choose, say } = useBuilder();
  const at = plan.tracks.indexOf(track);
  const held = (neighbour: PlannedTrack | undefined) =>
    isHeld || !neighbour || isTrackHeld(view.season, neighbour);

  function swap(direction: -1 | 1) {
    const other = plan.tracks[at + direction];
    if (!other) return;
    editor.edit(null, (now) => swapTracks(now, lane, direction));
    choose({ lane: other.lane, stageNo: null });
  }
  function copy() {
    const copied = copyTrack(plan, lane);
    if (!copied) return;
    const name = {
      ko: t('track.copyName', { name: track.name.ko }),
      en: track.name.en && `${track.name.en} 2`,
    };
    editor.edit(null, () => changeTrack(copied.plan, copied.lane, (one) => ({ ...one, name })));
    onCopied(copied.lane);
  }
  function remove() {
    editor.edit(null, (now) => removeTrack(now, lane));
    choose(null);
    say(t('track.removed', { name: nameOf(track.name, language) ?? lane }));
  }

  return (
    <div className={styles.acts}>
      <Button size="sm" onClick={() => swap(-1)} aria-disabled={held(plan.tracks[at - 1])}>
        <BuilderIcon name="up" />
        {t('track.up')}
      </Button>
      <Button size="sm" onClick={() => swap(1)} aria-disabled={held(plan.tracks[at + 1])}>
        <BuilderIcon name="down" />
        {t('track.down')}
      </Button>
      <Button size="sm" icon="copy" onClick={copy} aria-disabled={plan.tracks.length >= MOST_TRACKS}>
        {t('track.copy')}
      </Button>
      <Button size="sm" variant="danger" icon="trash" onClick={remove} aria-disabled={isHeld}>
        {t('track.remove')}
      </Button>
      {isHeld && <p className={styles.hint}>{t('track.held')}</p>}
    </div>
  );
}
