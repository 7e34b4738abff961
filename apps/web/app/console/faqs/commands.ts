import { consoleCommands } from '../../lib/command/commands.ts';

/** What operators do with questions. */
export const faqCommand = consoleCommands('faqs');
