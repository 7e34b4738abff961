import { currentStage, stageState } from '@chulbal/contract/seasons/seasons.rules';
import { useState } from 'react';
import { momentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import type { DialogFrame } from '../../../ui/form-dialog/form-dialog.tsx';
import type { teamList as texts } from '../team-list.ko.ts';
import { type ListedTeam, useTeamList } from '../team-list-context.ts';
import { DeadlineDialog } from './deadline-dialog.tsx';
import styles from './dialogs.module.css';

/** Closes a stage later, for one team or for all teams of a track, with a reason. */
export function ExtendDialog({ team, ...frame }: DialogFrame & { team: ListedTeam | null }) {
  const t = useTexts<typeof texts>('teamList');
  const language = useLanguage();
  const { season, now, state } = useTeamList();
  const searched = season.tracks.find(({ trackNo }) => state.conditions.trackNo.includes(String(trackNo)));
  const [trackNo, setTrackNo] = useState(
    team?.trackNo ?? searched?.trackNo ?? season.tracks[0]?.trackNo ?? 0,
  );
  const stages = season.tracks.find((track) => track.trackNo === trackNo)?.stages ?? [];
  const [chosen, setStageNo] = useState<number | null>(null);
  const usual = stages.find(({ kind }) => kind === 'application') ?? currentStage(stages, now);
  const stage = stages.find(({ stageNo }) => stageNo === chosen) ?? usual;
  return (
    <DeadlineDialog
      {...frame}
      title={team ? t('extend.title', { team: team.teamName }) : t('extend.titleAll')}
      body={team ? undefined : t('extend.allNote')}
      putOff={stage ? { trackNo, stageNo: stage.stageNo, teamNo: team?.teamNo ?? null } : null}
      standing={stage?.closesAt}
      now={now}
    >
      <div className={styles.two}>
        {!team && (
          <Field label={t('extend.track')} name="trackNo">
            <Select
              data-focus-first
              value={String(trackNo)}
              onChange={(event) => {
                setTrackNo(Number(event.target.value));
                setStageNo(null);
              }}
              options={season.tracks.map((track) => ({
                value: String(track.trackNo),
                text: `${track.lane} ${track.name}`,
              }))}
            />
          </Field>
        )}
        <Field
          label={t('extend.stage')}
          name="stageNo"
          hint={stage && t('extend.now', { at: momentText(stage.closesAt, language) })}
        >
          <Select
            value={String(stage?.stageNo ?? '')}
            onChange={(event) => setStageNo(Number(event.target.value))}
            options={stages
              .filter((one) => one.kind === 'application' || stageState(one, now) !== 'announced')
              .map(({ stageNo, name }) => ({ value: String(stageNo), text: name }))}
          />
        </Field>
      </div>
    </DeadlineDialog>
  );
}
