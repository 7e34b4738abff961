import type { ActName } from '@chulbal/contract/acts';
import { actsOnApplications } from './applications.ts';
import { actsOfEvaluators } from './evaluators.ts';
import { actsOfOperators } from './operators.ts';
import { actsOfPanels } from './panels.ts';
import { actsOfTeams, type Driver } from './teams.ts';

/** How the tests do each act of the table. */
export const drivers: Record<ActName, Driver> = {
  ...actsOfTeams,
  ...actsOfEvaluators,
  ...actsOfPanels,
  ...actsOnApplications,
  ...actsOfOperators,
};
