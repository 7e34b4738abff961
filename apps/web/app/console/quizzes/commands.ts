import type { QuizPlan } from '@chulbal/contract/quizzes/quizzes';
import { consoleCommands } from '../../lib/command/commands.ts';
import type { PlanEdit } from '../plan-editor/use-plan.ts';

/** What the open editor asks. */
export const quizCommand = consoleCommands('quiz');

/** What every part of the editor works with. */
export type QuizEdit = PlanEdit<QuizPlan>;
