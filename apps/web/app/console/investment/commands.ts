import { consoleCommands } from '../../lib/command/commands.ts';

export const marketDeskCommand = consoleCommands('market');
