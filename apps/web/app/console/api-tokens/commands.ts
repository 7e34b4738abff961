import { consoleCommands } from '../../lib/command/commands.ts';

export const apiTokenCommand = consoleCommands('tokens');
