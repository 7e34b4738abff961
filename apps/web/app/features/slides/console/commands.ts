import type {
  createSlide,
  orderSlides,
  removeSlide,
  saveSlide,
  setSlideShown,
} from '@chulbal/contract/slides';
import { commandsAt } from '../../console/commands.ts';

/** What operators do with slides. */
export type SlideCommands = {
  create: typeof createSlide;
  save: typeof saveSlide;
  show: typeof setSlideShown;
  order: typeof orderSlides;
  remove: typeof removeSlide;
};

export const slideCommand = commandsAt<SlideCommands>('/console/slides/command');
