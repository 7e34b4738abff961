import { consoleCommands } from '../../lib/command/commands.ts';

/** What operators do with slides. */
export const slideCommand = consoleCommands('slides');
