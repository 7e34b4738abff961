import type { TypeTestPlan } from '@chulbal/contract/type-test/type-test';
import { consoleCommands } from '../../lib/command/commands.ts';
import type { PlanEdit } from '../plan-editor/use-plan.ts';

/** What the open editor asks. */
export const typeTestCommand = consoleCommands('typetest');

/** What every part of the editor works with. */
export type TypeTestEdit = PlanEdit<TypeTestPlan>;
