import type { deleteDisplay, orderDisplays, savePopup, setDisplayHidden } from '@chulbal/contract/popups';
import type { savePoster } from '@chulbal/contract/posters';
import { commandsAt } from '../../console/commands.ts';

/** What operators do with popups and posters. */
export type DisplayCommands = {
  savePopup: typeof savePopup;
  savePoster: typeof savePoster;
  hide: typeof setDisplayHidden;
  delete: typeof deleteDisplay;
  order: typeof orderDisplays;
};

export const displayCommand = commandsAt<DisplayCommands>('/console/popups/command');
