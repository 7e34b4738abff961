import { useTexts } from '../../lib/use-texts.ts';
import { ReasonCommand } from '../../ui/form-dialog/reason-command.tsx';
import { messageCommand } from './commands.ts';
import type { failedMessages as texts } from './failed-messages.ko.ts';
import type { Failed } from './kinds.ts';

/** Asks why a message needs nobody any more. */
export function AsideDialog({ message, onClose }: { message: Failed; onClose: () => void }) {
  const t = useTexts<typeof texts>('failedMessages');
  const { messageId, to, subject } = message;
  return (
    <ReasonCommand
      title={t('asideDialog.title')}
      body={t('asideDialog.body', { to, letter: subject })}
      submit={t('aside')}
      send={(reason) => messageCommand('setAside', { messageId, reason })}
      done={t('put')}
      onClose={onClose}
    />
  );
}
