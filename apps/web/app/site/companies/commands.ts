import { siteCommands } from '../../lib/command/commands.ts';

/** What the scripts of company pages ask of the server. */
export const companyCommand = siteCommands('company');
