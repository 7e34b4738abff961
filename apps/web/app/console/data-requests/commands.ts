import { consoleCommands } from '../../lib/command/commands.ts';

/** Entering requests about data, and working on them. */
export const requestCommand = consoleCommands('requests');
