import type { ErrorName } from '@chulbal/contract/errors';
import type { Bilingual } from '@chulbal/contract/language';
import type { SeasonPlan } from '@chulbal/contract/seasons/plan';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { Fault, fault } from '../fault.ts';
import { json } from '../json.ts';
import { auditOf, ruleChanges, seasonObject } from './changes.rules.ts';
import { createSeason } from './commands.ts';
import { movedToYear } from './copy.rules.ts';
import { missingStages, withFreshNumbers } from './numbers.rules.ts';
import { findPlanInForce, getDrafted, listApplied } from './plan.queries.ts';
import { inForce, planFrom, planOf } from './plan.rules.ts';
import { listKnownForms, listUsedStages } from './plan-parts.queries.ts';
import { usualChoices } from './usual-choices.rules.ts';
import { writePlan } from './writing.commands.ts';

/**
 * Begins a season as a draft: with the usual choices and nothing else, or as a copy of another year's plan moved
 * to the new one. Throws invalidRequest at `year` when there is a season of that year, at `copyFrom` when there
 * is none to copy.
 */
export async function createPlan(
  db: Db,
  actor: OperatorActor,
  { year, copyFrom, now }: { year: number; copyFrom: number | null; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const plan = copyFrom === null ? emptyPlan(year) : await copied(tx, copyFrom, year);
    await createSeason(tx, { plan: planFrom(plan), now }).catch((error) => {
      throw isFault(error, 'invalidRequest') ? wrong('year', yearTaken) : error;
    });
    const after = { copyFrom, tracks: plan.tracks.length };
    await record(tx, actor, { action: 'season.create', object: seasonObject(plan), after, now });
  });
}

async function copied(tx: Db, copyFrom: number, year: number): Promise<SeasonPlan> {
  const { season } = await getDrafted(tx, { year: copyFrom }).catch((error) => {
    throw isFault(error, 'notFound') ? wrong('copyFrom', nothingToCopy) : error;
  });
  return movedToYear(planOf(season), year);
}

function emptyPlan(year: number): SeasonPlan {
  const name = { ko: `${year} 시즌`, en: `Season ${year}` };
  return { year, name, regions: [], choices: usualChoices(), bonuses: [], tracks: [] };
}

/**
 * Replaces the plan of a season by another, whole; what is in force stays as it is. Side effects: the season's
 * `editVersion` counts one on, `changed` says whether the plan differs from what is in force, and the audit log
 * has every difference.
 *
 * Throws editedElsewhere 4043 when somebody saved since `editVersion`, hasApplications 4044 with the stages as
 * detail when one for which teams have applied is missing, invalidRequest at the field for a track that is not the
 * season's or a guardian form that was never uploaded.
 */
export async function savePlan(
  db: Db,
  actor: OperatorActor,
  { year, editVersion, plan, now }: { year: number; editVersion: number; plan: SeasonPlan; now: Date },
): Promise<void> {
  if (plan.year !== year) throw wrong('plan.year', notThisYear);
  await db.transaction(async (tx) => {
    const drafted = await getDrafted(tx, { year, lock: true });
    if (drafted.editVersion !== editVersion) throw fault('editedElsewhere');
    const before = planOf(drafted.season);
    const used = await listUsedStages(tx, drafted.seasonId);
    assertTracks(plan, used);
    await assertForms(tx, before, plan);
    const missing = missingStages(plan, await listApplied(tx, drafted.seasonId));
    if (missing.length > 0) throw fault('hasApplications', { detail: missing });
    const numbered = planFrom(withFreshNumbers(plan, used));
    await tx.sql
      .updateTable('seasons')
      .set({ name: json(plan.name), editVersion: editVersion + 1 })
      .where('id', '=', drafted.seasonId)
      .execute();
    await writePlan(tx, { seasonId: drafted.seasonId, plan: numbered });
    const { season } = await getDrafted(tx, { year });
    const after = planOf(season);
    const current = await findPlanInForce(tx, drafted);
    const changed = current !== null && ruleChanges(current, planOf(inForce(season))).length > 0;
    await tx.sql.updateTable('seasons').set({ changed }).where('id', '=', drafted.seasonId).execute();
    const changes = ruleChanges(before, after);
    if (changes.length === 0) return;
    await record(tx, actor, {
      action: 'season.save',
      object: seasonObject(after),
      ...auditOf(changes),
      now,
    });
  });
}

/** Every numbered track is the season's own. */
function assertTracks(plan: SeasonPlan, known: readonly { trackNo: number }[]): void {
  for (const [index, { trackNo }] of plan.tracks.entries()) {
    if (trackNo !== null && !known.some((each) => each.trackNo === trackNo)) {
      throw wrong(`plan.tracks.${index}.trackNo`, notOfSeason);
    }
  }
}

/** Guardians' forms are files that operators uploaded as such: any other would become everybody's to read. */
async function assertForms(tx: Db, before: SeasonPlan, plan: SeasonPlan): Promise<void> {
  const given = plan.tracks.flatMap(({ guardianForm }) => guardianForm?.serverFileName ?? []);
  const old = before.tracks.flatMap(({ guardianForm }) => guardianForm?.serverFileName ?? []);
  const known = [...old, ...(await listKnownForms(tx, given))];
  for (const [index, { guardianForm }] of plan.tracks.entries()) {
    if (guardianForm && !known.includes(guardianForm.serverFileName)) {
      throw wrong(`plan.tracks.${index}.guardianForm`, formNotThere);
    }
  }
}

function isFault(error: unknown, name: ErrorName): boolean {
  return error instanceof Fault && error.error === name;
}

function wrong(field: string, text: Bilingual): Fault {
  return fault('invalidRequest', { fields: { [field]: text } });
}

const yearTaken = { ko: '이 연도의 시즌이 이미 있어요.', en: 'This year has a season already.' };
const nothingToCopy = { ko: '복사할 시즌이 없어요.', en: 'There is no season to copy.' };
const notThisYear = { ko: '시즌의 연도는 바꿀 수 없어요.', en: 'The year of a season cannot be changed.' };
const notOfSeason = { ko: '이 시즌의 트랙이 아니에요.', en: 'This track is not of the season.' };
const formNotThere = { ko: '양식 파일을 다시 올려 주세요.', en: 'Please upload the form again.' };
