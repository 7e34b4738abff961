import { useTexts } from '../../../../lib/use-texts.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { useCommand } from '../../../console/use-command.ts';
import type { desk } from '../desk.ko.ts';
import { deskCommand } from '../desk-commands.ts';
import type { DeskTeam } from '../desk-context.ts';
import type { deskDialogs as texts } from '../desk-dialogs.ko.ts';
import { FormDialog, type FormDialogFrame } from './form-dialog.tsx';
import { teamNosOf } from './team-nos.ts';

/** Sends members who have not confirmed their link again. */
export function RemindDialog({
  teams,
  onDone,
  ...frame
}: FormDialogFrame & { teams: DeskTeam[]; onDone: () => void }) {
  const t = useTexts<typeof texts>('deskDialogs');
  const words = useTexts<typeof desk>('desk');
  const { run, busy, problem } = useCommand();
  async function submit() {
    const done = await run(() => deskCommand('remind', { teamNos: teamNosOf(teams) }));
    if (!done) return;
    const count = done.data.reminded;
    if (count > 0) toast.success(words('done.reminded', { count }));
    else toast.info(words('done.remindedNone'));
    onDone();
  }
  return (
    <FormDialog
      {...frame}
      title={t('remind.title')}
      body={t('remind.body')}
      ok={t('remind.ok')}
      busy={busy}
      problem={problem}
      onSubmit={submit}
    />
  );
}
