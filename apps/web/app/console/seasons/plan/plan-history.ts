import type { SeasonPlan } from '@chulbal/contract/seasons/plan';

/**
 * What was done to the plan. `writing` names the field or mark whose changes make one step of undoing until
 * something else is touched.
 */
export type PlanHistory = {
  readonly past: readonly SeasonPlan[];
  readonly present: SeasonPlan;
  readonly future: readonly SeasonPlan[];
  readonly writing: string | null;
};

export type HistoryAction =
  | { type: 'edit'; plan: SeasonPlan; at: string | null }
  /** The hand has left the field or the mark. */
  | { type: 'rest' }
  | { type: 'undo' }
  | { type: 'redo' }
  /** The server's own plan takes the place of this one; nothing before it can be brought back. */
  | { type: 'replace'; plan: SeasonPlan }
  /** The same change in every state, which is nothing that was done: numbers that the server has given. */
  | { type: 'throughout'; change: (plan: SeasonPlan) => SeasonPlan };

const MOST_STEPS = 100;

export function beginHistory(plan: SeasonPlan): PlanHistory {
  return { past: [], present: plan, future: [], writing: null };
}

export function planHistory(history: PlanHistory, action: HistoryAction): PlanHistory {
  const { past, present, future, writing } = history;
  switch (action.type) {
    case 'edit': {
      if (action.plan === present) return history;
      const goesOn = action.at !== null && action.at === writing;
      return {
        past: goesOn ? past : [...past, present].slice(-MOST_STEPS),
        present: action.plan,
        future: [],
        writing: action.at,
      };
    }
    case 'rest':
      return writing === null ? history : { ...history, writing: null };
    case 'undo': {
      const before = past.at(-1);
      if (!before) return history;
      return { past: past.slice(0, -1), present: before, future: [present, ...future], writing: null };
    }
    case 'redo': {
      const [after, ...later] = future;
      if (!after) return history;
      return { past: [...past, present], present: after, future: later, writing: null };
    }
    case 'replace':
      return beginHistory(action.plan);
    case 'throughout':
      return {
        past: past.map(action.change),
        present: action.change(present),
        future: future.map(action.change),
        writing,
      };
  }
}
