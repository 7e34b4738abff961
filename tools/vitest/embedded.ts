const domain = 'packages/domain';

/**
 * The tests of databases that run on the embedded one in every `npm test`, by where it could differ from a PostgreSQL
 * server. The others run on PostgreSQL alone, and in `npm run proof` every one on both.
 */
export const embedded = {
  'opening, migrating and opening again': [
    `${domain}/database-start.db.test.ts`,
    `${domain}/data-key.db.test.ts`,
  ],
  'values as a driver reads and writes them: arrays, jsonb, bytea, whole numbers': [
    `${domain}/embedded-db.db.test.ts`,
    `${domain}/accounts/personal-data.db.test.ts`,
    `${domain}/applications/entry/drafts.db.test.ts`,
  ],
  'dates, moments and intervals': [
    `${domain}/seasons/plan.db.test.ts`,
    `${domain}/applications/list/overview.db.test.ts`,
  ],
  'locks, notifications and the watch of the worker': [
    `${domain}/jobs/worker.db.test.ts`,
    `${domain}/outbox/commands.db.test.ts`,
    `${domain}/sessions/commands.db.test.ts`,
  ],
  'transactions within transactions, and what breaks one off': [
    `${domain}/applications/entry/submit.db.test.ts`,
    `${domain}/results/finalise.db.test.ts`,
  ],
  'triggers and named constraints': [
    `${domain}/audit/chain.db.test.ts`,
    `${domain}/audit/verify.db.test.ts`,
    `${domain}/investment/ledger.db.test.ts`,
  ],
  'search and what is alike, by trigrams': [
    `${domain}/posts/search.db.test.ts`,
    `${domain}/applications/list/list.db.test.ts`,
    `${domain}/applications/list/similar.db.test.ts`,
  ],
  'rows that are read batch by batch': [`${domain}/applications/exports/exports.db.test.ts`],
};
