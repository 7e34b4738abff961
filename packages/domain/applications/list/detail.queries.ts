import type { ApplicationDetail } from '@chulbal/contract/applications/rows';
import type { Language } from '@chulbal/contract/language';
import { may } from '@chulbal/contract/operators/values';
import type { OperatorActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { fault } from '../../fault.ts';
import { maskedName } from '../../masks.ts';
import { deadlineFor, getTrackRules, type TrackRules } from '../../seasons/queries.ts';
import { type Application, openFields } from '../places.queries.ts';
import { deadlineView, stageViews } from '../stage-views.rules.ts';
import { findLastSubmission, listTeamMembers } from '../team.queries.ts';
import { answersOf, claimedBonuses, maskedPerson } from './detail.rules.ts';
import {
  findWithdrawal,
  listCompletions,
  listDecisions,
  listExtensions,
  listReceipts,
  listSimilar,
  listStoredTimes,
  listUncleaned,
} from './detail-parts.queries.ts';
import { listHistory } from './history.queries.ts';
import { readRows } from './rows.queries.ts';
import { getListSeason } from './season.queries.ts';

/**
 * Any application of a published season, for operators. Throws teamNotFound 1115. `lock` holds the row until the
 * transaction ends.
 */
export async function getListedApplication(
  db: Db,
  _actor: OperatorActor,
  { teamNo }: { teamNo: number },
): Promise<Application> {
  const application = await db.sql
    .selectFrom('applications')
    .innerJoin('seasons', 'seasons.id', 'applications.seasonId')
    .selectAll('applications')
    .where('applications.teamNo', '=', teamNo)
    .where('seasons.status', '<>', 'draft')
    .executeTakeFirst();
  if (!application) throw fault('teamNotFound');
  return application;
}

/**
 * Everything about one application, people masked; of a draft only that it exists and what became of it. A fixed
 * number of queries. What the audit log knows of it is there for whoever may read the log. Throws teamNotFound 1115.
 */
export async function getApplicationDetail(
  db: Db,
  actor: OperatorActor,
  { teamNo, language }: { teamNo: number; language: Language },
): Promise<ApplicationDetail> {
  const application = await getListedApplication(db, actor, { teamNo });
  const rules = await getTrackRules(db, application.trackNo);
  const season = await getListSeason(db, { year: rules.year });
  const [row] = await readRows(db, season, { teamNos: [teamNo], language });
  if (!row) throw fault('teamNotFound');
  const receipts = await listReceipts(db, teamNo);
  const completions = await listCompletions(db, teamNo);
  return {
    row,
    year: rules.year,
    deadline: deadlineView(deadlineFor(rules, application.stageNo, teamNo)),
    ...(await submittedPart(db, application, { rules, language })),
    receipts: receipts.map(({ version, arrivedAt, contentSha256 }) => ({
      version,
      arrivedAt: arrivedAt.toISOString(),
      contentSha256,
    })),
    completions,
    withdrawal: await findWithdrawal(db, application),
    extensions: await listExtensions(db, application),
    similar: await listSimilar(db, teamNo),
    history: await listHistory(db, {
      application,
      receipts,
      completions,
      leaderName: row.leaderName,
      withLog: may(actor.role, 'readAudit'),
    }),
    stages: stageViews(rules.stages, language),
  };
}

/** What the tax office has said so far of the number in this submission. */
async function findBusinessStatus(
  db: Db,
  { teamNo, version }: { teamNo: number; version: number },
): Promise<NonNullable<ApplicationDetail['business']>> {
  const row = await db.sql
    .selectFrom('businessStatuses')
    .select(['state', 'askedAt'])
    .where('teamNo', '=', teamNo)
    .where('submissionVersion', '=', version)
    .executeTakeFirst();
  if (!row || row.state === 'none') return { state: null, askedAt: null };
  return { state: row.state === 'unanswered' ? null : row.state, askedAt: row.askedAt.toISOString() };
}

/** What stands in the submission that counts; nothing where there is none. */
async function submittedPart(
  db: Db,
  { teamNo, status }: Application,
  { rules, language }: { rules: TrackRules; language: Language },
): Promise<Pick<ApplicationDetail, 'answers' | 'business' | 'people' | 'bonuses' | 'files'>> {
  const submission = status === 'submitted' ? await findLastSubmission(db, teamNo) : null;
  if (!submission) return { answers: [], business: null, people: [], bonuses: [], files: [] };
  const fields = openFields(db, submission.fieldsSealed);
  const members = await listTeamMembers(db, teamNo);
  const { claims, decisions } = await listDecisions(db, teamNo);
  const storedAt = await listStoredTimes(db, submission.files);
  const uncleaned = await listUncleaned(db, submission.files);
  const slots = new Map(rules.documents.map(({ slot, label }) => [slot, label[language]]));
  const names = new Map(members.map(({ memberKey, name }) => [memberKey, maskedName(name)]));
  const bonusName = (aaNo: number) => rules.bonuses.find((one) => one.aaNo === aaNo)?.name[language] ?? '';
  return {
    answers: answersOf(fields, rules.choices, language),
    business: fields.teamComNo ? await findBusinessStatus(db, submission) : null,
    people: members.map((member) => maskedPerson(member, rules.choices, language)),
    bonuses: claimedBonuses({ fields, files: submission.files, claims }, decisions, bonusName),
    files: submission.files.map((file) => ({
      ...file,
      label: [slots.get(file.slot) ?? file.slot, names.get(file.person ?? '')].filter(Boolean).join(' · '),
      storedAt: (storedAt.get(file.serverFileName) ?? submission.arrivedAt).toISOString(),
      uncleaned: uncleaned.get(file.serverFileName) ?? null,
    })),
  };
}
