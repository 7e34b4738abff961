import { consoleCommands } from '../../lib/command/commands.ts';

/** Sending failed messages again, and putting them away. */
export const messageCommand = consoleCommands('messages');
