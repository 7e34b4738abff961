import { consoleCommands } from '../../lib/command/commands.ts';

export const webhookCommand = consoleCommands('webhooks');
