import type { Language } from '@chulbal/contract/language';
import { consoleCommands } from '../../lib/command/commands.ts';
import { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Refusal } from '../../ui/feedback/refusal.tsx';
import { useOperator } from '../shell/use-operator.ts';
import type { trialLetters as texts } from './trial-letters.ko.ts';

/** Letters that go to oneself before they leave. */
const trialLetterCommand = consoleCommands('trial');

type Props = {
  letter: {
    language: Language;
    subject: string;
    lines: string[];
    button: string | null;
    note?: string | null;
  };
};

/** Sends a letter that is shown in advance to whoever looks at it. */
export function SendToMe({ letter }: Props) {
  const t = useTexts<typeof texts>('trialLetters');
  const { can } = useOperator();
  const { busy, problem, run } = useCommand();
  if (!can('tryLetters')) return null;

  async function send() {
    if (await run(() => trialLetterCommand('send', letter))) toast.success(t('sent'));
  }
  return (
    <div>
      <Button size="sm" busy={busy} onClick={send} aria-label={`${t('send')}: ${letter.subject}`}>
        {t('send')}
      </Button>
      <Refusal problem={problem} />
    </div>
  );
}
