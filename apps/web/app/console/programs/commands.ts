import { consoleCommands } from '../../lib/command/commands.ts';

export const programCommand = consoleCommands('programs');
