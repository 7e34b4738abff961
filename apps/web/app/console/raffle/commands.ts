import { consoleCommands } from '../../lib/command/commands.ts';

export const eventsCommand = consoleCommands('events');
