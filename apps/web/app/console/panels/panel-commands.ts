import { consoleCommands } from '../../lib/command/commands.ts';

/** What is asked and done about the panels of a stage. */
export const panelCommand = consoleCommands('panels');
