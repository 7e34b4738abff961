import { consoleCommands } from '../../lib/command/commands.ts';

/** What the screens of applications ask of the server beside loading. */
export const applicationCommand = consoleCommands('applications');
