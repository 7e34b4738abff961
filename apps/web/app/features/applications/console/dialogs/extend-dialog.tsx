import { currentStage, stageState } from '@chulbal/contract/seasons';
import { useState } from 'react';
import { instantOfLocal, localText, momentText } from '../../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../../lib/use-texts.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { TextInput } from '../../../../ui/form/text-input.tsx';
import { useCommand } from '../../../console/use-command.ts';
import type { desk } from '../desk.ko.ts';
import { deskCommand } from '../desk-commands.ts';
import { type DeskTeam, useDesk } from '../desk-context.ts';
import type { deskDialogs as texts } from '../desk-dialogs.ko.ts';
import styles from './form-dialog.module.css';
import { FormDialog, type FormDialogFrame } from './form-dialog.tsx';
import { useRequired } from './use-required.ts';

const day = 86_400_000;

/** Closes a stage later, for one team or for all teams of a track, with a reason. */
export function ExtendDialog({ team, ...frame }: FormDialogFrame & { team: DeskTeam | null }) {
  const t = useTexts<typeof texts>('deskDialogs');
  const words = useTexts<typeof desk>('desk');
  const language = useLanguage();
  const { season, now, state } = useDesk();
  const { run, busy, problem } = useCommand();
  const searched = season.tracks.find(({ trackNo }) => state.conditions.trackNo.includes(String(trackNo)));
  const [trackNo, setTrackNo] = useState(
    team?.trackNo ?? searched?.trackNo ?? season.tracks[0]?.trackNo ?? 0,
  );
  const stages = season.tracks.find((track) => track.trackNo === trackNo)?.stages ?? [];
  const [chosen, setStageNo] = useState<number | null>(null);
  const usual = stages.find(({ kind }) => kind === 'application') ?? currentStage(stages, now);
  const stage = stages.find(({ stageNo }) => stageNo === chosen) ?? usual;
  const [closesAt, setClosesAt] = useState('');
  const [reason, setReason] = useState('');
  const { missing, complete } = useRequired();
  const later = stage ? new Date(Math.max(Date.parse(stage.closesAt), now - day) + day) : new Date(now + day);
  const typed = closesAt || (stage ? localText(later) : '');
  const instant = instantOfLocal(typed);
  const fields = problem?.fields ?? {};

  async function submit() {
    if (!stage || !complete({ closesAt: instant ?? '', extendReason: reason }) || !instant) return;
    const { stageNo } = stage;
    const done = await run(() =>
      deskCommand('extend', { trackNo, stageNo, teamNo: team?.teamNo ?? null, closesAt: instant, reason }),
    );
    if (!done) return;
    toast.success(words('done.extended'));
    frame.onClose();
  }
  return (
    <FormDialog
      {...frame}
      title={team ? t('extend.title', { team: team.teamName }) : t('extend.titleAll')}
      body={team ? undefined : t('extend.allNote')}
      ok={t('extend.ok')}
      busy={busy}
      problem={problem && !fields.closesAt && !fields.reason ? problem : null}
      onSubmit={submit}
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
                setClosesAt('');
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
            onChange={(event) => {
              setStageNo(Number(event.target.value));
              setClosesAt('');
            }}
            options={stages
              .filter((one) => one.kind === 'application' || stageState(one, now) !== 'announced')
              .map(({ stageNo, name }) => ({ value: String(stageNo), text: name }))}
          />
        </Field>
      </div>
      <Field
        required
        label={t('extend.closesAt')}
        name="closesAt"
        error={fields.closesAt ?? missing(instant ?? '')}
        hint={t('extend.closesAtHint')}
      >
        <TextInput
          type="datetime-local"
          data-focus-first={team ? true : undefined}
          value={typed}
          onChange={(event) => setClosesAt(event.target.value)}
        />
      </Field>
      <Field
        required
        label={t('reason')}
        name="extendReason"
        error={fields.reason ?? missing(reason)}
        hint={t('logged')}
      >
        <TextInput maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
