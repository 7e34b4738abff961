import type { reviewExports } from '@chulbal/contract/audit';
import { commandsAt } from '../console/commands.ts';

/** Putting on record that a month's exports were reviewed. */
export type ExportCommands = { review: typeof reviewExports };

export const exportCommand = commandsAt<ExportCommands>('/console/exports/command');
