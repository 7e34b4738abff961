import { pointerCommands } from '../../lib/command/commands.ts';

/** What an evaluator's screens ask of the server beside loading their page. */
export const evaluationCommand = pointerCommands('evaluation');
