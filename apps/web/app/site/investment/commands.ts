import { siteCommands } from '../../lib/command/commands.ts';

export const marketCommand = siteCommands('market');
