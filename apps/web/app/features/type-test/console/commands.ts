import { consoleCommands } from '../../../lib/command/commands.ts';

/** What the open editor asks. */
export const typeTestCommand = consoleCommands('typetest');
