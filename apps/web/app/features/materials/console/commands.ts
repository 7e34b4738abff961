import type { remindOfMaterial } from '@chulbal/contract/operator-materials';
import { commandsAt } from '../../console/commands.ts';

export type MaterialCommands = { remind: typeof remindOfMaterial };

export const materialCommand = commandsAt<MaterialCommands>('/console/materials/command');
