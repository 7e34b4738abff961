import { useTexts } from '../../../lib/use-texts.ts';
import type { ui } from '../../../ui/ui.ko.ts';

/** Saves a document on this device with its progress; the reading goes on record. */
export function useSaveDocument(): (file: { serverFileName: string; name: string }) => Promise<void> {
  const t = useTexts<typeof ui>('ui');
  return async ({ serverFileName, name }) => {
    const { download } = await import('../../../ui/feedback/download.ts');
    await download(
      '/console/applications/document',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ serverFileName }),
        failed: t('downloads.failed'),
      },
      name,
    );
  };
}
