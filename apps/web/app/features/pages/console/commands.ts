import type { getPageVersion, publishPage, savePage, withdrawPage } from '@chulbal/contract/operator-pages';
import { commandsAt } from '../../console/commands.ts';

/** What operators do with pages; `version` only reads. */
export type PageCommands = {
  save: typeof savePage;
  publish: typeof publishPage;
  withdraw: typeof withdrawPage;
  version: typeof getPageVersion;
};

export const pageCommand = commandsAt<PageCommands>('/console/pages/command');
