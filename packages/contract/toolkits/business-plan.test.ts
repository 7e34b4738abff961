import { describe, expect, test } from 'vitest';
import {
  type Block,
  chapterState,
  countAnswer,
  countPlan,
  emptyPlan,
  fillOf,
  picturesOf,
  plainAnswer,
  planShape,
  readPlan,
  renamePictures,
  targetOf,
  writePlan,
} from './business-plan.ts';

const text = (said: string): Block => ({ kind: 'text', runs: [{ text: said }] });
const picture = (id: string): Block => ({
  kind: 'picture',
  id: id.repeat(32),
  alt: '책장',
  width: 4,
  height: 3,
});
const answer: Block[] = [
  { kind: 'text', runs: [{ text: '책 ' }, { text: '386권', bold: true }] },
  { kind: 'list', numbered: true, items: [[{ text: '카페' }], [{ text: '서점' }]] },
  {
    kind: 'table',
    rows: [
      [[{ text: '달' }], [{ text: '칸' }]],
      [[{ text: '6월' }], [{ text: '41' }]],
      [[], []],
    ],
  },
  picture('a'),
];

test('an answer in plain text, and its letters and words', () => {
  expect(plainAnswer(answer)).toBe('책 386권\n1. 카페\n2. 서점\n달 | 칸\n6월 | 41');
  expect(countAnswer(answer)).toEqual({ letters: 16, words: 8 });
  expect(countAnswer([text('👍🏽가')])).toEqual({ letters: 3, words: 1 });
  expect(countPlan({ ...emptyPlan(), answers: { who: answer, why: [text('가 나')] } })).toEqual({
    letters: 19,
    words: 10,
  });
});

test.each([
  ['', 'empty'],
  ['가'.repeat(89), 'short'],
  ['가'.repeat(90), 'fitting'],
  ['가'.repeat(200), 'fitting'],
  ['가'.repeat(201), 'long'],
] as const)('an answer of about 150 letters that is %s', (said, fill) => {
  expect(fillOf('made', said ? [text(said)] : [])).toBe(fill);
});

test('English takes twice as many letters; an empty answer is of the reader’s language', () => {
  expect(targetOf('made', [text('책장 QR')])).toBe(150);
  expect(targetOf('made', [text('A bookcase')])).toBe(300);
  expect([targetOf('made', [], 'ko'), targetOf('made', [], 'en')]).toEqual([150, 300]);
});

test('a chapter is done when no answer of it is short', () => {
  const plan = emptyPlan();
  expect(chapterState(plan, 'feasibility')).toEqual({ state: 'empty', part: 0 });
  plan.answers.made = [text('가'.repeat(150))];
  expect(chapterState(plan, 'feasibility')).toEqual({ state: 'writing', part: 1 / 3 });
  plan.answers.heard = [text('가'.repeat(300))];
  plan.answers.next = [text('가'.repeat(200))];
  expect(chapterState(plan, 'feasibility')).toEqual({ state: 'done', part: 1 });
});

describe('a kept plan', () => {
  const plan = {
    name: '한칸서재',
    madeAt: 1,
    answers: { heard: answer, who: [text('독자')] },
    ticks: ['who.0'],
  };

  test('comes back as it was written, whatever the order of its parts', () => {
    expect(readPlan(writePlan(plan))).toEqual(plan);
    const { answers, ...rest } = plan;
    const turned = { answers: { who: answers.who, heard: answers.heard }, ...rest };
    expect(writePlan(turned)).toBe(writePlan(plan));
  });

  test('names its pictures, which may get other names or none', () => {
    const two = { ...plan, answers: { who: [picture('b')], heard: answer } };
    expect(picturesOf(two).map((id) => id[0])).toEqual(['b', 'a']);
    const renamed = renamePictures(two, new Map([['a'.repeat(32), 'c'.repeat(32)]]));
    expect(picturesOf(renamed).map((id) => id[0])).toEqual(['c']);
    expect(renamed.answers.who).toEqual([]);
  });

  const withAnswer = (block: unknown) => ({ ...plan, answers: { who: [block] } });
  test.each<[string, unknown]>([
    ['a letter too many', withAnswer(text('가'.repeat(3001)))],
    ['HTML', withAnswer('<p>독자</p>')],
    ['an unknown part', withAnswer({ kind: 'html', html: '<script>' })],
    ['more than text in a run', withAnswer({ kind: 'text', runs: [{ text: 'a', link: 'javascript:' }] })],
    ['an address instead of a picture', withAnswer({ ...picture('a'), id: 'https://evil.example/a.png' })],
    ['a crooked table', withAnswer({ kind: 'table', rows: [[[]], [[], []]] })],
    ['an unknown question', { ...plan, answers: { nobody: [] } }],
    ['a tick of nothing', { ...plan, ticks: ['who.7'] }],
    ['thirteen pictures', { ...plan, answers: { who: [...'0123456789abc'].map(picture) } }],
  ])('is none with %s', (_, given) => {
    expect(planShape.safeParse(given).success).toBe(false);
    expect(readPlan(JSON.stringify(given))).toBeNull();
  });
});
