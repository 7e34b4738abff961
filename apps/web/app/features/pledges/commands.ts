import type { refusePledge, signPledge } from '@chulbal/contract/pledges';
import { commandsAt } from '../console/commands.ts';

/** What an evaluator answers to a pledge. */
export type PledgeCommands = { sign: typeof signPledge; refuse: typeof refusePledge };

export const pledgeCommand = commandsAt<PledgeCommands>('/pointer/pledge/command');
