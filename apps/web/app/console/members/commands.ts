import { consoleCommands } from '../../lib/command/commands.ts';

/** Finding a member, showing something of them, and logging them out. */
export const memberCommand = consoleCommands('members');
