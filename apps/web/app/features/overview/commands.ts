import type { remindEvaluators } from '@chulbal/contract/operator-evaluation';
import { commandsAt } from '../console/commands.ts';

/** What the situation room does by itself. */
export type OverviewCommands = { remind: typeof remindEvaluators };

export const overviewCommand = commandsAt<OverviewCommands>('/console/overview/command');
