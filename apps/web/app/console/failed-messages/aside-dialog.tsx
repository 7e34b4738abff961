import { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { ReasonDialog } from '../../ui/reason-dialog/reason-dialog.tsx';
import { messageCommand } from './commands.ts';
import type { failedMessages as texts } from './failed-messages.ko.ts';
import type { Failed } from './kinds.ts';

/** Asks why a message needs nobody any more. */
export function AsideDialog({ message, onClose }: { message: Failed; onClose: () => void }) {
  const t = useTexts<typeof texts>('failedMessages');
  const { busy, problem, run } = useCommand();
  const { messageId, to, subject } = message;

  async function send(reason: string) {
    if (!(await run(() => messageCommand('setAside', { messageId, reason })))) return;
    toast.success(t('put'));
    onClose();
  }
  return (
    <ReasonDialog
      title={t('asideDialog.title')}
      body={t('asideDialog.body', { to, letter: subject })}
      submit={t('aside')}
      busy={busy}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    />
  );
}
