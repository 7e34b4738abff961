import { consoleCommands } from '../../lib/command/commands.ts';

/** What operators do with pages; `version` only reads. */
export const pageCommand = consoleCommands('pages');
