import { momentText } from '../../lib/korean-time.ts';
import { useRootData } from '../../lib/root-data.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import type { investment as texts } from './investment.ko.ts';

/** When the totals will be revealed; where that moment has passed without it, that they are on their way. */
export function useRevealText(revealsAt: string): string {
  const t = useTexts<typeof texts>('investment');
  const language = useLanguage();
  const { serverNow } = useRootData();
  if (Date.parse(revealsAt) <= serverNow) return t('reveals.late');
  return t('reveals.planned', { moment: momentText(revealsAt, language) });
}
