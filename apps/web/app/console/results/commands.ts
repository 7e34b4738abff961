import { consoleCommands } from '../../lib/command/commands.ts';

/** What the screens of results ask of the server beside loading. */
export const resultCommand = consoleCommands('results');
