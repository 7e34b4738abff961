import { z } from 'zod';
import { endpoint, noData } from '../endpoint.ts';
import { wholeNo, words } from '../fields.ts';

/** Everybody of the team reads it. */
export const withdrawalReason = words(500, 2);

/**
 * A team leaves its season after the deadline, by its leader's word: until then the application is cancelled instead
 * (4121), and from the end of the season's last stage on it is 1353. The whole team is told. 4120 when it has left.
 */
export const withdrawApplication = endpoint({
  method: 'POST',
  path: '/api/apply/command/withdraw',
  access: 'user',
  summary: 'Withdraw a submitted application after the deadline',
  input: z.strictObject({ teamNo: wholeNo, reason: withdrawalReason }),
  output: noData,
});

/** An operator takes a submitted team out, at any time, on record; the whole team is told. 4120 when it is out. */
export const withdrawTeam = endpoint({
  method: 'POST',
  path: '/admin/application/command/withdraw',
  access: 'operator',
  may: 'workApplications',
  summary: 'Take a submitted team out of its season',
  input: z.strictObject({ teamNo: wholeNo, reason: withdrawalReason }),
  output: z.object({ withdrawalId: z.number().int() }),
});

/**
 * Brings a team back as it was, on record; the team is told. Said again, it changes nothing. 4122 once a result of its
 * track was finalised since, or somebody of it is in another team.
 */
export const undoWithdrawal = endpoint({
  method: 'POST',
  path: '/admin/application/command/undo-withdrawal',
  access: 'operator',
  may: 'workApplications',
  summary: 'Bring back a team that was withdrawn',
  input: z.strictObject({ teamNo: wholeNo, withdrawalId: wholeNo, reason: withdrawalReason }),
  output: noData,
});
