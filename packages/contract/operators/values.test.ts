import { expect, test } from 'vitest';
import { type OperatorRole, type Permission, permissions, permissionsOf } from './values.ts';

/**
 * Once more, role by role and by hand: all other tests ask the table that the server asks, and would believe whatever
 * stands in it (S-01).
 */
const contents: Permission[] = [
  'seeConsole',
  'editContent',
  'editSite',
  'reviewCompanies',
  'tryLetters',
  'editEvents',
];
const contest: Permission[] = [
  ...(['seeConsole', 'editSeason', 'publishSeason', 'workApplications', 'readDocuments'] as const),
  ...(['revealPersonalData', 'exportApplications', 'seeMembers', 'readAudit', 'manageEvaluators'] as const),
  ...(['buildPanels', 'seeScores', 'finaliseResults', 'announceResults', 'decideAppeals'] as const),
  ...(['editContent', 'editExhibition', 'reviewCompanies', 'tryLetters', 'seeMarketTotals'] as const),
  ...(['voidWallets', 'revealMarket', 'editEvents', 'runRaffle'] as const),
];
const privacy: Permission[] = [
  ...(['seeConsole', 'readDocuments', 'revealPersonalData', 'exportApplications', 'seeMembers'] as const),
  ...(['workMembers', 'reviewAccess', 'reviewExports', 'readAudit'] as const),
];

test.each<[OperatorRole, Permission[]]>([
  ['viewer', ['seeConsole']],
  ['contentEditor', contents],
  ['contestManager', contest],
  ['privacyOfficer', privacy],
  ['owner', Object.keys(permissions) as Permission[]],
])('S-01 what a %s may, and nothing else', (role, may) => {
  expect(permissionsOf(role).toSorted()).toEqual(may.toSorted());
});
