import { consoleCommands } from '../../lib/command/commands.ts';

/** Putting on record that a month's exports were reviewed. */
export const exportCommand = consoleCommands('exports');
