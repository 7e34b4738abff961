import { consoleCommands } from '../../lib/command/commands.ts';

/** What operators do with posts, and what an open editor asks. */
export const postCommand = consoleCommands('posts');
