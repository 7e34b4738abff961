import type { Person } from '@chulbal/contract/applications/fields';
import { comparedKind } from '@chulbal/contract/panels/conflicts';
import { sql } from 'kysely';
import { openFields } from '../applications/places.queries.ts';
import type { Db } from '../db.ts';
import { listEvaluators } from '../evaluators/queries.ts';
import { endAssignment, recordEnding } from './endings.commands.ts';
import { evaluatorMarks, type MemberIdentity, type TeamIdentity, teamMarks } from './marks.rules.ts';
import { lockStage } from './stages.commands.ts';

/** Any number that no other lock of ours has. */
const LOCK = 20_261_122;

/** Teams at a time. */
const BATCH = 50;

/**
 * Compares evaluators and teams that have changed with all others, notes what conflicts came and went, and ends
 * assignments between whom there is one now. Gives how much it did; 0 when there is nothing to do or another process is
 * at it. For the worker, beside all requests.
 */
export async function screen(db: Db, { now }: { now: Date }): Promise<number> {
  const compared = await db.transaction(async (tx) => {
    const { rows } = await sql<{
      alone: boolean;
    }>`select pg_try_advisory_xact_lock(${LOCK}) as alone`.execute(tx.sql);
    if (!rows[0]?.alone) return 0;
    const evaluators = await screenEvaluators(tx, now);
    return evaluators + (await screenTeams(tx, now));
  });
  return compared + (await endTainted(db, { now }));
}

/** Holds off screening until the transaction ends; it comes before every other lock. */
export async function lockScreening(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx.sql);
}

/** Marks of evaluators are few: all of them are made anew, and those that differ are written. */
async function screenEvaluators(tx: Db, now: Date): Promise<number> {
  const evaluators = await listEvaluators(tx);
  const stored = new Map<number, Set<string>>();
  const keyOf = ({ kind, mark }: { kind: string; mark: string }) => `${kind} ${mark}`;
  for (const row of await tx.sql.selectFrom('evaluatorMarks').selectAll().execute()) {
    stored.set(row.evaluatorId, (stored.get(row.evaluatorId) ?? new Set()).add(keyOf(row)));
  }
  const changed = evaluators
    .map((evaluator) => ({
      evaluatorId: evaluator.evaluatorId,
      marks: evaluatorMarks(evaluator, tx.vault.index),
    }))
    .filter(({ evaluatorId, marks }) => {
      const before = stored.get(evaluatorId) ?? new Set();
      return marks.length !== before.size || marks.some((mark) => !before.has(keyOf(mark)));
    });
  if (changed.length === 0) return 0;
  const evaluatorIds = changed.map(({ evaluatorId }) => evaluatorId);
  await tx.sql.deleteFrom('evaluatorMarks').where('evaluatorId', 'in', evaluatorIds).execute();
  const rows = changed.flatMap(({ evaluatorId, marks }) => marks.map((mark) => ({ evaluatorId, ...mark })));
  if (rows.length > 0) await tx.sql.insertInto('evaluatorMarks').values(rows).execute();
  await noteConflicts(tx, { evaluatorIds, teamNos: [], now });
  return changed.length;
}

async function screenTeams(tx: Db, now: Date): Promise<number> {
  const teams = await listUnscreened(tx);
  if (teams.length === 0) return 0;
  const teamNos = teams.map(({ teamNo }) => teamNo);
  const marks = teams.flatMap(({ teamNo, identity }) =>
    teamMarks(identity, tx.vault.index).map((mark) => ({ teamNo, ...mark })),
  );
  await tx.sql.deleteFrom('teamMarks').where('teamNo', 'in', teamNos).execute();
  if (marks.length > 0) await tx.sql.insertInto('teamMarks').values(marks).execute();
  await noteConflicts(tx, { evaluatorIds: [], teamNos, now });
  await tx.sql
    .insertInto('teamScreenings')
    .values(teams.map(({ teamNo, revision }) => ({ teamNo, revision })))
    .onConflict((conflict) =>
      conflict.column('teamNo').doUpdateSet(({ ref }) => ({ revision: ref('excluded.revision') })),
    )
    .execute();
  return teams.length;
}

type Unscreened = { teamNo: number; revision: number; identity: TeamIdentity };

/** Teams of running seasons that submitted or were taken back since they were last screened, with who they are. */
async function listUnscreened(tx: Db): Promise<Unscreened[]> {
  const rows = await tx.sql
    .selectFrom('applicationDesk as d')
    .innerJoin('applications as a', 'a.teamNo', 'd.teamNo')
    .innerJoin('seasons', 'seasons.id', 'a.seasonId')
    .leftJoin('teamScreenings as t', 't.teamNo', 'd.teamNo')
    .leftJoin('submissions as s', (join) =>
      join.onRef('s.teamNo', '=', 'a.teamNo').onRef('s.version', '=', 'a.submissionVersion'),
    )
    .select(['d.teamNo', 'd.revision', 'a.status', 'a.teamName', 'a.itemName', 's.fieldsSealed'])
    .where('seasons.status', '=', 'published')
    .where(({ or, eb }) => or([eb('t.revision', 'is', null), eb('t.revision', '<>', eb.ref('d.revision'))]))
    .orderBy('d.teamNo')
    .limit(BATCH)
    .execute();
  const submitted = rows.filter(({ status }) => status === 'submitted').map(({ teamNo }) => teamNo);
  const members = await listMembers(tx, submitted);
  return rows.map(({ teamNo, revision, status, teamName, itemName, fieldsSealed }) => {
    const counts = status === 'submitted';
    const fields = counts && fieldsSealed ? openFields(tx, fieldsSealed) : {};
    return {
      teamNo,
      revision,
      identity: {
        teamName: (counts && teamName) || '',
        itemName: (counts && itemName) || '',
        hasBusiness: (fields.teamCom ?? '0') !== '0',
        members: members.get(teamNo) ?? [],
      },
    };
  });
}

async function listMembers(tx: Db, teamNos: readonly number[]): Promise<Map<number, MemberIdentity[]>> {
  const found = new Map<number, MemberIdentity[]>();
  if (teamNos.length === 0) return found;
  const rows = await tx.sql
    .selectFrom('members as m')
    .leftJoin('accounts as c', 'c.id', 'm.userId')
    .select(['m.teamNo', 'm.schoolId', 'm.schoolName', 'm.phoneIndex', 'm.fieldsSealed'])
    .select('c.phoneIndex as accountPhoneIndex')
    .where('m.teamNo', 'in', teamNos)
    .where('m.status', '=', 'active')
    .orderBy('m.tmNo')
    .execute();
  for (const row of rows) {
    const person = JSON.parse(tx.vault.open(row.fieldsSealed)) as Person;
    const { schoolId, schoolName, phoneIndex, accountPhoneIndex } = row;
    const member = {
      schoolId,
      schoolName,
      department: person.tmMajor,
      email: person.tmEmail,
      phoneIndexes: accountPhoneIndex ? [phoneIndex, accountPhoneIndex] : [phoneIndex],
    };
    found.set(row.teamNo, [...(found.get(row.teamNo) ?? []), member]);
  }
  return found;
}

/**
 * Notes what conflicts these evaluators and teams have now by their marks; one that is over keeps its row. Marks by which
 * an operator found a conflict to be none make none again.
 */
async function noteConflicts(
  tx: Db,
  { evaluatorIds, teamNos, now }: { evaluatorIds: readonly number[]; teamNos: readonly number[]; now: Date },
): Promise<void> {
  const kinds = [...comparedKind.options];
  const undismissed = sql`not exists (select from conflict_dismissals d where d.team_no = t.team_no
    and d.evaluator_id = e.evaluator_id and d.kind = t.kind and t.mark = any(d.marks))`;
  await sql`
    insert into conflicts (evaluator_id, team_no, kind, found_at)
    select distinct e.evaluator_id, t.team_no, t.kind, ${now}::timestamptz
    from team_marks t join evaluator_marks e on e.kind = t.kind and e.mark = t.mark
    where (t.team_no = any(${teamNos}::bigint[]) or e.evaluator_id = any(${evaluatorIds}::bigint[]))
      and ${undismissed}
    on conflict (evaluator_id, team_no, kind) do update
      set found_at = excluded.found_at, ended_at = null where conflicts.ended_at is not null`.execute(tx.sql);
  await sql`
    update conflicts as c set ended_at = ${now}::timestamptz
    where c.ended_at is null and c.kind = any(${kinds}::text[])
      and (c.team_no = any(${teamNos}::bigint[]) or c.evaluator_id = any(${evaluatorIds}::bigint[]))
      and not exists (select from team_marks t join evaluator_marks e on e.kind = t.kind and e.mark = t.mark
        where t.team_no = c.team_no and e.evaluator_id = c.evaluator_id and t.kind = c.kind and ${undismissed})`.execute(
    tx.sql,
  );
}

/** Ends assignments between an evaluator and a team that may not judge it any more, each in a step of its own. */
export async function endTainted(db: Db, { now }: { now: Date }): Promise<number> {
  const { rows } = await sql<{
    trackNo: number;
    stageNo: number;
    evaluatorId: number;
    teamNo: number;
    kinds: string[];
  }>`
    select a.track_no as "trackNo", a.stage_no as "stageNo", a.evaluator_id as "evaluatorId",
      a.team_no as "teamNo", array_agg(c.kind order by c.kind) as kinds
    from assignments a
      join conflicts c on c.evaluator_id = a.evaluator_id and c.team_no = a.team_no and c.ended_at is null
      left join judged_stages j on j.track_no = a.track_no and j.stage_no = a.stage_no
    where a.state = 'active' and (c.kind <> 'school' or coalesce(j.conflict_level, 'school') = 'school')
    group by 1, 2, 3, 4 order by 1, 2, 4, 3 limit ${BATCH}`.execute(db.sql);
  for (const row of rows) {
    const asked = {
      trackNo: Number(row.trackNo),
      stageNo: row.stageNo,
      evaluatorId: Number(row.evaluatorId),
      teamNo: Number(row.teamNo),
      state: 'conflicted' as const,
      reason: reasonOf(row.kinds),
      now,
    };
    await db.transaction(async (tx) => {
      await lockStage(tx, asked);
      if (!(await stillStands(tx, { ...asked, kinds: row.kinds }))) return;
      const ended = await endAssignment(tx, asked);
      if (ended)
        await recordEnding(
          tx,
          { kind: 'system', address: '' },
          { ended: [ended], reason: asked.reason, now },
        );
    });
  }
  return rows.length;
}

/** Whether one of these conflicts was not dismissed meanwhile; who wants to, waits from now on. */
async function stillStands(
  tx: Db,
  { evaluatorId, teamNo, kinds }: { evaluatorId: number; teamNo: number; kinds: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql`
    select kind from conflicts where evaluator_id = ${evaluatorId} and team_no = ${teamNo}
      and kind = any(${kinds}::text[]) and ended_at is null for update`.execute(tx.sql);
  return rows.length > 0;
}

/** Why, for the log and the sheet; in Korean, as all reasons of the log are. */
export function reasonOf(kinds: readonly string[]): string {
  return `제척 사유가 새로 확인됐어요: ${kinds.map((kind) => words[kind] ?? kind).join(', ')}`;
}

const words: Record<string, string> = {
  school: '같은 학교',
  department: '같은 학과',
  employer: '소속·직장이 팀의 회사와 같음',
  emailDomain: '같은 이메일 도메인',
  phone: '같은 연락처',
  relation: '신고된 관계',
  exclusion: '받아들인 기피 신청',
};
