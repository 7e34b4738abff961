import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { type DialogFrame, FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { applicationCommand } from '../commands.ts';
import { counted } from '../counted.ts';
import type { teamList } from '../team-list.ko.ts';
import type { ChosenTeams } from '../team-list-context.ts';
import type { teamListDialogs as texts } from '../team-list-dialogs.ko.ts';
import { teamsText } from './chosen-teams.ts';
import { useBulkCommand } from './use-bulk-command.ts';

/** Sends members who have not confirmed their link again. */
export function RemindDialog({
  chosen,
  onDone,
  ...frame
}: DialogFrame & { chosen: ChosenTeams; onDone: () => void }) {
  const t = useTexts<typeof texts>('teamListDialogs');
  const words = useTexts<typeof teamList>('teamList');
  const { run, busy, problem, asked } = useBulkCommand(chosen);
  async function submit() {
    const done = await run(() => applicationCommand('remind', asked));
    if (!done) return;
    const count = done.data.reminded;
    if (count > 0) toast.success(words('done.reminded', { count: counted(count) }));
    else toast.info(words('done.remindedNone'));
    onDone();
  }
  return (
    <FormDialog
      {...frame}
      title={t('remind.title')}
      body={
        <>
          <p>{teamsText(t, chosen)}</p>
          <p>{t('remind.body')}</p>
          <p>{t('sent')}</p>
        </>
      }
      ok={t('remind.ok')}
      busy={busy}
      problem={problem}
      onSubmit={submit}
    />
  );
}
