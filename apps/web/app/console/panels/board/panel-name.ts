import { useTexts } from '../../../lib/use-texts.ts';
import type { panels as texts } from '../panels.ko.ts';
import type { Arrangement } from '../plan/arrangement.ts';

/** Names of panels as they are read: their own, or their place. */
export function usePanelNames(arrangement: Arrangement): (key: string | null) => string {
  const t = useTexts<typeof texts>('panels');
  return (key) => {
    const index = arrangement.findIndex((panel) => panel.key === key);
    const panel = arrangement[index];
    return panel ? panel.name || t('panelNo', { no: index + 1 }) : t('boardNone');
  };
}
