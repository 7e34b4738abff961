import type { JudgedDocument } from '@chulbal/contract/evaluation/evaluation';
import { useTexts } from '../../../lib/use-texts.ts';
import type { ui } from '../../../ui/ui.ko.ts';
import type { SheetPlace } from '../sheet/save-call.ts';
import { judgedDocumentAddress, withheldReason } from './fetch-judged.ts';

/** Saves a document on this device with its progress; the reading goes on record. */
export function useSaveJudged(): (place: SheetPlace, file: JudgedDocument) => Promise<void> {
  const t = useTexts<typeof ui>('ui');
  return async (place, { serverFileName, name }) => {
    const { download } = await import('../../../ui/feedback/download.ts');
    await download(
      judgedDocumentAddress,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...place, serverFileName }),
        failed: t('downloads.failed'),
        reasonOf: withheldReason,
      },
      name,
    );
  };
}
