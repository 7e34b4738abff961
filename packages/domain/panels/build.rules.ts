import {
  type EvaluatorFacts,
  type PlanFacts,
  pairOf,
  problem,
  type TeamFacts,
} from '@chulbal/contract/panels/facts';
import type { PanelContent, PlannedPanel, PlanProblem } from '@chulbal/contract/panels/panels';
import { type Arranging, arrange } from './arrange.rules.ts';
import { assign, type Costs } from './min-cost-flow.rules.ts';
import { type PinnedPanel, panelSizes } from './sizes.rules.ts';

export type BuildOptions = {
  /** Null: as few panels as the load limits allow. */
  panelCount: number | null;
  /** Alternates of each panel, as far as there are evaluators. */
  alternates: number;
  /** How much it weighs that teams of a region stay together, and that evaluators know the field: 0 to 3. */
  region: number;
  expertise: number;
};

export type Built = { content: PanelContent } | { problems: PlanProblem[] };

/** A member who must not judge a team of their panel costs more than any want of knowledge. */
const CONFLICT = 1_000;
/** A member who does not know the field, and a team away from its region for each member, at a weight of 1. */
const UNKNOWN = 10;
const AWAY = 10;

/**
 * Makes the panels of a stage around what is pinned in `pins`, whose panels keep their places and names.
 *
 * What a plan costs is the sum over its panels of every member with every team: 1,000 for a conflict, and 10 times the
 * weight of expertise for a field that the member does not know; and for each team how far it is from its region, up to 10
 * times the weight of region for each member. Where a region is at home is settled first, by sharing the teams out in the
 * order of region and field. `arrange` finds the plan that costs least. Alternates come last: for panels with
 * most conflicts first, who can step in for most. The same facts always make the same plan, in whatever order they come.
 */
export function buildPanels(facts: PlanFacts, options: BuildOptions, pins: PanelContent): Built {
  const teams = facts.teams.toSorted((a, b) => a.teamNo - b.teamNo);
  const evaluators = facts.evaluators.toSorted((a, b) => a.evaluatorId - b.evaluatorId);
  if (teams.length === 0) return { problems: [problem('noTeams', 'error')] };
  if (evaluators.length === 0) return { problems: [problem('noEvaluators', 'error')] };
  const building = new Building({ ...facts, teams, evaluators }, options, pins);
  return building.problems.length > 0 ? { problems: building.problems } : { content: building.build() };
}

class Building {
  readonly problems: PlanProblem[] = [];
  readonly #facts: PlanFacts;
  readonly #options: BuildOptions;
  readonly #pins: readonly PlannedPanel[];
  /** Place of the panel to which a member, an alternate or a team is pinned. */
  readonly #pinnedMember: Map<number, number>;
  readonly #pinnedAlternate: Map<number, number>;
  readonly #pinnedTeam: Map<number, number>;
  #sizes: number[] = [];

  constructor(facts: PlanFacts, options: BuildOptions, pins: PanelContent) {
    this.#facts = facts;
    this.#options = options;
    const last = pins.panels.findLastIndex(
      ({ evaluators, teams }) => evaluators.some((one) => one.pinned) || teams.some((one) => one.pinned),
    );
    this.#pins = pins.panels.slice(0, last + 1);
    const known = new Set(facts.evaluators.map(({ evaluatorId }) => evaluatorId));
    const judged = new Set(facts.teams.map(({ teamNo }) => teamNo));
    const pinned = (role: 'member' | 'alternate') =>
      new Map(
        this.#pins.flatMap(({ evaluators }, place) =>
          evaluators
            .filter((one) => one.pinned && one.role === role && known.has(one.evaluatorId))
            .map(({ evaluatorId }) => [evaluatorId, place] as const),
        ),
      );
    this.#pinnedMember = pinned('member');
    this.#pinnedAlternate = pinned('alternate');
    this.#pinnedTeam = new Map(
      this.#pins.flatMap(({ teams }, place) =>
        teams
          .filter((one) => one.pinned && judged.has(one.teamNo))
          .map(({ teamNo }) => [teamNo, place] as const),
      ),
    );
    this.#settleSizes();
  }

  build(): PanelContent {
    const { teams } = this.#facts;
    const shared = this.#shareOut();
    const candidates = this.#facts.evaluators.filter(
      ({ evaluatorId }) => !this.#pinnedAlternate.has(evaluatorId),
    );
    const homes = this.#distances(shared);
    const arranging: Arranging = {
      panelSize: this.#facts.panelSize,
      sizes: this.#sizes,
      pairs: candidates.map((evaluator) => teams.map((team) => this.#pairCost(evaluator, team))),
      away: teams.map(({ region }) => homes.map((away) => away(region))),
      limits: candidates.map(({ loadLimit }) => loadLimit),
      memberPins: candidates.map(({ evaluatorId }) => this.#pinnedMember.get(evaluatorId) ?? null),
      teamPins: teams.map(({ teamNo }) => this.#pinnedTeam.get(teamNo) ?? null),
    };
    const { memberOf, teamOf } = arrange(arranging, [shared]);
    const panels = this.#sizes.map((_, place) => ({
      members: candidates.filter((_one, index) => memberOf[index] === place),
      teams: teams.filter((_one, index) => teamOf[index] === place),
    }));
    const alternatesOf = this.#chooseAlternates(panels);
    return {
      panels: panels.map((panel, place) =>
        this.#planned(place, { ...panel, alternates: alternatesOf[place] ?? [] }),
      ),
    };
  }

  #settleSizes(): void {
    const { evaluators, panelSize, teams } = this.#facts;
    const pinned = this.#pins.map((_, place): PinnedPanel => {
      const members = evaluators.filter(({ evaluatorId }) => this.#pinnedMember.get(evaluatorId) === place);
      const lowestLimit = Math.min(...members.map(({ loadLimit }) => loadLimit));
      const pinnedTeams = teams.filter(({ teamNo }) => this.#pinnedTeam.get(teamNo) === place);
      return { members: members.length, lowestLimit, teams: pinnedTeams.length };
    });
    for (const [place, { members }] of pinned.entries()) {
      if (members > panelSize) {
        const numbers = { panel: place + 1, needs: panelSize, has: members };
        this.problems.push(problem('tooManyPinned', 'error', numbers));
      }
    }
    if (this.problems.length > 0) return;
    const free = evaluators.filter(
      ({ evaluatorId }) => !this.#pinnedMember.has(evaluatorId) && !this.#pinnedAlternate.has(evaluatorId),
    );
    const sizes = panelSizes({
      teams: teams.length,
      panelSize,
      limits: free.map(({ loadLimit }) => loadLimit),
      pinned,
      panelCount: this.#options.panelCount,
    });
    if ('problem' in sizes) this.problems.push(sizes.problem);
    else this.#sizes = sizes.sizes;
  }

  /** Panel of each team when they are shared out in the order of region and field: where arranging begins. */
  #shareOut(): number[] {
    const { teams } = this.#facts;
    const byRegion = this.#options.region > 0;
    const order = (team: TeamFacts) =>
      byRegion ? [team.region ?? '', team.itemPart] : [team.itemPart, team.region ?? ''];
    const queue = teams
      .filter(({ teamNo }) => !this.#pinnedTeam.has(teamNo))
      .sort((a, b) => compare(order(a), order(b)) || a.teamNo - b.teamNo);
    const panelOf = new Map(this.#pinnedTeam);
    for (const [place, size] of this.#sizes.entries()) {
      const pinned = [...this.#pinnedTeam.values()].filter((one) => one === place).length;
      for (const { teamNo } of queue.splice(0, size - pinned)) panelOf.set(teamNo, place);
    }
    return teams.map(({ teamNo }) => panelOf.get(teamNo) ?? 0);
  }

  /** For each panel what it costs to have a team of a region there: nothing where all its teams are at home. */
  #distances(shared: readonly number[]): ((region: string | null) => number)[] {
    const { teams, panelSize } = this.#facts;
    const farthest = this.#options.region * AWAY * panelSize;
    return this.#sizes.map((_, place) => {
      const here = teams.filter((_team, index) => shared[index] === place);
      const counts = new Map<string | null, number>();
      for (const { region } of here) counts.set(region, (counts.get(region) ?? 0) + 1);
      return (region) => Math.round(farthest * (1 - (counts.get(region) ?? 0) / Math.max(1, here.length)));
    });
  }

  #chooseAlternates(
    panels: readonly { members: EvaluatorFacts[]; teams: TeamFacts[] }[],
  ): EvaluatorFacts[][] {
    const taken = new Set(panels.flatMap(({ members }) => members));
    const rest = this.#facts.evaluators.filter((one) => !taken.has(one));
    const needy = panels.map(({ members, teams }) =>
      teams.filter((team) => members.some((member) => this.#isApart(member, team))),
    );
    const most = Math.max(...needy.map(({ length }) => length));
    const costs: Costs = rest.map((evaluator) => {
      const pinnedTo = this.#pinnedAlternate.get(evaluator.evaluatorId);
      const inPanels = needy.map((teams, place) => {
        if (pinnedTo !== undefined) return pinnedTo === place ? 0 : null;
        const unable = teams.filter((team) => this.#isApart(evaluator, team)).length;
        const unknown = panels[place]?.teams.filter((team) => !knows(evaluator, team)).length ?? 0;
        return (most - teams.length + unable) * CONFLICT + this.#options.expertise * unknown;
      });
      return [...inPanels, pinnedTo === undefined ? 0 : null];
    });
    const seats = panels.map((_, place) => {
      const pinned = [...this.#pinnedAlternate.values()].filter((one) => one === place).length;
      const wanted = Math.max(this.#options.alternates, pinned);
      return { least: wanted, most: wanted };
    });
    const { binOf } = assign(costs, [...seats, { least: 0, most: rest.length }]);
    return panels.map((_, place) => rest.filter((_one, index) => binOf[index] === place));
  }

  #pairCost(evaluator: EvaluatorFacts, team: TeamFacts): number {
    const unknown = knows(evaluator, team) ? 0 : UNKNOWN * this.#options.expertise;
    return unknown + (this.#isApart(evaluator, team) ? CONFLICT : 0);
  }

  #isApart({ evaluatorId }: EvaluatorFacts, { teamNo }: TeamFacts): boolean {
    return this.#facts.apart.has(pairOf(evaluatorId, teamNo));
  }

  #planned(
    place: number,
    panel: { members: EvaluatorFacts[]; alternates: EvaluatorFacts[]; teams: TeamFacts[] },
  ): PlannedPanel {
    const planned = (role: 'member' | 'alternate', pins: Map<number, number>) => (one: EvaluatorFacts) => ({
      evaluatorId: one.evaluatorId,
      role,
      pinned: pins.has(one.evaluatorId),
    });
    return {
      name: this.#pins[place]?.name ?? '',
      evaluators: [
        ...panel.members.map(planned('member', this.#pinnedMember)),
        ...panel.alternates.map(planned('alternate', this.#pinnedAlternate)),
      ],
      teams: panel.teams.map(({ teamNo }) => ({ teamNo, pinned: this.#pinnedTeam.has(teamNo) })),
    };
  }
}

function knows({ expertise }: EvaluatorFacts, { itemPart }: TeamFacts): boolean {
  return expertise.includes(itemPart);
}

function compare(a: readonly string[], b: readonly string[]): number {
  for (const [index, text] of a.entries()) {
    const other = b[index] ?? '';
    if (text !== other) return text < other ? -1 : 1;
  }
  return 0;
}
