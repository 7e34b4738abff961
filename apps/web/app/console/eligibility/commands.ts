import { consoleCommands } from '../../lib/command/commands.ts';

export const eligibilityCommand = consoleCommands('eligibility');
