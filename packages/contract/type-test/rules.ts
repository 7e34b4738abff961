import type { InvestorType, TypeTestPlan } from './type-test.ts';

type Scored = Pick<TypeTestPlan, 'axes' | 'questions' | 'types'>;

export type TypeTestOutcome = {
  type: InvestorType;
  /** By code of the axis, from 0 to 100, in the order of the plan. */
  scores: { code: string; score: number }[];
};

/** Whether answers, a digit a question, name a choice of every question and nothing else. */
export function isWhole({ questions }: Pick<TypeTestPlan, 'questions'>, answers: string): boolean {
  return (
    answers.length === questions.length &&
    questions.every(({ choices }, index) => Number(answers[index]) <= choices.length)
  );
}

/**
 * What whole answers come to.
 *
 * - The score of an axis is what the chosen answers give, between the least and the most that any answers could give, in
 *   hundredths and rounded half up; 50 for an axis that no answer moves.
 * - A type fits by the mean of the scores, each weighted as the type weighs that axis, compared before rounding. The best
 *   one is it; of those that fit equally, the one listed first. A type that weighs nothing fits nobody.
 */
export function typeTestOutcome({ axes, questions, types }: Scored, answers: string): TypeTestOutcome {
  const exact = new Map(
    axes.map(({ code }) => {
      const given = questions.map(({ choices }) => choices.map(({ weights }) => weights[code] ?? 0));
      const sum = (of: (points: number[], index: number) => number) =>
        given.reduce((total, points, index) => total + of(points, index), 0);
      const least = sum((points) => Math.min(...points));
      const most = sum((points) => Math.max(...points));
      const got = sum((points, index) => points[Number(answers[index]) - 1] ?? 0);
      return [code, most === least ? 50 : (100 * (got - least)) / (most - least)];
    }),
  );
  const fitOf = ({ weights }: InvestorType) => {
    const weighed = axes.map(({ code }) => ({ weight: weights[code] ?? 0, score: exact.get(code) ?? 0 }));
    const all = weighed.reduce((total, { weight }) => total + weight, 0);
    if (all === 0) return -1;
    return weighed.reduce((total, { weight, score }) => total + weight * score, 0) / all;
  };
  // Means of the same scores may differ behind the ninth place by the order of the sums alone.
  const fits = types.map((type) => ({ type, fit: Math.round(fitOf(type) * 1e9) }));
  const best = fits.reduce((one, other) => (other.fit > one.fit ? other : one));
  return {
    type: best.type,
    scores: [...exact].map(([code, score]) => ({ code, score: Math.round(score) })),
  };
}

/** What keeps a test from being published (`blocks`), or is only said. */
export const typeTestWeights = {
  koreanMissing: 'blocks',
  tooFewAxes: 'blocks',
  tooFewQuestions: 'blocks',
  tooFewChoices: 'blocks',
  tooFewTypes: 'blocks',
  axisUnmoved: 'blocks',
  typeWeighsNothing: 'blocks',
  typeUnreachable: 'blocks',
  englishMissing: 'warns',
  suitsNothing: 'warns',
} as const;
export type TypeTestFindingKind = keyof typeof typeTestWeights;

/** `about` is the part: `name`, `axes.0`, `questions.3`, `questions.3.choices.1`, `types.2`. */
export type TypeTestFinding = { kind: TypeTestFindingKind; weight: 'blocks' | 'warns'; about: string };

/** Everything in a test that is missing or cannot work; publishing needs a list in which nothing blocks. */
export function typeTestFindings(plan: TypeTestPlan): TypeTestFinding[] {
  return [...textFindings(plan), ...shapeFindings(plan)].map((found) => ({
    ...found,
    weight: typeTestWeights[found.kind],
  }));
}

type Found = { kind: TypeTestFindingKind; about: string };

function* textFindings(plan: TypeTestPlan): Generator<Found> {
  const pairs: [string, string, string][] = [
    ['name', plan.nameKo, plan.nameEn],
    ['lead', plan.leadKo, plan.leadEn],
  ];
  for (const [index, { ko, en }] of plan.axes.entries()) pairs.push([`axes.${index}`, ko, en]);
  for (const [index, { ko, en, choices }] of plan.questions.entries()) {
    pairs.push([`questions.${index}`, ko, en]);
    for (const [place, choice] of choices.entries()) {
      pairs.push([`questions.${index}.choices.${place}`, choice.ko, choice.en]);
    }
  }
  for (const [index, type] of plan.types.entries()) {
    const about = `types.${index}`;
    pairs.push(
      [about, type.ko, type.en],
      [about, type.lineKo, type.lineEn],
      [about, type.strengthKo, type.strengthEn],
      [about, type.pitfallKo, type.pitfallEn],
      [about, type.partnerKo, type.partnerEn],
    );
  }
  const said = new Set<string>();
  for (const [about, ko, en] of pairs) {
    const kind = ko === '' ? 'koreanMissing' : en === '' ? 'englishMissing' : null;
    if (kind === null || said.has(`${kind} ${about}`)) continue;
    said.add(`${kind} ${about}`);
    yield { kind, about };
  }
}

function* shapeFindings(plan: TypeTestPlan): Generator<Found> {
  const { axes, questions, types } = plan;
  if (axes.length < 2) yield { kind: 'tooFewAxes', about: 'axes' };
  if (questions.length < 3) yield { kind: 'tooFewQuestions', about: 'questions' };
  if (types.length < 2) yield { kind: 'tooFewTypes', about: 'types' };
  for (const [index, { choices }] of questions.entries()) {
    if (choices.length < 2) yield { kind: 'tooFewChoices', about: `questions.${index}` };
  }
  for (const [index, { code }] of axes.entries()) {
    const moves = questions.some(
      ({ choices }) => new Set(choices.map((one) => one.weights[code] ?? 0)).size > 1,
    );
    if (!moves) yield { kind: 'axisUnmoved', about: `axes.${index}` };
  }
  for (const [index, { weights, suits }] of types.entries()) {
    const weighs = axes.some(({ code }) => (weights[code] ?? 0) > 0);
    if (!weighs) yield { kind: 'typeWeighsNothing', about: `types.${index}` };
    // Of two that weigh alike, the one listed first always wins.
    const before = types.slice(0, index).some((one) => sameWeights(one.weights, weights, axes));
    if (weighs && before) yield { kind: 'typeUnreachable', about: `types.${index}` };
    if (suits.length === 0) yield { kind: 'suitsNothing', about: `types.${index}` };
  }
}

/** Two types weigh alike where their weights are the same multiples of each other. */
function sameWeights(
  one: InvestorType['weights'],
  other: InvestorType['weights'],
  axes: TypeTestPlan['axes'],
): boolean {
  const total = (of: InvestorType['weights']) => axes.reduce((sum, { code }) => sum + (of[code] ?? 0), 0);
  return axes.every(({ code }) => (one[code] ?? 0) * total(other) === (other[code] ?? 0) * total(one));
}
