import { useTexts } from '../../../lib/use-texts.ts';
import { type DialogFrame, FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { counted } from '../counted.ts';
import type { desk } from '../desk.ko.ts';
import { deskCommand } from '../desk-commands.ts';
import type { ChosenTeams } from '../desk-context.ts';
import type { deskDialogs as texts } from '../desk-dialogs.ko.ts';
import { countOf } from './chosen-teams.ts';
import { useBulkCommand } from './use-bulk-command.ts';

/** Accepts every pending bonus item of several teams. */
export function VerifyDialog({
  chosen,
  onDone,
  ...frame
}: DialogFrame & { chosen: ChosenTeams; onDone: () => void }) {
  const t = useTexts<typeof texts>('deskDialogs');
  const words = useTexts<typeof desk>('desk');
  const { run, busy, problem, asked, done: say } = useBulkCommand(chosen);
  async function submit() {
    const done = await run(() => deskCommand('decideBonus', { ...asked, place: null, decision: 'verified' }));
    if (!done) return;
    const { decided, actId } = done.data;
    say(words('done.verified', { count: counted(decided) }), actId);
    onDone();
  }
  return (
    <FormDialog
      {...frame}
      title={t('verify.title', { count: counted(countOf(chosen)) })}
      body={t('verify.body')}
      ok={t('verify.ok')}
      busy={busy}
      problem={problem}
      onSubmit={submit}
    />
  );
}
