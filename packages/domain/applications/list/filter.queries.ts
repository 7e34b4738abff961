import type { ApplicationFilter } from '@chulbal/contract/applications/operators';
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db.ts';
import type { Tables } from '../../tables.ts';
import type { ApplicationDeskTable, ApplicationsTable } from '../tables.ts';
import { wordsFor } from './search.rules.ts';
import type { ListSeason } from './season.queries.ts';

/** `a` the application, `d` its row of the console's table, which one that was never submitted lacks. */
type Joined = Tables & {
  a: ApplicationsTable;
  d: { [C in keyof ApplicationDeskTable]: ApplicationDeskTable[C] | null };
};
type Builder = ExpressionBuilder<Joined, 'a' | 'd'>;
type Condition = ExpressionWrapper<Joined, 'a' | 'd', SqlBool>;

/**
 * The applications of a season that the chips find: any value within a chip, all chips together. `year` is not
 * asked here, the season is. Nothing is selected yet: what is done with them (a page, a count, an export) says
 * that.
 */
export function filteredApplications(db: Db, season: ListSeason, filter: ApplicationFilter) {
  return db.sql
    .selectFrom('applications as a')
    .leftJoin('applicationDesk as d', 'd.teamNo', 'a.teamNo')
    .where('a.seasonId', '=', season.id)
    .where((eb) => eb.and(conditions(eb as unknown as Builder, season, filter) as never));
}

function conditions(eb: Builder, season: ListSeason, filter: ApplicationFilter): Condition[] {
  const all: Condition[] = [];
  const { trackNo, region, status, bonus, completion, assignee } = filter;
  if (trackNo.length > 0) all.push(eb('a.trackNo', 'in', trackNo));
  if (region.length > 0) {
    const ids = season.regions.filter(({ code }) => region.includes(code)).map(({ regionId }) => regionId);
    all.push(eb('a.regionId', 'in', [0, ...ids]));
  }
  if (status.length > 0) all.push(eb('a.status', 'in', status));
  if (bonus.length > 0) all.push(eb.or(bonus.map((state) => eb.and(bonusConditions(eb)[state]))));
  if (completion.length > 0) all.push(newestRequestIn(eb, completion));
  if (assignee.length > 0) all.push(assigneeIn(eb, assignee));
  if (filter.unconfirmed === 'yes') all.push(hasUnconfirmed(eb));
  if (filter.unconfirmed === 'no')
    all.push(eb.and([eb('a.status', '=', 'submitted'), eb.not(hasUnconfirmed(eb))]));
  if (filter.similar) all.push(hasSimilar(eb));
  if (filter.refusedFiles) all.push(hasRefusedFiles(eb));
  if (filter.closedBusiness) all.push(hasClosedBusiness(eb));
  if (filter.submittedFrom) all.push(eb('a.submittedAt', '>=', new Date(filter.submittedFrom)));
  if (filter.submittedTo) all.push(eb('a.submittedAt', '<', new Date(filter.submittedTo)));
  if (filter.keyword) all.push(...wordConditions(eb, filter.keyword));
  return all;
}

/** In the words of `bonusState`: decided whole is verified, or rejected as soon as one of them is. */
function bonusConditions(eb: Builder): Record<ApplicationFilter['bonus'][number], Condition[]> {
  const none = eb(eb.fn.coalesce('d.claimed', eb.val(0)), '=', 0);
  return {
    none: [none],
    pending: [eb('d.pending', '>', 0)],
    verified: [eb('d.claimed', '>', 0), eb('d.pending', '=', 0), eb('d.rejected', '=', 0)],
    rejected: [eb('d.pending', '=', 0), eb('d.rejected', '>', 0)],
  };
}

/** Of several requests the newest says how things stand. */
function newestRequestIn(eb: Builder, states: ApplicationFilter['completion']): Condition {
  return eb.exists(
    eb
      .selectFrom('completionRequests as c')
      .select('c.id')
      .whereRef('c.teamNo', '=', 'a.teamNo')
      .where('c.state', 'in', states)
      .where((inner) =>
        inner.not(
          inner.exists(
            inner
              .selectFrom('completionRequests as newer')
              .select('newer.id')
              .whereRef('newer.teamNo', '=', 'c.teamNo')
              .whereRef('newer.id', '>', 'c.id'),
          ),
        ),
      ),
  );
}

function assigneeIn(eb: Builder, assignee: readonly number[]): Condition {
  const somebody = assignee.filter((operatorId) => operatorId > 0);
  const any: Condition[] = [];
  if (somebody.length > 0) any.push(eb('d.assigneeId', 'in', somebody));
  if (assignee.includes(0)) any.push(eb('d.assigneeId', 'is', null));
  return eb.or(any);
}

/** A member who is in the team and has not confirmed; the leader confirms by submitting. */
function hasUnconfirmed(eb: Builder): Condition {
  return eb(
    'a.teamNo',
    'in',
    eb
      .selectFrom('members')
      .select('members.teamNo')
      .where('members.status', '=', 'active')
      .where('members.confirmedAt', 'is', null),
  );
}

function hasSimilar(eb: Builder): Condition {
  return eb.exists(
    eb
      .selectFrom('similarTeams')
      .select('similarTeams.otherNo')
      .whereRef('similarTeams.teamNo', '=', 'a.teamNo'),
  );
}

/** The business of the team is closed, as the tax office says of the number in its submission. */
function hasClosedBusiness(eb: Builder): Condition {
  return eb.exists(
    eb
      .selectFrom('businessStatuses')
      .select('businessStatuses.teamNo')
      .whereRef('businessStatuses.teamNo', '=', 'a.teamNo')
      .whereRef('businessStatuses.submissionVersion', '=', 'a.submissionVersion')
      .where('businessStatuses.state', '=', 'closed'),
  );
}

/** A file of the team was taken once and would be refused today. */
function hasRefusedFiles(eb: Builder): Condition {
  return eb.exists(
    eb
      .selectFrom('files')
      .select('files.serverFileName')
      .whereRef('files.teamNo', '=', 'a.teamNo')
      .where('files.refusal', 'is not', null)
      .where('files.status', '=', 'stored'),
  );
}

/** Every word has to be found, in the names, their initial consonants or the number. */
function wordConditions(eb: Builder, keyword: string): Condition[] {
  return wordsFor(keyword).map(({ tokens, pattern, number }) => {
    const inNames: Condition[] = [];
    if (tokens) inNames.push(eb(sql`a.search_tokens`, '@>', sql<never>`${tokens}::text[]`));
    if (pattern) inNames.push(eb('a.searchText', 'like', pattern));
    const any = inNames.length > 0 ? [eb.and(inNames)] : [];
    if (number) any.push(eb('a.number', 'like', number));
    return eb.or(any);
  });
}
