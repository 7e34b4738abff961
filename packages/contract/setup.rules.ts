import type { Permission } from './operators/values.ts';
import type { SetupItem } from './setup.ts';

/** Who may do it, and so who may be responsible for it. */
export const setupNeeds = {
  organisations: 'editSite',
  businessNumber: 'editSite',
  contact: 'editSite',
  mail: 'manageOperators',
  terms: 'editContent',
  operators: 'manageOperators',
  season: 'editSeason',
  publication: 'publishSeason',
} as const satisfies Record<SetupItem, Permission>;
