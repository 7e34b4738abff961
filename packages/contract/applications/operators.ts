import { z } from 'zod';
import { endpoint, listOf, noData, nothing, pageOf, pageQuery } from '../endpoint.ts';
import { instant, line, reasonOf, wholeNo } from '../fields.ts';
import { serverFileName } from '../files/files.ts';
import { reasonLengths } from '../reason-lengths.values.ts';
import { plannedInstant } from '../seasons/plan.ts';
import { applicationStatus } from './applications.ts';
import { completionMessage } from './completion-texts.ts';
import { completionItems, exportColumns } from './parts.ts';
import { applicationDetail, applicationRow, bonusState, completionState } from './rows.ts';

export type { ApplicationDetail, ApplicationRow } from './rows.ts';

const year = z.coerce.number().int().min(2000).max(9999);

/**
 * The chips of the search. Within one field any value does, between fields all must hold. `keyword` finds in
 * number, team and item name, by 초성 too. `assignee` 0 is nobody. Times are instants, from included, to not.
 */
export const applicationFilter = z.strictObject({
  year: year.optional(),
  trackNo: listOf(wholeNo),
  region: listOf(z.string().max(40)),
  status: listOf(applicationStatus),
  bonus: listOf(bonusState),
  completion: listOf(completionState),
  assignee: listOf(z.coerce.number().int().min(0)),
  unconfirmed: z.enum(['yes', 'no']).optional(),
  similar: z.enum(['yes']).optional(),
  refusedFiles: z.enum(['yes']).optional(),
  closedBusiness: z.enum(['yes']).optional(),
  submittedFrom: instant.optional(),
  submittedTo: instant.optional(),
  keyword: z.string().trim().max(50, 'tooLong').optional(),
});
export type ApplicationFilter = z.output<typeof applicationFilter>;

export const applicationSort = z.enum([
  '-submittedAt',
  'submittedAt',
  'number',
  '-number',
  'teamName',
  '-teamName',
  '-bonus',
]);

export type ApplicationSort = z.output<typeof applicationSort>;

/** The table. `all` counts what the season has without any chip. */
export const listApplications = endpoint({
  method: 'GET',
  path: '/admin/application/query/list',
  access: 'operator',
  may: 'seeConsole',
  summary: 'Applications by search chips',
  input: applicationFilter.extend({
    ...pageQuery,
    size: z.coerce.number().int().min(1).max(200).default(50),
    sort: applicationSort.default('-submittedAt'),
  }),
  output: pageOf(applicationRow).extend({ all: z.number().int() }),
});

export const getApplication = endpoint({
  method: 'GET',
  path: '/admin/application/query/detail',
  access: 'operator',
  may: 'seeConsole',
  summary: 'One application, personal data masked',
  input: z.strictObject({ teamNo: wholeNo }),
  output: applicationDetail,
});

/** Shows the people of a team unmasked; who asked, when, from where and why is in the audit log (P-07). */
export const revealPeople = endpoint({
  method: 'POST',
  path: '/admin/application/command/reveal',
  access: 'operator',
  may: 'revealPersonalData',
  summary: 'Show the personal data of a team',
  input: z.strictObject({ teamNo: wholeNo, reason: line(200) }),
  output: z.array(
    z.object({
      tmNo: z.number().int(),
      name: z.string(),
      phone: z.string(),
      email: z.string(),
      birth: z.string(),
    }),
  ),
});

/** A document of a submitted application; the reading is in the audit log (P-07). */
export const readDocument = endpoint({
  method: 'POST',
  path: '/admin/application/query/document',
  access: 'operator',
  may: 'readDocuments',
  summary: 'Read a document of an application',
  input: z.strictObject({ serverFileName }),
  output: z.any(),
  reply: 'stream',
});

/**
 * What a bulk act is about: these applications, or `every` one of a filter as `chooseEvery` has counted and marked
 * them. One of the two is given; 4106 when the filter finds others by now.
 */
const chosen = {
  teamNos: z.array(wholeNo).max(1_000).optional(),
  every: z
    .strictObject({
      filter: applicationFilter,
      count: z.number().int().min(1),
      mark: z.string().regex(/^[0-9a-f]{16}$/),
    })
    .optional(),
};
/** By this number an act is undone (`undoBulkAct`); null where it changed nothing. */
const actId = z.number().int().nullable();

/**
 * Decides claimed bonus items; a rejection needs a reason. `place` null: every item that is still pending. `version`
 * is the submission that was looked at, of one team: 4043 when it has submitted again since.
 */
export const decideBonus = endpoint({
  method: 'POST',
  path: '/admin/application/command/decide-bonus',
  access: 'operator',
  may: 'workApplications',
  summary: 'Verify or reject bonus items',
  input: z.strictObject({
    ...chosen,
    place: z.number().int().min(0).max(2).nullable(),
    decision: z.enum(['verified', 'rejected', 'pending']),
    reason: z.string().trim().max(200, 'tooLong').default(''),
    version: wholeNo.optional(),
  }),
  output: z.object({ decided: z.number().int(), actId }),
});

export const completionItem = z.enum(completionItems);

/**
 * Asks teams to complete their application until `dueAt`, by e-mail and on their pages; they may change and
 * submit it again until then, whatever the deadline.
 */
export const requestCompletion = endpoint({
  method: 'POST',
  path: '/admin/application/command/request-completion',
  access: 'operator',
  may: 'workApplications',
  summary: 'Ask teams to complete their application',
  input: z.strictObject({
    ...chosen,
    items: z.array(completionItem).min(1, 'choose').max(10),
    message: completionMessage,
    dueAt: plannedInstant,
  }),
  output: z.object({ asked: z.number().int() }),
});

/** Ends a request: answered well enough, or no longer needed. */
export const closeCompletion = endpoint({
  method: 'POST',
  path: '/admin/application/command/close-completion',
  access: 'operator',
  may: 'workApplications',
  summary: 'Close a completion request',
  input: z.strictObject({ requestId: wholeNo }),
  output: noData,
});

/** Gives applications to an operator to look after, or to nobody. */
export const assignApplications = endpoint({
  method: 'POST',
  path: '/admin/application/command/assign',
  access: 'operator',
  may: 'workApplications',
  summary: 'Assign applications to an operator',
  input: z.strictObject({ ...chosen, operatorId: wholeNo.nullable() }),
  output: z.object({ actId }),
});

/** Sends members who have not confirmed yet their link again; 0 when all were reminded within a day. */
export const remindMembers = endpoint({
  method: 'POST',
  path: '/admin/application/command/remind-members',
  access: 'operator',
  may: 'workApplications',
  summary: 'Remind unconfirmed members',
  input: z.strictObject(chosen),
  output: z.object({ reminded: z.number().int() }),
});

export const savedView = z.object({
  viewId: z.number().int(),
  name: z.string(),
  /** Query text of the table's address: chips, sort, columns. */
  query: z.string(),
  /** How many applications it finds now. */
  count: z.number().int(),
});
export type SavedView = z.output<typeof savedView>;

/** My saved views, in my order. */
export const listSavedViews = endpoint({
  method: 'GET',
  path: '/admin/application/query/views',
  access: 'operator',
  may: 'seeConsole',
  summary: 'My saved views',
  input: z.strictObject({ year: year.optional() }),
  output: z.array(savedView),
});

/** With `viewId` it replaces that view of mine. */
export const saveView = endpoint({
  method: 'POST',
  path: '/admin/application/command/save-view',
  access: 'operator',
  may: 'seeConsole',
  summary: 'Save a view of the table',
  input: z.strictObject({
    viewId: wholeNo.optional(),
    name: line(40),
    query: z.string().max(1000),
  }),
  output: z.object({ viewId: z.number().int() }),
});

export const deleteView = endpoint({
  method: 'POST',
  path: '/admin/application/command/delete-view',
  access: 'operator',
  may: 'seeConsole',
  summary: 'Delete a saved view',
  input: z.strictObject({ viewId: wholeNo }),
  output: noData,
});

/** Operators that applications can be assigned to. */
export const listAssignees = endpoint({
  method: 'GET',
  path: '/admin/application/query/assignees',
  access: 'operator',
  may: 'seeConsole',
  summary: 'Operators who may look after applications',
  input: nothing,
  output: z.array(z.object({ operatorId: z.number().int(), name: z.string() })),
});

/** The search of the console's bar: at most 8 teams and 8 people, names masked. */
export const searchConsole = endpoint({
  method: 'GET',
  path: '/admin/application/query/search',
  access: 'operator',
  may: 'seeConsole',
  summary: 'Search teams and people',
  input: z.strictObject({ keyword: z.string().trim().min(1, 'required').max(50, 'tooLong') }),
  output: z.object({
    teams: z.array(
      applicationRow.pick({ teamNo: true, number: true, teamName: true, lane: true, itemName: true }),
    ),
    people: z.array(
      z.object({ teamNo: z.number().int(), name: z.string(), teamName: z.string(), lane: z.number().int() }),
    ),
  }),
});

export const exportColumn = z.enum(exportColumns);

/**
 * Streams the applications that a filter finds: a table (xlsx, csv) or their files (zip). `contacts` adds
 * phones, e-mails and birth dates in the clear. Every export is on record with its reason (P-09).
 */
export const exportApplications = endpoint({
  method: 'POST',
  path: '/admin/application/command/export',
  access: 'operator',
  may: 'exportApplications',
  fresh: true,
  summary: 'Export applications',
  input: z.strictObject({
    format: z.enum(['xlsx', 'csv', 'zip']),
    filter: applicationFilter,
    columns: z.array(exportColumn).min(1, 'choose').max(exportColumn.options.length),
    reason: reasonOf(reasonLengths.applicationsExported),
  }),
  output: z.any(),
  reply: 'stream',
});
