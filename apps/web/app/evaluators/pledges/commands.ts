import { pointerCommands } from '../../lib/command/commands.ts';

/** What an evaluator answers to a pledge. */
export const pledgeCommand = pointerCommands('pledge');
