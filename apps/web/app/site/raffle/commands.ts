import { siteCommands } from '../../lib/command/commands.ts';

export const eventCommand = siteCommands('event');
