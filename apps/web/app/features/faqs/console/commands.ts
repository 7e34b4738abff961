import type { createFaq, orderFaqs, saveFaq, setFaqPublished } from '@chulbal/contract/faqs';
import { commandsAt } from '../../console/commands.ts';

/** What operators do with questions. */
export type FaqCommands = {
  create: typeof createFaq;
  save: typeof saveFaq;
  publish: typeof setFaqPublished;
  order: typeof orderFaqs;
};

export const faqCommand = commandsAt<FaqCommands>('/console/faqs/command');
