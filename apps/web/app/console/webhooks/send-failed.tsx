import type { WebhookView } from '@chulbal/contract/webhooks';
import { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Refusal } from '../../ui/feedback/refusal.tsx';
import { webhookCommand } from './commands.ts';
import type { webhooks as texts } from './webhooks.ko.ts';

/** Sends everything again that was given up. */
export function SendFailed({ webhook: { webhookNo, failed } }: { webhook: WebhookView }) {
  const t = useTexts<typeof texts>('webhooks');
  const { run, busy, problem } = useCommand();
  async function send() {
    const done = await run(() => webhookCommand('sendFailed', { webhookNo }));
    if (done) toast.success(t('deliveries.allSent', { count: done.data.sent }));
  }
  return (
    <div>
      <Button icon="retry" busy={busy} onClick={() => void send()}>
        {t('deliveries.allAgain', { count: failed })}
      </Button>
      <Refusal problem={problem} />
    </div>
  );
}
