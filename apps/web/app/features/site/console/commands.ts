import type { saveSiteSettings } from '@chulbal/contract/site';
import { commandsAt } from '../../console/commands.ts';

export type SiteCommands = { save: typeof saveSiteSettings };

export const siteCommand = commandsAt<SiteCommands>('/console/site/command');
