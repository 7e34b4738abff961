import type { WebhookView } from '@chulbal/contract/webhooks';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCommand } from '../../lib/command/use-command.ts';
import { confirm } from '../../lib/dialogs.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Refusal } from '../../ui/feedback/refusal.tsx';
import { webhookCommand } from '../shell/commands.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookSecret } from './webhook-secret.tsx';
import type { webhooks as texts } from './webhooks.ko.ts';
import styles from './webhooks.module.css';

/** Test, pause, change, replace the secret, delete. */
export function WebhookActs({ webhook }: { webhook: WebhookView }) {
  const t = useTexts<typeof texts>('webhooks');
  const navigate = useNavigate();
  const { run, busy, problem } = useCommand();
  const [changing, setChanging] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const { webhookNo, name, state } = webhook;
  const input = { webhookNo };

  async function test() {
    if (await run(() => webhookCommand('test', input))) toast.success(t('acts.tested'));
  }
  async function pause() {
    const words = { title: t('acts.pausing.title', { name }), body: t('acts.pausing.body') };
    if (!(await confirm({ ...words, ok: t('acts.pause') }))) return;
    if (await run(() => webhookCommand('pause', input))) toast.success(t('acts.pauseDone'));
  }
  async function resume() {
    if (await run(() => webhookCommand('resume', input))) toast.success(t('acts.resumeDone'));
  }
  async function rotate() {
    const words = { title: t('acts.rotating.title'), body: t('acts.rotating.body') };
    if (!(await confirm({ ...words, ok: t('acts.rotate') }))) return;
    const done = await run(() => webhookCommand('rotate', input));
    if (done) setSecret(done.data.secret);
  }
  async function remove() {
    const words = { title: t('acts.deleting.title', { name }), body: t('acts.deleting.body') };
    if (!(await confirm({ ...words, ok: t('acts.delete'), danger: true }))) return;
    const gone = await webhookCommand('delete', input);
    if (gone.kind === 'cancelled') return;
    if (gone.kind !== 'done') {
      toast.error(gone.problem?.message ?? t('acts.failed'));
      return;
    }
    toast.success(t('acts.deleted', { name }));
    await navigate('/console/webhooks');
  }

  return (
    <section className={styles.acts} aria-label={t('acts.label')}>
      {state === 'active' ? (
        <>
          <Button variant="primary" busy={busy} onClick={() => void test()}>
            {t('acts.test')}
          </Button>
          <Button busy={busy} icon="pause" onClick={() => void pause()}>
            {t('acts.pause')}
          </Button>
        </>
      ) : (
        <Button variant="primary" busy={busy} icon="play" onClick={() => void resume()}>
          {t('acts.resume')}
        </Button>
      )}
      <Button busy={busy} icon="pencil" onClick={() => setChanging(true)}>
        {t('acts.change')}
      </Button>
      <Button busy={busy} icon="key" onClick={() => void rotate()}>
        {t('acts.rotate')}
      </Button>
      <Button busy={busy} icon="trash" onClick={() => void remove()}>
        {t('acts.delete')}
      </Button>
      <Refusal problem={problem} />
      {changing && <WebhookDialog webhook={webhook} onClose={() => setChanging(false)} />}
      {secret && <WebhookSecret rotated secret={secret} onClose={() => setSecret(null)} />}
    </section>
  );
}
