/** The house's lists, each in this one place. The tests beside this file hold them and name the breach. */

/** Where each workspace lives, and which other workspaces it may import. */
export const workspaces: Record<string, { folder: string; mayImport: string[] }> = {
  contract: { folder: 'packages/contract', mayImport: [] },
  domain: { folder: 'packages/domain', mayImport: ['contract'] },
  demo: { folder: 'packages/demo', mayImport: ['contract', 'domain'] },
  http: { folder: 'packages/http', mayImport: ['contract', 'domain'] },
  testing: { folder: 'packages/testing', mayImport: ['contract', 'domain', 'demo', 'http'] },
  'user-api': { folder: 'apps/user-api', mayImport: ['contract', 'domain', 'http'] },
  'admin-api': { folder: 'apps/admin-api', mayImport: ['contract', 'domain', 'http'] },
  web: { folder: 'apps/web', mayImport: ['contract', 'http'] },
  all: {
    folder: 'apps/all',
    mayImport: ['contract', 'domain', 'demo', 'http', 'user-api', 'admin-api', 'web', 'tools'],
  },
};

/** Packages from outside that a workspace must not know. */
export const foreign: Record<string, RegExp> = {
  contract: /^(?!zod($|\/))/,
  domain: /^(@?fastify|react|react-dom|react-router|@react-router|vite)($|\/|-)/,
  web: /^(kysely|pg|pg-boss|@electric-sql\/pglite)($|\/)/,
};

/** A feature owns a table, an integration or a life cycle, and has this one name everywhere. */
export const features = [
  'access-reviews',
  'accounts',
  'announcements',
  'api-tokens',
  'applications',
  'audit',
  'authenticators',
  'backups',
  'companies',
  'data-requests',
  'deadline-letters',
  'evaluation',
  'eligibility',
  'evaluators',
  'events',
  'exhibition',
  'failed-messages',
  'faqs',
  'files',
  'hall-of-fame',
  'heroes',
  'health',
  'identity-checks',
  'invariants',
  'invitations',
  'investment',
  'judging-letters',
  'leadership',
  'logo-hunt',
  'materials',
  'members',
  'member-parts',
  'my-data',
  'notices',
  'operators',
  'outbox',
  'overview',
  'pages',
  'panels',
  'past-companies',
  'pledges',
  'popups',
  'posts',
  'programs',
  'quizzes',
  'raffle',
  'resources',
  'results',
  'retention',
  'schools',
  'seasons',
  'sessions',
  'setup',
  'site',
  'slides',
  'tickets',
  'guardians',
  'social-logins',
  'passkeys',
  'devices',
  'toolkits',
  'track-alerts',
  'trial-letters',
  'type-test',
  'webhooks',
  'withdrawals',
];

/**
 * The web's wings, one for each audience, each with a `shell` (frame, menu, sign-in, session guard) and its features.
 * What a wing shows may stand on the folders named here, and on nothing else of `apps/web/app`: the console shows
 * operators what visitors see.
 */
export const wings: Record<string, string[]> = {
  site: ['ui', 'art', 'lib'],
  evaluators: ['ui', 'art', 'lib'],
  console: ['site', 'ui', 'art', 'lib'],
};

/** What the wings stand on, in the order in which one leans on the next. */
export const webGround: Record<string, string[]> = { ui: ['art', 'lib'], art: ['lib'], lib: [] };

/** Folders of the wings that only show, or are made of several features, and own nothing. */
export const pagesOnly = [
  'boards',
  'edit-conflicts',
  'entry-words',
  'experiences',
  'gallery',
  'home',
  'not-found',
  'ordered-list',
  'plan-editor',
  'schedule',
  'shell',
  'table-export',
];

/** Folders of the domain that are no features. */
export const domainFolders = ['formats', 'jobs', 'migrations', 'papers', 'seeds'];

/**
 * The folders into which a big feature of the domain is divided, in their order; `.` is what lies beside them. Each may
 * import itself, those before it and the feature's tables. Inside a folder files are named as in a feature without any.
 * Features may need a division of each other, as long as no division needs itself round about: score sheets and final
 * results are what the phases before judging ask about and end.
 */
export const divisions: Record<string, string[]> = {
  applications: ['.', 'members', 'entry', 'list', 'exports'],
  evaluation: ['sheets', '.'],
  results: ['final', '.'],
};

/**
 * The parts of a feature in the domain, each allowed to import itself and those before it. A part may be
 * one file (`rules.ts`) or several (`deadline.rules.ts`).
 */
export const parts = ['tables', 'rules', 'queries', 'commands'] as const;
export type Part = (typeof parts)[number];

/** What another feature may import of a feature. */
export const publicParts: string[] = ['rules', 'queries', 'commands'];

/**
 * Files and folders of a feature that are none of its parts, by their own name: the adapters to disk, S3, mail,
 * SMS and the tax office, and what writes or reads a format. A new name is added here, or is better one of the parts.
 */
export const adapters: Record<string, string[]> = {
  accounts: ['passwords', 'texts'],
  backups: [
    'copies',
    'destination',
    'embedded-dump',
    'find',
    'make',
    'manifest',
    'postgres-dump',
    'restore',
    'retain',
    'sealing',
    'streams',
    'verify',
  ],
  applications: ['receipt-pdf', 'tax-office'],
  guardians: ['texts'],
  'identity-checks': ['service'],
  'social-logins': ['provider'],
  companies: ['share-picture'],
  evaluation: ['score-sheet-pdf'],
  files: [
    'clamd',
    'cleaning',
    'content',
    'disk-store',
    'open-store',
    'receive',
    's3-store',
    'scanned-store',
    'store',
  ],
  outbox: ['bounces', 'carriers', 'letter', 'nudge', 'transports'],
  pledges: ['pledge-pdf'],
  seasons: ['calendar'],
  toolkits: ['canvas-pdf', 'plan-docx', 'plan-pdf'],
  raffle: ['share-picture'],
  'type-test': ['share-picture'],
  webhooks: ['post', 'reach'],
};

/** Names that say nothing about what is inside. */
export const emptyNames = ['util', 'utils', 'helper', 'helpers', 'misc', 'common', 'shared', 'index'];

export const longestFile = 300;
