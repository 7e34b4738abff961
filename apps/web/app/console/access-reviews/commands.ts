import { consoleCommands } from '../../lib/command/commands.ts';

/** Signing the review of a month. */
export const reviewCommand = consoleCommands('reviews');
