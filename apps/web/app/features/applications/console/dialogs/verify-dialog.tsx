import { useTexts } from '../../../../lib/use-texts.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { useCommand } from '../../../console/use-command.ts';
import type { desk } from '../desk.ko.ts';
import { deskCommand } from '../desk-commands.ts';
import type { DeskTeam } from '../desk-context.ts';
import type { deskDialogs as texts } from '../desk-dialogs.ko.ts';
import { FormDialog, type FormDialogFrame } from './form-dialog.tsx';
import { teamNosOf } from './team-nos.ts';

/** Accepts every pending bonus item of several teams. */
export function VerifyDialog({
  teams,
  onDone,
  ...frame
}: FormDialogFrame & { teams: DeskTeam[]; onDone: () => void }) {
  const t = useTexts<typeof texts>('deskDialogs');
  const words = useTexts<typeof desk>('desk');
  const { run, busy, problem } = useCommand();
  async function submit() {
    const done = await run(() =>
      deskCommand('decideBonus', { teamNos: teamNosOf(teams), place: null, decision: 'verified' }),
    );
    if (!done) return;
    toast.success(words('done.verified', { count: done.data.decided }));
    onDone();
  }
  return (
    <FormDialog
      {...frame}
      title={t('verify.title', { count: teams.length })}
      body={t('verify.body')}
      ok={t('verify.ok')}
      busy={busy}
      problem={problem}
      onSubmit={submit}
    />
  );
}
