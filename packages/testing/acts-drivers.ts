import type { ActName } from '@chulbal/contract/acts';
import { actsOfDesk } from './acts-of-desk.ts';
import { actsOfEvaluators } from './acts-of-evaluators.ts';
import { actsOfOperators } from './acts-of-operators.ts';
import { actsOfPanels } from './acts-of-panels.ts';
import { actsOfTeams, type Driver } from './acts-of-teams.ts';

/** How the tests do each act of the table. */
export const drivers: Record<ActName, Driver> = {
  ...actsOfTeams,
  ...actsOfEvaluators,
  ...actsOfPanels,
  ...actsOfDesk,
  ...actsOfOperators,
};
