import type { OutputOf } from '@chulbal/contract/endpoint';
import type { Language } from '@chulbal/contract/language';
import type { getCoverage as getCoverageEndpoint } from '@chulbal/contract/panels/assignments';
import type { PanelContent } from '@chulbal/contract/panels/panels';
import type { Db } from '../db.ts';
import type { Assignment, Stage } from './assignments.queries.ts';
import { evaluatorViews } from './board.queries.ts';
import { readStageFacts } from './facts.queries.ts';
import { findPlan, readContent } from './plans.queries.ts';
import { getJudgedStage } from './stages.queries.ts';

type Coverage = OutputOf<typeof getCoverageEndpoint>;
type Seat = { panel: { position: number; name: string }; role: 'member' | 'alternate' | null };

/** Who judges each team now, and how much each evaluator has; teams that fewest judge first. */
export async function getCoverage(db: Db, stage: Stage & { language: Language }): Promise<Coverage> {
  const facts = await readStageFacts(db, await getJudgedStage(db, stage));
  const published = await findPlan(db, { ...stage, state: 'published' });
  const content = published ? await readContent(db, published.id) : { panels: [] };
  const seats = seatsOf(content);
  const names = await listNames(db, facts.assignments);
  const { panelSize } = facts.plan;
  const byTeam = groupBy(facts.assignments, ({ teamNo }) => teamNo);
  const byEvaluator = groupBy(facts.assignments, ({ evaluatorId }) => evaluatorId);
  const teams = facts.teams.map((team) => {
    const given = byTeam.get(team.teamNo) ?? [];
    const active = given.filter(({ state }) => state === 'active').length;
    return {
      ...team,
      panel: seats.teams.get(team.teamNo)?.panel ?? null,
      active,
      missing: Math.max(0, panelSize - active),
      evaluators: given.map(({ evaluatorId, state, since, until, reason }) => ({
        evaluatorId,
        name: names.get(evaluatorId) ?? '',
        role: seats.evaluators.get(evaluatorId)?.role ?? null,
        state,
        since: since.toISOString(),
        until: until?.toISOString() ?? null,
        reason,
      })),
    };
  });
  return {
    panelSize,
    teams: teams.toSorted((a, b) => a.active - b.active || a.teamNo - b.teamNo),
    evaluators: evaluatorViews(facts).map((one) => {
      const given = byEvaluator.get(one.evaluatorId) ?? [];
      const count = (state: Assignment['state']) => given.filter((row) => row.state === state).length;
      const seat = seats.evaluators.get(one.evaluatorId);
      return {
        ...one,
        panel: seat?.panel ?? null,
        role: seat?.role ?? null,
        recused: count('recused'),
        conflicted: count('conflicted'),
        withdrawn: count('withdrawn'),
      };
    }),
  };
}

function seatsOf({ panels }: PanelContent): { evaluators: Map<number, Seat>; teams: Map<number, Seat> } {
  const evaluators = new Map<number, Seat>();
  const teams = new Map<number, Seat>();
  for (const [index, { name, ...panel }] of panels.entries()) {
    const place = { position: index + 1, name };
    for (const { evaluatorId, role } of panel.evaluators) evaluators.set(evaluatorId, { panel: place, role });
    for (const { teamNo } of panel.teams) teams.set(teamNo, { panel: place, role: null });
  }
  return { evaluators, teams };
}

/** Names of everyone who has or had a team, also of those who judge no more. */
async function listNames(db: Db, assignments: readonly Assignment[]): Promise<Map<number, string>> {
  const ids = [...new Set(assignments.map(({ evaluatorId }) => evaluatorId))];
  const rows = await db.sql
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('id', 'in', [0, ...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function groupBy<T>(list: readonly T[], keyOf: (one: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const one of list) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}
