import type { Plan } from '@chulbal/contract/toolkits/business-plan';
import { useTexts } from '../../../lib/use-texts.ts';
import type { ui } from '../../../ui/ui.ko.ts';
import { usePictures } from './pictures.ts';

/** Hands the plan to the reader as a document, which the server puts together and does not keep. */
export function usePlanExport(plan: Plan, name: string) {
  const say = useTexts<typeof ui>('ui');
  const pictures = usePictures();
  const hand = (format: 'pdf' | 'docx') => async (): Promise<boolean> => {
    const [{ download }, { fileNameOf, planFileCall }] = await Promise.all([
      import('../../../ui/feedback/download.ts'),
      import('./plan-file.ts'),
    ]);
    const { address, init } = await planFileCall(plan, format, pictures);
    const failed = say('downloads.failed');
    const reasonOf = async (refused: Response) =>
      ((await refused.json().catch(() => null)) as { message?: string } | null)?.message ?? null;
    return download(address, { ...init, failed, reasonOf }, `${fileNameOf(name)}.${format}`);
  };
  return { docx: hand('docx'), pdf: hand('pdf') };
}
