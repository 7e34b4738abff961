import { consoleCommands } from '../../lib/command/commands.ts';

/** What operators do with popups and posters. */
export const displayCommand = consoleCommands('popups');
