import { consoleCommands } from '../../lib/command/commands.ts';

/** What an operator reads and writes of a pledge's text. */
export const pledgeTextCommand = consoleCommands('pledges');
