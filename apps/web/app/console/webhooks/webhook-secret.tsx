import { useTexts } from '../../lib/use-texts.ts';
import { ShownOnce } from '../../ui/form-dialog/shown-once.tsx';
import type { webhooks as texts } from './webhooks.ko.ts';

type Props = { secret: string; rotated?: boolean; onClose: () => void };

/** A new secret, which nobody sees again once this is closed. */
export function WebhookSecret({ secret, rotated, onClose }: Props) {
  const t = useTexts<typeof texts>('webhooks');
  return (
    <ShownOnce
      title={t(rotated ? 'secret.rotated' : 'secret.created')}
      body={t(rotated ? 'secret.rotatedBody' : 'secret.body')}
      label={t('secret.label')}
      value={secret}
      words={{
        copy: t('secret.copy'),
        copied: t('secret.copied'),
        notCopied: t('secret.notCopied'),
        done: t('secret.done'),
      }}
      onClose={onClose}
    />
  );
}
