import { consoleCommands } from '../../lib/command/commands.ts';

export const marketCommand = consoleCommands('market');
