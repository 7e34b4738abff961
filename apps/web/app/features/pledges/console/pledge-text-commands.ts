import type { changePledgeText, getPledgeText } from '@chulbal/contract/pledges';
import { commandsAt } from '../../console/commands.ts';

/** What an operator reads and writes of a pledge's text. */
export type PledgeTextCommands = { read: typeof getPledgeText; change: typeof changePledgeText };

export const pledgeTextCommand = commandsAt<PledgeTextCommands>('/console/pledges/command');
