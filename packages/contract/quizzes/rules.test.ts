import { describe, expect, test } from 'vitest';
import type { QuizPlan, QuizVariant } from './quizzes.ts';
import { quizFindings } from './rules.ts';

const question = (iqNo: number, ...right: boolean[]): QuizPlan['questions'][number] => ({
  ...{ iqNo, ko: `질문 ${iqNo}`, en: `Question ${iqNo}`, whyKo: '까닭', whyEn: 'Reason', used: true },
  ...{ link: '', linkKo: '', linkEn: '' },
  options: right.map((isRight, place) => ({
    ...{ iqoNo: iqNo * 10 + place, ko: `답 ${place}`, en: `Option ${place}`, right: isRight },
  })),
});

const plan = (part: Partial<QuizPlan>): QuizPlan => ({
  ...{ nameKo: '퀴즈', nameEn: 'Quiz', leadKo: '소개', leadEn: 'Lead', asked: 1, pass: 1, seconds: 60 },
  questions: [question(1, true, false), question(2, true, false)],
  ...part,
});

describe('what keeps a quiz from being published', () => {
  test.each([
    ['a', plan({}), []],
    ['a', plan({ nameKo: '' }), ['koreanMissing name']],
    ['a', plan({ leadEn: '' }), ['englishMissing lead']],
    ['a', plan({ asked: 3 }), ['tooFewQuestions questions']],
    ['a', plan({ asked: 2 }), ['drawsAll questions']],
    ['a', plan({ pass: 2 }), ['passTooHigh pass']],
    [
      'a',
      plan({ questions: [question(1, true, true), question(2, true, false)] }),
      ['notOneRight questions.0'],
    ],
    ['a', plan({ questions: [question(1, true), question(2, true, false)] }), ['tooFewOptions questions.0']],
    ['b', plan({ questions: [question(1, true, true, false), question(2, true, true, false)] }), []],
    [
      'b',
      plan({ questions: [question(1, true, false), question(2, true, true)] }),
      ['notSeveralRight questions.0', 'notSeveralRight questions.1'],
    ],
    [
      'a',
      plan({ questions: [{ ...question(1, true, false), link: '/board/faq' }, question(2, true, false)] }),
      ['linkUnnamed questions.0'],
    ],
    // Who rests is asked nobody.
    [
      'a',
      plan({ questions: [{ ...question(1, true, false), used: false }, question(2, true, false)], asked: 2 }),
      ['tooFewQuestions questions'],
    ],
  ] satisfies [QuizVariant, QuizPlan, string[]][])('%s %#', (variant, given, expected) => {
    expect(quizFindings(variant, given).map(({ kind, about }) => `${kind} ${about}`)).toEqual(expected);
  });

  test('options of the same text', () => {
    const [one = question(1)] = plan({}).questions;
    const alike = { ...one, options: one.options.map((option) => ({ ...option, ko: '같은 말' })) };
    const found = quizFindings('a', plan({ questions: [alike, question(2, true, false)] }));
    expect(found).toEqual([{ kind: 'optionsAlike', about: 'questions.0', weight: 'blocks' }]);
  });
});
