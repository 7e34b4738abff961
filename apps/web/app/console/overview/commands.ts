import { consoleCommands } from '../../lib/command/commands.ts';

/** What the situation room does by itself. */
export const overviewCommand = consoleCommands('overview');
