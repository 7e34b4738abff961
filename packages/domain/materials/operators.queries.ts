import type { Language } from '@chulbal/contract/language';
import type {
  AskedTeam,
  AskingStage as StageView,
  TeamMaterial,
} from '@chulbal/contract/materials/operators';
import type { OperatorActor } from '../actor.ts';
import { getListedApplication } from '../applications/list/detail.queries.ts';
import { deadlineView } from '../applications/stage-views.rules.ts';
import type { Db } from '../db.ts';
import { Fault } from '../fault.ts';
import { getSeasonView, getTrackRules, materialDeadlineFor, type TrackRules } from '../seasons/queries.ts';
import { receiptOf } from './queries.ts';
import { isRemindable, materialState } from './rules.ts';
import { type AskingStage, askingStage, askingStages, subjectsOf } from './subjects.queries.ts';
import { lastVersions } from './submissions.queries.ts';

type Asked = { language: Language; now: Date };

/** Stages of a season that ask for material, track by track; none where no season is published. */
export async function listAskingStages(
  db: Db,
  _actor: OperatorActor,
  { year, ...asked }: Asked & { year?: number | undefined },
): Promise<{ year: number | null; stages: StageView[] }> {
  const season = await publishedSeason(db, year, asked.language);
  const stages: StageView[] = [];
  for (const { trackNo } of season?.tracks ?? []) {
    const rules = await getTrackRules(db, trackNo);
    for (const stage of askingStages(rules)) {
      const teams = await teamsOf(db, { rules, stage }, asked);
      stages.push(stageOf({ rules, stage }, teams, asked));
    }
  }
  return { year: season?.year ?? null, stages };
}

async function publishedSeason(db: Db, year: number | undefined, language: Language) {
  try {
    return await getSeasonView(db, { language, ...(year === undefined ? {} : { year }) });
  } catch (error) {
    if (error instanceof Fault && error.error === 'notFound') return null;
    throw error;
  }
}

/** The teams that a stage asks, who has not handed in first. Throws notFound for a stage that asks for nothing. */
export async function listAskedTeams(
  db: Db,
  _actor: OperatorActor,
  { trackNo, stageNo, ...asked }: Asked & { trackNo: number; stageNo: number },
): Promise<{ stage: StageView; teams: AskedTeam[] }> {
  const rules = await getTrackRules(db, trackNo);
  const stage = askingStage(rules, stageNo);
  const teams = await teamsOf(db, { rules, stage }, asked);
  return { stage: stageOf({ rules, stage }, teams, asked), teams: teams ?? [] };
}

/** What stages ask of one team, in their order; nothing of a team that none asks. Throws teamNotFound 1115. */
export async function listTeamMaterials(
  db: Db,
  actor: OperatorActor,
  { teamNo, ...asked }: Asked & { teamNo: number },
): Promise<TeamMaterial[]> {
  const { trackNo } = await getListedApplication(db, actor, { teamNo });
  const rules = await getTrackRules(db, trackNo);
  const materials: TeamMaterial[] = [];
  for (const stage of askingStages(rules)) {
    const [team] = (await teamsOf(db, { rules, stage }, { ...asked, teamNo })) ?? [];
    if (!team) continue;
    const { state, closesAt, begun, receipt } = team;
    const { stageNo, name } = stage;
    materials.push({ trackNo, stageNo, stageName: name[asked.language], state, closesAt, begun, receipt });
  }
  return materials;
}

type Stage = { rules: TrackRules; stage: AskingStage };

function stageOf({ rules, stage }: Stage, teams: readonly AskedTeam[] | null, asked: Asked): StageView {
  const { language, now } = asked;
  const deadline = materialDeadlineFor(rules, stage.stageNo, null);
  return {
    trackNo: rules.track.trackNo,
    stageNo: stage.stageNo,
    lane: rules.track.lane,
    trackName: rules.track.name[language],
    stageName: stage.name[language],
    state: materialState(deadline, now),
    deadline: deadlineView(deadline),
    slots: stage.material.slots.map(({ label }) => label[language]),
    known: teams !== null,
    subjects: teams?.length ?? 0,
    submitted: teams?.filter(({ receipt }) => receipt).length ?? 0,
  };
}

/** The teams asked, or one of them, in a fixed number of queries; null while nobody knows who they are. */
async function teamsOf(
  db: Db,
  { rules, stage }: Stage,
  { language, now, teamNo: one }: Asked & { teamNo?: number },
): Promise<AskedTeam[] | null> {
  const of = { trackNo: rules.track.trackNo, stageNo: stage.stageNo, teamNo: one };
  const asks = await subjectsOf(db, rules, stage.stageNo);
  if (!asks) return null;
  const rows = await db.sql
    .selectFrom('applications as a')
    .leftJoin('materialReminders as r', (join) =>
      join.onRef('r.teamNo', '=', 'a.teamNo').on('r.stageNo', '=', stage.stageNo),
    )
    .select(['a.teamNo', 'a.number', 'a.teamName', 'r.sentAt'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('files')
          .select('files.serverFileName')
          .whereRef('files.teamNo', '=', 'a.teamNo')
          .where('files.stageNo', '=', stage.stageNo)
          .where('files.status', '=', 'stored'),
      ).as('begun'),
    )
    .where('a.trackNo', '=', of.trackNo)
    .where('a.status', '=', 'submitted')
    .$if(one !== undefined, (query) => query.where('a.teamNo', '=', one ?? 0))
    .orderBy('a.serial')
    .execute();
  const versions = await lastVersions(db, of);
  const teams = rows
    .filter(({ teamNo }) => asks(teamNo))
    .map(({ teamNo, number, teamName, sentAt, begun }): AskedTeam => {
      const last = versions.get(teamNo);
      const deadline = materialDeadlineFor(rules, stage.stageNo, teamNo);
      const state = materialState(deadline, now);
      return {
        teamNo,
        number: number ?? '',
        teamName: teamName ?? '',
        state,
        closesAt: deadline.closesAt.toISOString(),
        begun: Boolean(begun),
        receipt: last ? receiptOf(last, stage.material.slots, language) : null,
        remindedAt: sentAt?.toISOString() ?? null,
        remindable: isRemindable({ state, submitted: last !== undefined, remindedAt: sentAt }, now),
      };
    });
  return teams.sort((a, b) => Number(a.receipt !== null) - Number(b.receipt !== null));
}
