/** What an operator is to the foundation. An owner also decides who the others are. */
export const operatorRoles = [
  'viewer',
  'contentEditor',
  'contestManager',
  'privacyOfficer',
  'owner',
] as const;

export type OperatorRole = (typeof operatorRoles)[number];

/**
 * Who may do what in the console: the one table that the server asks, and that the screens get with
 * `operatorMe`, so that buttons and server agree.
 */
export const permissions = {
  /** Figures, seasons and applications, personal data masked. */
  seeConsole: ['viewer', 'contentEditor', 'contestManager', 'privacyOfficer', 'owner'],
  editSeason: ['contestManager', 'owner'],
  publishSeason: ['contestManager', 'owner'],
  /** Bonuses, completion requests, extensions, assignments. */
  workApplications: ['contestManager', 'owner'],
  readDocuments: ['contestManager', 'privacyOfficer', 'owner'],
  revealPersonalData: ['contestManager', 'privacyOfficer', 'owner'],
  exportApplications: ['contestManager', 'privacyOfficer', 'owner'],
  /** Accounts of students, masked, and finding one by its exact contact. */
  seeMembers: ['contestManager', 'privacyOfficer', 'owner'],
  /** Ending somebody's sessions, guardians who are waited for, and requests of people about their data. */
  workMembers: ['privacyOfficer', 'owner'],
  /** Records of personal data that was opened, each month, with a signed result. */
  reviewAccess: ['privacyOfficer', 'owner'],
  reviewExports: ['privacyOfficer', 'owner'],
  readAudit: ['contestManager', 'privacyOfficer', 'owner'],
  manageOperators: ['owner'],
  /** Addresses of programs that are told of what happens. */
  manageWebhooks: ['owner'],
  /** How servers and services are, and looking whether all data holds. */
  seeHealth: ['owner'],
  manageEvaluators: ['contestManager', 'owner'],
  buildPanels: ['contestManager', 'owner'],
  /** What single evaluators gave, and what came of it before it is announced. */
  seeScores: ['contestManager', 'owner'],
  finaliseResults: ['contestManager', 'owner'],
  announceResults: ['contestManager', 'owner'],
  decideAppeals: ['contestManager', 'owner'],
  /** Notices, questions and whatever else the portal says. */
  editContent: ['contentEditor', 'contestManager', 'owner'],
  /** What the site is called, by whom it is run, its address and its logos. */
  editSite: ['contentEditor', 'owner'],
  /** Periods and rules of an exhibition and its market. */
  editExhibition: ['contestManager', 'owner'],
  reviewCompanies: ['contentEditor', 'contestManager', 'owner'],
  /** Sending a letter to oneself, for whoever sends letters to others. */
  tryLetters: ['contentEditor', 'contestManager', 'owner'],
  /** What was invested in whom before it is revealed. */
  seeMarketTotals: ['contestManager', 'owner'],
  voidWallets: ['contestManager', 'owner'],
  revealMarket: ['contestManager', 'owner'],
  /** Events, their pages, prizes and tickets. */
  editEvents: ['contentEditor', 'contestManager', 'owner'],
  /** Freezing, seed, draw and winners of a raffle. */
  runRaffle: ['contestManager', 'owner'],
} as const satisfies Record<string, readonly OperatorRole[]>;

export type Permission = keyof typeof permissions;

/** Whether an operator of this role may. */
export function may(role: OperatorRole, what: Permission): boolean {
  return (permissions[what] as readonly OperatorRole[]).includes(role);
}

/** Everything that an operator of this role may. */
export function permissionsOf(role: OperatorRole): Permission[] {
  return (Object.keys(permissions) as Permission[]).filter((one) => may(role, one));
}
