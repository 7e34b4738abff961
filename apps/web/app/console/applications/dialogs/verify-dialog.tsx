import { useTexts } from '../../../lib/use-texts.ts';
import { type DialogFrame, FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { applicationCommand } from '../commands.ts';
import { counted } from '../counted.ts';
import type { teamList } from '../team-list.ko.ts';
import type { ChosenTeams } from '../team-list-context.ts';
import type { teamListDialogs as texts } from '../team-list-dialogs.ko.ts';
import { countOf } from './chosen-teams.ts';
import { useBulkCommand } from './use-bulk-command.ts';

/** Accepts every pending bonus item of several teams. */
export function VerifyDialog({
  chosen,
  onDone,
  ...frame
}: DialogFrame & { chosen: ChosenTeams; onDone: () => void }) {
  const t = useTexts<typeof texts>('teamListDialogs');
  const words = useTexts<typeof teamList>('teamList');
  const { run, busy, problem, asked, done: say } = useBulkCommand(chosen);
  async function submit() {
    const done = await run(() =>
      applicationCommand('decideBonus', { ...asked, place: null, decision: 'verified' }),
    );
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
