import type { Health } from '@chulbal/contract/health/health';

const channel = { state: 'fine' as const, sentLastHour: 412, waiting: 0, waitingMs: 0, retrying: [] };

/** For tests: everything is well at 17:12 on the day of a deadline. */
export const wellHealth: Health = {
  deadline: { closesAt: '2026-05-14T09:00:00.000Z', names: ['접수'], lanes: [1, 2, 3] },
  writing: 639,
  submittedLastHour: 181,
  minutes: Array.from({ length: 60 }, (_, place) => ({
    at: new Date(Date.UTC(2026, 4, 14, 7, 13 + place)).toISOString(),
    submitted: place % 6,
  })),
  lastHour: Array.from({ length: 60 }, (_, place) => ({
    at: new Date(Date.UTC(2026, 4, 14, 7, 13 + place)).toISOString(),
    ...{ database: 3, files: 14, mail: 0, sms: place > 50 ? 70_000 : 0, jobs: 60_000 * place },
    backups: 51_000_000 + 60_000 * place,
  })),
  tracks: [{ lane: 3, name: '캠퍼스', submitted: 517, lastHour: 81, writing: 184 }],
  database: { state: 'fine', ms: 3, connections: { used: 41, most: 120 } },
  files: { state: 'fine', ms: 14, free: 0.61, stored: 6120, bytes: 41_200_000_000, unscanned: null },
  mail: channel,
  sms: channel,
  jobs: { state: 'fine', sweptAt: '2026-05-14T08:07:00.000Z', left: 0, unchained: 0 },
  backups: { state: 'fine', lastAt: '2026-05-13T18:00:00.000Z', failed: false },
  invariants: {
    ...{ state: 'fine', finishedAt: '2026-05-13T18:42:00.000Z', ms: 112_000, rules: 70 },
    ...{ breaches: [], checking: false },
  },
};
