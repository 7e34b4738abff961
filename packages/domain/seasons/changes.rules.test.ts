import type { SeasonPlan } from '@chulbal/contract/seasons/plan';
import { soundPlan } from '@chulbal/testing/season-plans';
import { describe, expect, test } from 'vitest';
import { auditOf, ruleChanges, touchedTracks } from './changes.rules.ts';

type Given = ReturnType<typeof soundPlan>;

/** The plan with numbers, as the tables give it, and the same after `edit`. */
function edited(edit: (given: Given) => unknown): [SeasonPlan, SeasonPlan] {
  const [before, after] = [soundPlan(), soundPlan()];
  for (const { plan } of [before, after]) {
    for (const track of plan.tracks) Object.assign(track, { trackNo: track.lane + 10 });
  }
  edit(after);
  return [before.plan, after.plan];
}

const season = { trackNo: null, lane: null, stageNo: null };
const lane3 = { trackNo: 13, lane: 3, stageNo: null };
const review = { trackNo: 13, lane: 3, stageNo: 2 };

describe('what differs between two plans', () => {
  const cases: [string, (given: Given) => unknown, unknown[]][] = [
    ['nothing', () => {}, []],
    ['nothing, in another order of names', ({ plan }) => plan.tracks.push(...plan.tracks.splice(0)), []],
    [
      'the name of the season, both languages as one value',
      ({ plan }) => Object.assign(plan, { name: { ko: '봄', en: 'Spring' } }),
      [{ ...season, path: 'name', before: { ko: '이름', en: 'Name' }, after: { ko: '봄', en: 'Spring' } }],
    ],
    [
      'places of a track',
      ({ track }) => Object.assign(track, { places: 250 }),
      [{ ...lane3, path: 'places', before: 200, after: 250 }],
    ],
    [
      'a closing',
      ({ review }) => Object.assign(review, { closesAt: '2026-05-23T09:00:00.000Z' }),
      [
        {
          ...review,
          path: 'closesAt',
          before: '2026-05-22T09:00:00.000Z',
          after: '2026-05-23T09:00:00.000Z',
        },
      ],
    ],
    [
      'one limit of one document',
      ({ track }) => Object.assign(track.documents[0] ?? {}, { maxBytes: 5 }),
      [{ ...lane3, path: 'documents.applyAddition1.maxBytes', before: 1, after: 5 }],
    ],
    [
      'the points of a criterion',
      ({ review }) =>
        Object.assign(review, { rubric: review.rubric?.map((each) => ({ ...each, points: 50 })) }),
      [
        { ...review, path: 'rubric.problem.points', before: 60, after: 50 },
        { ...review, path: 'rubric.team.points', before: 40, after: 50 },
      ],
    ],
    [
      'criteria in another order',
      ({ review }) => Object.assign(review, { rubric: review.rubric?.toReversed() }),
      [{ ...review, path: 'rubric.order', before: ['problem', 'team'], after: ['team', 'problem'] }],
    ],
    [
      'who may take part',
      ({ track }) => track.eligibility.schoolTypes.push('middle'),
      [
        {
          ...lane3,
          path: 'eligibility.schoolTypes',
          before: ['university'],
          after: ['university', 'middle'],
        },
      ],
    ],
    [
      'a bonus that is new',
      ({ plan }) => plan.bonuses.push({ aaNo: 2, name: { ko: '상', en: 'Prize' }, points: 1 }),
      [
        {
          ...season,
          path: 'bonuses.2',
          before: null,
          after: { aaNo: 2, name: { ko: '상', en: 'Prize' }, points: 1 },
        },
      ],
    ],
    [
      'a choice that is gone',
      ({ plan }) => plan.choices.tmSchoolType?.pop(),
      [{ ...season, path: 'choices.tmSchoolType.middle', before: expect.anything(), after: null }],
    ],
    [
      'a stage that is gone',
      ({ track }) => track.stages.pop(),
      [{ ...review, path: '', before: expect.objectContaining({ kind: 'review' }), after: null }],
    ],
    [
      'a track that is gone and one that is new',
      ({ plan }) => Object.assign(plan.tracks[1] ?? {}, { trackNo: 99 }),
      [
        {
          trackNo: 99,
          lane: 4,
          stageNo: null,
          path: '',
          before: null,
          after: expect.objectContaining({ lane: 4 }),
        },
        {
          trackNo: 14,
          lane: 4,
          stageNo: null,
          path: '',
          before: expect.objectContaining({ lane: 4 }),
          after: null,
        },
      ],
    ],
    [
      'stages in another order',
      ({ track }) => track.stages.reverse(),
      [{ ...lane3, path: 'stages.order', before: [1, 2], after: [2, 1] }],
    ],
  ];
  test.each(cases)('%s', (_name, edit, expected) => {
    expect(ruleChanges(...edited(edit))).toEqual(expected);
  });
});

test('the audit log has them by lane, stage and path', () => {
  const changes = ruleChanges(
    ...edited(({ plan, track, review }) => {
      Object.assign(plan, { name: { ko: '봄', en: 'Spring' } });
      Object.assign(track, { places: 250 });
      Object.assign(review, { rubric: null });
    }),
  );
  expect(auditOf(changes)).toEqual({
    before: {
      name: { ko: '이름', en: 'Name' },
      'lane3.places': 200,
      'lane3.stage2.rubric': expect.any(Array),
    },
    after: { name: { ko: '봄', en: 'Spring' }, 'lane3.places': 250, 'lane3.stage2.rubric': null },
  });
});

test.each<[string, (given: Given) => unknown, number[] | 'all']>([
  ['the season’s name touches nobody', ({ plan }) => Object.assign(plan, { name: { ko: '봄', en: '' } }), []],
  ['a track’s rule touches its teams', ({ track }) => Object.assign(track, { teamMax: 5 }), [13]],
  ['a bonus touches all', ({ plan }) => plan.bonuses.pop(), 'all'],
])('%s', (_name, edit, expected) => {
  expect(touchedTracks(ruleChanges(...edited(edit)))).toEqual(expected);
});
