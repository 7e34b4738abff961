import { consoleCommands } from '../../lib/command/commands.ts';

export const siteCommand = consoleCommands('site');
