import { describe, expect, test } from 'vitest';
import { isWhole, typeTestFindings, typeTestOutcome } from './rules.ts';
import type { InvestorType, TypeTestPlan } from './type-test.ts';

const texts = { ko: '글', en: 'text' };

function question(iieqNo: number, ...weights: Record<string, number>[]): TypeTestPlan['questions'][number] {
  return {
    ...{ iieqNo, ...texts },
    choices: weights.map((one, index) => ({ iieqcNo: iieqNo * 10 + index, ...texts, weights: one })),
  };
}

function type(code: string, weights: Record<string, number>): InvestorType {
  return {
    ...{ code, ...texts, lineKo: '글', lineEn: 'text', strengthKo: '글', strengthEn: 'text' },
    ...{ pitfallKo: '글', pitfallEn: 'text', partnerKo: '글', partnerEn: 'text' },
    ...{ art: 'pacer', weights, suits: ['food'] },
  };
}

const plan: TypeTestPlan = {
  ...{ nameKo: '테스트', nameEn: 'Test', leadKo: '글', leadEn: 'text' },
  axes: [
    { code: 'slow', ...texts },
    { code: 'fast', ...texts },
  ],
  questions: [
    question(1, { slow: 3 }, { fast: 3 }),
    question(2, { slow: 2, fast: 1 }, { fast: 2 }),
    question(3, { slow: 1 }, { slow: 1, fast: 4 }, {}),
  ],
  types: [type('tortoise', { slow: 1 }), type('hare', { fast: 2 }), type('both', { slow: 1, fast: 1 })],
};

describe('what answers to the type test come to', () => {
  test.each([
    // Of slow between 0 and 6, of fast between 1 and 9.
    ['111', 'tortoise', { slow: 100, fast: 0 }],
    ['222', 'hare', { slow: 17, fast: 100 }],
    ['112', 'tortoise', { slow: 100, fast: 50 }],
    ['213', 'hare', { slow: 33, fast: 38 }],
  ])('%s is a %s', (answers, code, scores) => {
    const outcome = typeTestOutcome(plan, answers);
    expect(outcome.type.code).toBe(code);
    expect(Object.fromEntries(outcome.scores.map((one) => [one.code, one.score]))).toEqual(scores);
  });

  test('of types that fit equally the one listed first is it', () => {
    const twins = { ...plan, types: [type('second', { slow: 2 }), type('first', { slow: 1 })] };
    expect(typeTestOutcome(twins, '111').type.code).toBe('second');
  });

  test('an axis that no answer moves says 50, and a type that weighs nothing is nobody’s', () => {
    const still = {
      ...plan,
      axes: [...plan.axes, { code: 'still', ...texts }],
      types: [type('none', {}), ...plan.types],
    };
    const outcome = typeTestOutcome(still, '111');
    expect(outcome.scores.at(-1)).toEqual({ code: 'still', score: 50 });
    expect(outcome.type.code).toBe('tortoise');
  });

  test.each([
    ['111', true],
    ['113', true],
    ['311', false],
    ['11', false],
    ['1111', false],
  ])('answers %s are whole: %s', (answers, whole) => {
    expect(isWhole(plan, answers)).toBe(whole);
  });
});

describe('what keeps a type test from being published', () => {
  test('nothing of one that is whole', () => {
    expect(typeTestFindings(plan)).toEqual([]);
  });

  const first = question(1, { slow: 3 }, { fast: 3 });
  const others = plan.questions.slice(1);
  const tortoise = type('tortoise', { slow: 1 });
  const hare = type('hare', { fast: 2 });
  test.each<[string, Partial<TypeTestPlan>, string, string]>([
    [
      'a missing Korean text',
      { questions: [{ ...first, ko: '' }, ...others] },
      'koreanMissing',
      'questions.0',
    ],
    ['a missing English text', { nameEn: '' }, 'englishMissing', 'name'],
    ['a single type', { types: [tortoise] }, 'tooFewTypes', 'types'],
    ['two questions', { questions: plan.questions.slice(0, 2) }, 'tooFewQuestions', 'questions'],
    [
      'one answer to a question',
      { questions: [...plan.questions, question(4, { slow: 1 })] },
      'tooFewChoices',
      'questions.3',
    ],
    [
      'an axis that no answer moves',
      { axes: [...plan.axes, { code: 'still', ...texts }] },
      'axisUnmoved',
      'axes.2',
    ],
    ['a type that weighs nothing', { types: [tortoise, type('none', {})] }, 'typeWeighsNothing', 'types.1'],
    [
      'a type that another one always beats',
      { types: [hare, type('rabbit', { fast: 5 })] },
      'typeUnreachable',
      'types.1',
    ],
    [
      'a type that suits no company',
      { types: [tortoise, { ...hare, suits: [] }] },
      'suitsNothing',
      'types.1',
    ],
  ])('%s', (_, part, kind, about) => {
    expect(typeTestFindings({ ...plan, ...part })).toContainEqual(expect.objectContaining({ kind, about }));
  });
});
