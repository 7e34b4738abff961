import type { RequestOf } from '@chulbal/contract/endpoint';
import type { extendDeadline } from '@chulbal/contract/seasons/operators';
import { type ReactNode, useState } from 'react';
import { useCommand } from '../../../lib/command/use-command.ts';
import { instantOfLocal, localText } from '../../../lib/korean-time.ts';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Field } from '../../../ui/form/field.tsx';
import { MomentInput } from '../../../ui/form/moment-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { type DialogFrame, FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { MovedDeadlines } from '../../deadline-letters/moved-deadlines.tsx';
import { useExtensionPreview } from '../../deadline-letters/use-extension-preview.ts';
import { applicationCommand } from '../../shell/commands.ts';
import type { teamList as texts } from '../team-list.ko.ts';
import { useRequired } from './use-required.ts';

const day = 86_400_000;

/** What is put off: a stage, or its material with `what`; `teamNo` null for all teams of its track. */
export type PutOff = Omit<RequestOf<typeof extendDeadline>, 'closesAt' | 'reason' | 'tell'>;

type Props = DialogFrame & {
  title: string;
  body?: ReactNode;
  /** Null where there is nothing to put off. */
  putOff: PutOff | null;
  /** When it closes now. */
  standing: string | undefined;
  /** The server's clock, ms. */
  now: number;
  /** Fields before these; of those about all teams the first takes the focus. */
  children?: ReactNode;
};

/** Asks until when something is open, and why, and puts it off. Another choice before it begins with its own time. */
export function DeadlineDialog({ title, body, putOff, standing, now, children, ...frame }: Props) {
  const t = useTexts<typeof texts>('teamList');
  const { run, busy, problem } = useCommand();
  const about = putOff && `${putOff.trackNo} ${putOff.stageNo}`;
  const [given, setGiven] = useState<{ about: string | null; closesAt: string | null }>({
    about,
    closesAt: null,
  });
  const [reason, setReason] = useState('');
  const { missing, complete } = useRequired();
  const later = new Date(Math.max(standing ? Date.parse(standing) : 0, now - day) + day);
  const typed =
    given.about === about && given.closesAt !== null ? given.closesAt : putOff ? localText(later) : '';
  const closesAt = instantOfLocal(typed);
  const fields = problem?.fields ?? {};
  const [tell, setTell] = useState(true);
  const moved = useExtensionPreview(frame.open ? putOff : null, closesAt);

  async function submit() {
    if (!putOff || !complete({ closesAt: closesAt ?? '', extendReason: reason }) || !closesAt) return;
    const done = await run(() => applicationCommand('extend', { ...putOff, closesAt, reason, tell }));
    if (!done) return;
    toast.success(t('extend.done'));
    frame.onClose();
  }
  return (
    <FormDialog
      {...frame}
      title={title}
      body={body}
      ok={t('extend.ok')}
      busy={busy}
      problem={problem && !fields.closesAt && !fields.reason ? problem : null}
      onSubmit={submit}
    >
      {children}
      <Field
        required
        label={t('extend.closesAt')}
        name="closesAt"
        error={fields.closesAt ?? missing(closesAt ?? '')}
        hint={t('extend.closesAtHint')}
      >
        <MomentInput
          otherwise="18:00"
          data-focus-first={putOff?.teamNo !== null || !children ? true : undefined}
          value={typed}
          onChange={(closesAt) => setGiven({ about, closesAt })}
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
      <MovedDeadlines
        deadlines={moved.deadlines}
        tell={tell}
        onTell={setTell}
        reason={reason}
        now={moved.at}
      />
    </FormDialog>
  );
}
