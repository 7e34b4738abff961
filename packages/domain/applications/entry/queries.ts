import type {
  ApplicationSummary,
  ApplicationView,
  Deadline,
} from '@chulbal/contract/applications/applications';
import { checklist } from '@chulbal/contract/applications/checklist';
import { type ApplicationForm, type Fields, readFields } from '@chulbal/contract/applications/fields';
import { countFiles } from '@chulbal/contract/applications/rules';
import { errors } from '@chulbal/contract/errors';
import { koreanDay } from '@chulbal/contract/korean-days';
import type { Language } from '@chulbal/contract/language';
import { sql } from 'kysely';
import type { UserActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { fault } from '../../fault.ts';
import { seasonColumn } from '../../seasons/published.queries.ts';
import { deadlineFor, getTrackRules, type TrackRules, trackRulesOf } from '../../seasons/queries.ts';
import type { StageRule } from '../../seasons/rules.ts';
import { contentOf, readable } from '../draft.rules.ts';
import { listConsented } from '../members/children.queries.ts';
import { listPartRows, listProgress } from '../members/parts.queries.ts';
import { hiddenPaths } from '../members/parts.rules.ts';
import { LEADER_KEY } from '../members.rules.ts';
import {
  findMyTeamOfTrack,
  getMyTeam,
  type MyTeam,
  myTeamsAndLeft,
  openDraft,
  openFields,
  placed,
} from '../places.queries.ts';
import { refusalToBegin } from '../refusal.queries.ts';
import { deadlineView, stageViews } from '../stage-views.rules.ts';
import { formRules } from '../submission.rules.ts';
import {
  findLastSubmission,
  listTeamFiles,
  listTeamMembers,
  type MemberRow,
  readTeamFiles,
  type Submission,
  storedFiles,
  type TeamFile,
  teamFiles,
} from '../team.queries.ts';
import { type Decisions, readDecisions } from './decisions.queries.ts';
import { confirmingOf, missingOf } from './summary.queries.ts';
import { type Unsent, unsentOf } from './unsent.rules.ts';

/** The stage in which a track is applied for. Throws notFound for any other. */
export function applicationStage(rules: TrackRules, stageNo: number): StageRule {
  const stage = rules.stages.find((one) => one.stageNo === stageNo);
  if (stage?.kind !== 'application') throw fault('notFound');
  return stage;
}

/** My application in a track, or why none can be begun. Throws notFound for a stage nobody applies in. */
export async function getMyApplication(
  db: Db,
  actor: UserActor,
  asked: { trackNo: number; stageNo: number; language: Language; now: Date },
): Promise<{
  application: ApplicationView | null;
  deadline: Deadline;
  refusal: { code: number; message: string } | null;
  /** People under 14 for whom a guardian has consented, by `childKey`. */
  consented: string[];
}> {
  const rules = await getTrackRules(db, asked.trackNo);
  applicationStage(rules, asked.stageNo);
  const mine = await findMyTeamOfTrack(db, actor, asked.trackNo);
  const deadline = deadlineFor(rules, asked.stageNo, mine?.application.teamNo ?? null);
  if (mine) {
    const application = await viewOf(db, mine, rules, asked);
    const consented = await listConsented(db, readFields(application.fields), asked.now);
    return { application, deadline: deadlineView(deadline), refusal: null, consented: [...consented] };
  }
  const refused = await refusalToBegin(db, actor, { rules, deadline, now: asked.now });
  const refusal = refused && { code: errors[refused].code, message: errors[refused][asked.language] };
  return { application: null, deadline: deadlineView(deadline), refusal, consented: [] };
}

/** An application as the leader or a linked member sees it. Throws teamNotFound for anyone else. */
export async function getApplicationView(
  db: Db,
  actor: UserActor,
  asked: { teamNo: number; language?: Language; now?: Date },
): Promise<ApplicationView> {
  const { teamNo, language = 'ko' } = asked;
  const mine = await getMyTeam(db, actor, { teamNo });
  const { trackNo, savedAt } = mine.application;
  const rules = await getTrackRules(db, trackNo);
  // How far members are is told as of the last save, unless somebody says when it is.
  return viewOf(db, mine, rules, { language, now: asked.now ?? savedAt });
}

async function viewOf(
  db: Db,
  { application, place: mine }: MyTeam,
  rules: TrackRules,
  { language, now }: { language: Language; now: Date },
): Promise<ApplicationView> {
  const { teamNo, trackNo, stageNo, status, number } = application;
  const parts = mine.role === 'leader' ? await listPartRows(db, teamNo) : [];
  const place = mine.role === 'leader' ? { ...mine, hidden: hiddenPaths(parts) } : mine;
  const { fields, version } = openDraft(db, application);
  const files = await listTeamFiles(db, teamNo);
  const submission = status === 'submitted' ? await findLastSubmission(db, teamNo) : null;
  const members = status === 'submitted' ? await listTeamMembers(db, teamNo) : [];
  return {
    teamNo,
    trackNo,
    stageNo,
    status,
    role: place.role,
    number,
    fields: readable(place, fields),
    version,
    ...differences(db, { fields, files, submission, members }),
    savedAt: application.savedAt.toISOString(),
    files: storedFiles(files),
    deadline: deadlineView(deadlineFor(rules, stageNo, teamNo)),
    ...(await readDecisions(db, application, { rules, language })),
    submission: submission && {
      version: submission.version,
      arrivedAt: submission.arrivedAt.toISOString(),
      fields: readable(place, openFields(db, submission.fieldsSealed)),
      files: submission.files,
    },
    members: members
      .filter(({ memberKey }) => memberKey !== LEADER_KEY)
      .map((member) => ({
        tmNo: member.tmNo,
        key: member.memberKey,
        name: member.name,
        status: member.status === 'refused' ? 'refused' : 'active',
        confirmedAt: member.confirmedAt?.toISOString() ?? null,
      })),
    parts: await listProgress(db, application, { rules, files, parts, now }),
  };
}

/** How what is being written differs from what was submitted; of a first draft, all of it does. */
function differences(
  db: Db,
  known: {
    fields: ReturnType<typeof openFields>;
    files: readonly TeamFile[];
    submission: Submission | null;
    members: readonly MemberRow[];
  },
): Unsent & { changed: boolean } {
  const { fields, submission, members } = known;
  const files = storedFiles(known.files);
  if (!submission) {
    const written = contentOf(fields).length > 0 || files.length > 0;
    return { changed: written, edited: written, refused: [] };
  }
  const submitted = { fields: openFields(db, submission.fieldsSealed), files: submission.files };
  const unsent = unsentOf({ fields, files }, submitted, members);
  return { ...unsent, changed: unsent.edited || unsent.refused.length > 0 };
}

/** Kept versions of a draft, newest first. `filled` counts the fields that are filled in, `files` the files. */
export async function listDraftVersions(
  db: Db,
  actor: UserActor,
  { teamNo }: { teamNo: number },
): Promise<{ version: number; savedAt: string; filled: number; files: number }[]> {
  const { application } = await getMyTeam(db, actor, { teamNo });
  const now = storedFiles(await listTeamFiles(db, teamNo)).length;
  const rows = await db.sql
    .selectFrom('draftVersions')
    .select(['version', 'savedAt', 'fieldsSealed', 'fileNames'])
    .where('teamNo', '=', teamNo)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ version, savedAt, fieldsSealed, fileNames }) => ({
    version,
    savedAt: savedAt.toISOString(),
    filled: contentOf(openFields(db, fieldsSealed)).length,
    files: version === application.draftVersion ? now : fileNames.length,
  }));
}

/** A team with the rules of its track and the files of its draft. */
export type RuledTeam = MyTeam & { rules: TrackRules; files: TeamFile[] };

/**
 * Every application I lead or belong to, or belonged to when it was withdrawn, newest season first, then by the time it
 * was last saved: what lists of what concerns me begin with. One query, however many there are.
 */
export async function listRuledTeams(db: Db, actor: UserActor): Promise<RuledTeam[]> {
  const rows = await myTeamsAndLeft(db, actor)
    .innerJoin('seasons', 'seasons.id', 'applications.seasonId')
    .innerJoin('seasonVersions', (join) =>
      join
        .onRef('seasonVersions.seasonId', '=', 'seasons.id')
        .onRef('seasonVersions.version', '=', 'seasons.rulesVersion'),
    )
    .where('seasons.status', '<>', 'draft')
    .select([seasonColumn(db, sql.ref('applications.trackNo')).as('season'), teamFiles.as('files')])
    .orderBy('seasons.year', 'desc')
    .orderBy('applications.savedAt', 'desc')
    .execute();
  return rows.map(({ season, files, ...row }) => ({
    ...placed(row, actor),
    rules: trackRulesOf(db, season, row.trackNo),
    files: readTeamFiles(files),
  }));
}

/** Applications in short, in the same order. */
export async function listSummaries(
  db: Db,
  teams: readonly RuledTeam[],
  { language, now }: { language: Language; now: Date },
): Promise<ApplicationSummary[]> {
  const summaries: ApplicationSummary[] = [];
  for (const { rules, files, ...mine } of teams) {
    const { teamNo, status } = mine.application;
    const isSubmitted = status === 'submitted';
    const submission = isSubmitted ? await findLastSubmission(db, teamNo) : null;
    const members = isSubmitted ? await listTeamMembers(db, teamNo) : [];
    const told = await readDecisions(db, mine.application, { rules, language });
    const { fields } = openDraft(db, mine.application);
    const form = readFields(fields);
    const consented = await listConsented(db, form, now);
    summaries.push(
      summaryOf(db, mine, {
        ...{ rules, files, submission, members, told, fields, form, consented, language, now },
      }),
    );
  }
  return summaries;
}

function summaryOf(
  db: Db,
  { application, place }: MyTeam,
  known: {
    rules: TrackRules;
    files: TeamFile[];
    submission: Submission | null;
    members: MemberRow[];
    told: Decisions;
    fields: Fields;
    form: ApplicationForm;
    consented: ReadonlySet<string>;
    language: Language;
    now: Date;
  },
): ApplicationSummary {
  const { rules, files, submission, members, fields, form, consented, language, now } = known;
  const entries = checklist(
    form,
    countFiles(storedFiles(files)),
    formRules(rules),
    koreanDay(now),
    consented,
  );
  return {
    teamNo: application.teamNo,
    year: rules.year,
    seasonName: rules.seasonName[language],
    trackNo: application.trackNo,
    stageNo: application.stageNo,
    lane: rules.track.lane,
    trackName: rules.track.name[language],
    role: place.role,
    status: application.status,
    teamName: fields.teamName || application.teamName,
    number: application.number,
    ...differences(db, { fields, files, submission, members }),
    ...missingOf(entries, form),
    confirming: confirmingOf({ application, place }, { rules, members, now }),
    savedAt: application.savedAt.toISOString(),
    submittedAt: submission?.arrivedAt.toISOString() ?? null,
    deadline: deadlineView(deadlineFor(rules, application.stageNo, application.teamNo)),
    ...known.told,
    stages: stageViews(rules.stages, language),
  };
}
