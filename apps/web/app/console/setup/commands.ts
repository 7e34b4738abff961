import { consoleCommands } from '../../lib/command/commands.ts';

export const setupCommand = consoleCommands('site');
