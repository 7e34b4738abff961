import { siteCommands } from '../../lib/command/commands.ts';

/** What the form, and the modal of a stage's material, ask of the server beside loading their page. */
export const command = siteCommands('apply');
