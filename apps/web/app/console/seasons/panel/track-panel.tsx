import type { PlannedTrack } from '@chulbal/contract/seasons/plan';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { useWait } from '../../../lib/use-wait.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { FilePicker } from '../../../ui/form/file-slot/file-picker.tsx';
import { HeldNote } from '../../../ui/form/file-slot/held-note.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useBuilder, usePlanValue } from '../builder-context.ts';
import { BuilderIcon } from '../builder-icon.tsx';
import { NumberAt, TextPairAt } from '../fields/plan-fields.tsx';
import { nameOf } from '../name-of.ts';
import { changeTrack, copyTrack, MOST_TRACKS, removeTrack, swapTracks } from '../plan/plan-edits.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import { isTrackHeld } from '../stages-held.ts';
import { DocumentsSection } from './documents-section.tsx';
import { EligibilitySection } from './eligibility-section.tsx';
import styles from './panel.module.css';
import { PanelNotes, PanelSection } from './panel-section.tsx';
import parts from './parts.module.css';
import { QuotasSection } from './quotas-section.tsx';

/** Everything about one track. */
export function TrackPanel({ track, path }: { track: PlannedTrack; path: string }) {
  const t = useTexts<typeof texts>('seasonBuilder');
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
  const t = useTexts<typeof texts>('seasonBuilder');
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

/** How many teams are selected, how large they are, and what holds for their members. */
function TeamSection({ track, path }: { track: PlannedTrack; path: string }) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const one = usePlanValue<boolean>(`${path}.oneTrackAYear`);
  return (
    <PanelSection title={t('track.team')}>
      <NumberAt path={`${path}.places`} label={t('track.places')} unit={t('track.teamUnit')} />
      <div className={styles.two}>
        <NumberAt path={`${path}.teamMin`} label={t('track.min')} unit={t('track.people')} />
        <NumberAt path={`${path}.teamMax`} label={t('track.max')} unit={t('track.people')} />
        <NumberAt
          path={`${path}.deletionFloor`}
          label={t('track.floor')}
          hint={t('track.floorHint')}
          unit={t('track.people')}
        />
        <NumberAt
          path={`${path}.graceMinutes`}
          label={t('track.grace')}
          hint={t('track.graceHint')}
          unit={t('track.minutes')}
        />
      </div>
      <Checkbox
        label={t('track.one')}
        note={t('track.oneHint')}
        checked={track.oneTrackAYear}
        disabled={one.readOnly}
        onChange={(event) => one.set(event.target.checked)}
      />
    </PanelSection>
  );
}

/** The form that guardians of pupils under 14 sign. */
function GuardianSection({ path }: { path: string }) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const { uploadForm } = useBuilder();
  const at = usePlanValue<PlannedTrack['guardianForm']>(`${path}.guardianForm`);
  const [uploading, setUploading] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { held, wait } = useWait();

  async function upload(file: File) {
    setUploading(file.name);
    setProblem(null);
    try {
      const { serverFileName, name } = await uploadForm(file, wait());
      at.set({ serverFileName, name });
    } catch (error) {
      setProblem(error instanceof Error && error.message ? error.message : t('track.uploadFailed'));
    }
    setUploading(null);
  }

  return (
    <PanelSection title={t('track.guardian')}>
      <p className={parts.form} id="guardian-form-label">
        {at.value && <Icon name="file" size="sm" />}
        {uploading ? t('track.uploading', { name: uploading }) : (at.value?.name ?? t('track.guardianNone'))}
      </p>
      <HeldNote held={held} />
      {problem && <FieldError id="guardian-form-error">{problem}</FieldError>}
      {!at.readOnly && (
        <div className={styles.small}>
          <FilePicker
            id="guardian-form"
            labelId="guardian-form-label"
            accept=".pdf,.hwp,.hwpx"
            disabled={uploading !== null}
            describedBy={problem ? 'guardian-form-error' : undefined}
            onPick={(file) => void upload(file)}
            className={parts.upload}
          >
            <Icon name="upload" size="sm" />
            {at.value ? t('track.replace') : t('track.upload')}
          </FilePicker>
          {at.value && (
            <Button size="sm" variant="danger" onClick={() => at.set(null)}>
              {t('track.drop')}
            </Button>
          )}
        </div>
      )}
      <p className={styles.hint}>{t('track.guardianHint')}</p>
    </PanelSection>
  );
}
