import { consoleCommands } from '../../lib/command/commands.ts';

/** Letters that go to oneself before they leave. */
export const trialLetterCommand = consoleCommands('trial');
