import { useTexts } from '../../lib/use-texts.ts';
import { ShownOnce } from '../../ui/form-dialog/shown-once.tsx';
import type { apiTokens as texts } from './api-tokens.ko.ts';

export type Made = { name: string; token: string };

/** A new token, which nobody sees again once this is closed. */
export function CreatedToken({ made: { name, token }, onClose }: { made: Made; onClose: () => void }) {
  const t = useTexts<typeof texts>('apiTokens');
  return (
    <ShownOnce
      title={t('created.title')}
      body={t('created.body')}
      label={t('created.label', { name })}
      value={token}
      words={{
        copy: t('created.copy'),
        copied: t('created.copied'),
        notCopied: t('created.notCopied'),
        done: t('created.done'),
      }}
      onClose={onClose}
    />
  );
}
