import type { QuizPlan, QuizVariant } from './quizzes.ts';

/** What keeps a quiz from being published (`blocks`), or is only said. */
export const quizWeights = {
  koreanMissing: 'blocks',
  tooFewQuestions: 'blocks',
  passTooHigh: 'blocks',
  tooFewOptions: 'blocks',
  notOneRight: 'blocks',
  notSeveralRight: 'blocks',
  optionsAlike: 'blocks',
  englishMissing: 'warns',
  linkUnnamed: 'blocks',
  drawsAll: 'warns',
} as const;
export type QuizFindingKind = keyof typeof quizWeights;

/** `about` is the part: `name`, `asked`, `questions`, `questions.3`, `questions.3.options.1`. */
export type QuizFinding = { kind: QuizFindingKind; weight: 'blocks' | 'warns'; about: string };

/** Everything in a quiz that is missing or cannot work; publishing needs a list in which nothing blocks. */
export function quizFindings(variant: QuizVariant, plan: QuizPlan): QuizFinding[] {
  return [...textFindings(plan), ...shapeFindings(variant, plan)].map((found) => ({
    ...found,
    weight: quizWeights[found.kind],
  }));
}

type Found = { kind: QuizFindingKind; about: string };

function* textFindings(plan: QuizPlan): Generator<Found> {
  const pairs: [string, string, string][] = [
    ['name', plan.nameKo, plan.nameEn],
    ['lead', plan.leadKo, plan.leadEn],
  ];
  for (const [index, { ko, en, whyKo, whyEn, options }] of plan.questions.entries()) {
    const about = `questions.${index}`;
    pairs.push([about, ko, en], [about, whyKo, whyEn]);
    for (const [place, option] of options.entries()) {
      pairs.push([`${about}.options.${place}`, option.ko, option.en]);
    }
  }
  const said = new Set<string>();
  for (const [about, ko, en] of pairs) {
    const kind = ko === '' ? 'koreanMissing' : en === '' ? 'englishMissing' : null;
    if (kind === null || said.has(`${kind} ${about}`)) continue;
    said.add(`${kind} ${about}`);
    yield { kind, about };
  }
}

function* shapeFindings(variant: QuizVariant, { questions, asked, pass }: QuizPlan): Generator<Found> {
  const used = questions.filter((question) => question.used).length;
  if (used < asked) yield { kind: 'tooFewQuestions', about: 'questions' };
  if (used === asked) yield { kind: 'drawsAll', about: 'questions' };
  if (pass > asked) yield { kind: 'passTooHigh', about: 'pass' };
  for (const [index, { options, link, linkKo }] of questions.entries()) {
    const about = `questions.${index}`;
    const right = options.filter((option) => option.right).length;
    if (options.length < 2) yield { kind: 'tooFewOptions', about };
    else if (variant === 'a' && right !== 1) yield { kind: 'notOneRight', about };
    else if (variant === 'b' && (right < 2 || right === options.length)) {
      yield { kind: 'notSeveralRight', about };
    }
    const texts = options.flatMap(({ ko }) => (ko === '' ? [] : [ko]));
    if (new Set(texts).size < texts.length) yield { kind: 'optionsAlike', about };
    if (link !== '' && linkKo === '') yield { kind: 'linkUnnamed', about };
  }
}
