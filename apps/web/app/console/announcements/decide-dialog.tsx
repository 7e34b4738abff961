import type { Objection } from '@chulbal/contract/announcements/objections';
import { useState } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Quote } from '../../ui/data/quote.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { focusField } from '../../ui/form/focus-field.ts';
import { Segments } from '../../ui/form/segments.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { announcementCommand } from '../shell/commands.ts';
import type { announcement as texts } from './announcement.ko.ts';

type Props = { kind: 'appeals' | 'reports'; objection: Objection; onClose: () => void };
type Decision = 'upheld' | 'rejected';

/** Decides an appeal or a report for good; what was typed stays when the server refuses. */
export function DecideDialog({ kind, objection, onClose }: Props) {
  const t = useTexts<typeof texts>('announcement');
  const { busy, problem, run } = useCommand();
  const [decision, setDecision] = useState<Decision | null>(null);
  const [answer, setAnswer] = useState('');
  const [looked, setLooked] = useState(false);
  const short = [...answer.trim()].length < 3;
  const { id, teamName, text } = objection;

  async function send() {
    setLooked(true);
    if (!decision) return focusField('decision');
    if (short) return focusField('answer');
    const command = kind === 'appeals' ? 'decideAppeal' : 'decideReport';
    if (!(await run(() => announcementCommand(command, { id, decision, answer })))) return;
    toast.success(t('dialog.done'));
    onClose();
  }
  return (
    <FormDialog
      wide
      title={t(kind === 'appeals' ? 'dialog.appealTitle' : 'dialog.reportTitle', { team: teamName })}
      ok={t('dialog.save')}
      variant="ink"
      cancel={t('dialog.cancel')}
      cancelLook="ghost"
      busy={busy}
      problem={problem}
      shown={['answer']}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <Quote>{text}</Quote>
      <FieldGroup
        label={t('dialog.decision')}
        name="decision"
        error={looked && !decision ? t('dialog.choose') : undefined}
        required
      >
        <Segments
          choices={(['upheld', 'rejected'] as const).map((value) => ({
            value,
            text: t(`states.${value}`),
          }))}
          value={decision ?? ''}
          onChange={(event) => setDecision(event.target.value as Decision)}
        />
      </FieldGroup>
      <Field
        label={t(kind === 'appeals' ? 'dialog.appealAnswer' : 'dialog.reportAnswer')}
        name="answer"
        hint={t(kind === 'appeals' ? 'dialog.appealHint' : 'dialog.hint')}
        error={problem?.fields.answer ?? (looked && short ? t('dialog.needed') : undefined)}
        required
      >
        <TextArea rows={6} max={2000} value={answer} onChange={(event) => setAnswer(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
