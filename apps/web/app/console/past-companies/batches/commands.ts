import { consoleCommands } from '../../../lib/command/commands.ts';

export const batchCommand = consoleCommands('past');
