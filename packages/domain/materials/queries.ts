import type { ApplicationSummary } from '@chulbal/contract/applications/applications';
import type { Language } from '@chulbal/contract/language';
import type { MaterialReceipt, MaterialTask, MaterialView } from '@chulbal/contract/materials/materials';
import type { UserActor } from '../actor.ts';
import { findReleased } from '../announcements/queries.ts';
import { listSummaries, type RuledTeam } from '../applications/entry/queries.ts';
import { getMyTeam, type MyTeam } from '../applications/places.queries.ts';
import { deadlineView } from '../applications/stage-views.rules.ts';
import { sameFiles } from '../applications/submission.rules.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { getTrackRules, materialDeadlineFor, type TrackRules } from '../seasons/queries.ts';
import type { MaterialSlotRule } from '../seasons/rules.ts';
import { inOrder, materialState, missingSlots, type SlotFile } from './rules.ts';
import { type AskingStage, askingStage, askingStages, isSubject } from './subjects.queries.ts';
import { listSlotFiles, listVersions, type MaterialSubmission } from './submissions.queries.ts';

type Asked = { language: Language; now: Date };

/** Applications of mine in short, in the same order, and what stages ask of their teams. */
export async function listMyApplications(
  db: Db,
  teams: readonly RuledTeam[],
  asked: Asked,
): Promise<{ applications: ApplicationSummary[]; materials: MaterialTask[] }> {
  return {
    applications: await listSummaries(db, teams, asked),
    materials: await listMaterials(db, teams, asked),
  };
}

/** What stages ask of teams that are their subjects: the nearest deadline first, closed ones behind. */
async function listMaterials(db: Db, teams: readonly RuledTeam[], asked: Asked): Promise<MaterialTask[]> {
  const tasks: MaterialTask[] = [];
  for (const { rules, files: _, ...mine } of teams) {
    if (mine.application.status !== 'submitted') continue;
    for (const stage of askingStages(rules)) {
      if (!(await isSubject(db, rules, { ...mine, stageNo: stage.stageNo }))) continue;
      tasks.push(taskOf(await known(db, mine, { rules, stage }), asked));
    }
  }
  const isOver = ({ state }: MaterialTask) => Number(state === 'closed');
  return tasks.sort((a, b) => isOver(a) - isOver(b) || (a.deadline.closesAt < b.deadline.closesAt ? -1 : 1));
}

/**
 * What a stage asks of my team, and what was handed in. Throws teamNotFound 1115 for another's team,
 * notQuerySubject 1356 for a stage that asks this team for nothing, whether there is one or not.
 */
export async function getMaterial(
  db: Db,
  actor: UserActor,
  asked: Asked & { teamNo: number; stageNo: number },
): Promise<MaterialView> {
  const { teamNo, stageNo, language } = asked;
  const mine = await getMyTeam(db, actor, { teamNo });
  const rules = await getTrackRules(db, mine.application.trackNo);
  if (!askingStages(rules).some((one) => one.stageNo === stageNo)) throw fault('notQuerySubject');
  const stage = askingStage(rules, stageNo);
  if (!(await isSubject(db, rules, { ...mine, stageNo }))) throw fault('notQuerySubject');
  const facts = await known(db, mine, { rules, stage });
  const { versions, files } = facts;
  const { slots } = stage.material;
  const last = versions.at(-1);
  return {
    ...taskOf(facts, asked),
    number: mine.application.number ?? '',
    teamName: mine.application.teamName ?? '',
    slots: slots.map(({ label, hint, ...slot }) => ({
      ...slot,
      label: label[language],
      hint: hint[language],
    })),
    files: standing(files, slots).map(({ slot, serverFileName, name, size, sha256 }) => ({
      slot,
      serverFileName,
      name,
      size,
      sha256: sha256 ?? '',
    })),
    receipt: last ? receiptOf(last, slots, language) : null,
    versions: versions.map(({ version, arrivedAt }) => ({ version, arrivedAt: arrivedAt.toISOString() })),
  };
}

/** A version as a proof, its slots by name where the season still has them. */
export function receiptOf(
  { version, arrivedAt, contentSha256, files }: MaterialSubmission,
  slots: readonly MaterialSlotRule[],
  language: Language,
): MaterialReceipt {
  const labels = new Map(slots.map(({ code, label }) => [code, label[language]]));
  return {
    version,
    arrivedAt: arrivedAt.toISOString(),
    contentSha256,
    files: files.map((file) => ({ ...file, label: labels.get(file.slot) ?? file.slot })),
  };
}

type Known = MyTeam & {
  rules: TrackRules;
  stage: AskingStage;
  files: SlotFile[];
  versions: MaterialSubmission[];
  /** The stage's result is out. */
  told: boolean;
};

async function known(db: Db, mine: MyTeam, { rules, stage }: Pick<Known, 'rules' | 'stage'>): Promise<Known> {
  const of = { teamNo: mine.application.teamNo, stageNo: stage.stageNo };
  const { trackNo } = mine.application;
  return {
    ...{ ...mine, rules, stage },
    files: await listSlotFiles(db, of),
    versions: await listVersions(db, of),
    told: (await findReleased(db, { trackNo, stageNo: stage.stageNo })) !== null,
  };
}

function taskOf(
  { application, place, rules, stage, files, versions, told }: Known,
  { language, now }: Asked,
): MaterialTask {
  const { teamNo, trackNo } = application;
  const { slots } = stage.material;
  const deadline = materialDeadlineFor(rules, stage.stageNo, teamNo);
  const last = versions.at(-1);
  const there = standing(files, slots);
  return {
    teamNo,
    trackNo,
    stageNo: stage.stageNo,
    stageName: stage.name[language],
    role: place.role,
    state: materialState(deadline, now),
    deadline: deadlineView(deadline),
    missing: missingSlots(slots, there).map(({ label }) => label[language]),
    submittedAt: last?.arrivedAt.toISOString() ?? null,
    changed: !sameFiles(there, last?.files ?? []),
    told,
  };
}

/** Files that stand in a slot that the season has, in its order. */
function standing(files: readonly SlotFile[], slots: readonly MaterialSlotRule[]): SlotFile[] {
  const there = files.filter(
    ({ slot, status }) => status === 'stored' && slots.some(({ code }) => code === slot),
  );
  return inOrder(slots, there);
}
