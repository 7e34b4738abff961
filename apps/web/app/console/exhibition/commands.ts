import { consoleCommands } from '../../lib/command/commands.ts';

/** What an open builder asks. */
export const exhibitionCommand = consoleCommands('exhibition');
