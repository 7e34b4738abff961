import { consoleCommands } from '../../lib/command/commands.ts';

/** What operators do with company pages. */
export const companiesCommand = consoleCommands('companies');

/** Where operators read files of pages that nobody else may read yet. */
export const FILES = '/console/transfer/company/';
