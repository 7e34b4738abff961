import { useTexts } from '../../../lib/use-texts.ts';
import type { panelBoard as texts } from '../panel-board.ko.ts';
import type { Arrangement } from '../plan/arrangement.ts';

/** Names of panels as they are read: their own, or their place. */
export function usePanelNames(arrangement: Arrangement): (key: string | null) => string {
  const t = useTexts<typeof texts>('panelBoard');
  return (key) => {
    const index = arrangement.findIndex((panel) => panel.key === key);
    const panel = arrangement[index];
    return panel ? panel.name || t('panelNo', { no: index + 1 }) : t('none');
  };
}
