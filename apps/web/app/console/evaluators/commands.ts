import { consoleCommands } from '../../lib/command/commands.ts';

/** What operators do with evaluators. */
export const evaluatorCommand = consoleCommands('evaluators');
