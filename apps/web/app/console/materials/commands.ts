import { consoleCommands } from '../../lib/command/commands.ts';

export const materialCommand = consoleCommands('materials');
