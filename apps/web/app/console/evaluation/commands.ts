import { consoleCommands } from '../../lib/command/commands.ts';

/** What operators do while a stage is judged. */
export const judgingCommand = consoleCommands('judging');
