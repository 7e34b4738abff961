import { consoleCommands } from '../../lib/command/commands.ts';

/** What an owner decides about operators. */
export const operatorCommand = consoleCommands('operators');
