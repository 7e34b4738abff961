import { consoleCommands } from '../../lib/command/commands.ts';

/** Having every invariant checked. */
export const healthCommand = consoleCommands('health');
