import { someForm, soundPlan } from '@chulbal/testing/season-plans';
import { describe, expect, test } from 'vitest';
import { seasonPlan } from './plan.ts';

type Given = ReturnType<typeof soundPlan>;

/** Path and message of everything the schema finds. */
function problems(spoil: (given: Given) => unknown): [string, string][] {
  const given = soundPlan();
  spoil(given);
  const parsed = seasonPlan.safeParse(given.plan);
  return (parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
}

test('a plan without contradictions can be stored, and comes back as it was', () => {
  const { plan } = soundPlan();
  expect(seasonPlan.parse(structuredClone(plan))).toEqual(plan);
});

describe('what cannot be stored is said beside its field', () => {
  const cases: [string, (given: Given) => unknown, [string, string][]][] = [
    ['a lane twice', ({ track }) => Object.assign(track, { lane: 4 }), [['tracks.1.lane', 'twice']]],
    [
      'a track twice',
      ({ plan }) => plan.tracks.map((track) => Object.assign(track, { trackNo: 7 })),
      [['tracks.1.trackNo', 'twice']],
    ],
    [
      'a stage twice',
      ({ review }) => Object.assign(review, { stageNo: 1 }),
      [['tracks.0.stages.1.stageNo', 'twice']],
    ],
    [
      'a slot twice',
      ({ track }) => track.documents.push(...structuredClone(track.documents)),
      [['tracks.0.documents.1.slot', 'twice']],
    ],
    [
      'a criterion twice',
      ({ review }) => Object.assign(review, { rubric: [0, 1].map(() => review.rubric?.[0]) }),
      [['tracks.0.stages.1.rubric.1.code', 'twice']],
    ],
    [
      'a region twice',
      ({ plan }) => plan.regions.push(...structuredClone(plan.regions)),
      [['regions.1.code', 'twice']],
    ],
    [
      'a 시·도 twice',
      ({ plan }) => plan.regions[0]?.sidos.splice(0, 2, '9'),
      [['regions.0.sidos.7', 'twice']],
    ],
    [
      'a choice twice',
      ({ plan }) => plan.choices.tmSchoolType?.splice(1, 1, ...(plan.choices.tmSchoolType ?? []).slice(0, 1)),
      [['choices.tmSchoolType.1.code', 'twice']],
    ],
    [
      'a bonus twice',
      ({ plan }) => plan.bonuses.push(...structuredClone(plan.bonuses)),
      [['bonuses.1.aaNo', 'twice']],
    ],
    [
      'a quota of no region',
      ({ plan }) => plan.regions.splice(0),
      [
        ['tracks.0.quotas.0.regionCode', 'invalid'],
        ['tracks.1.quotas.0.regionCode', 'invalid'],
      ],
    ],
    [
      'a parent that is not there',
      ({ track }) => Object.assign(track, { topLane: 9 }),
      [['tracks.0.topLane', 'invalid']],
    ],
    [
      'a track above itself',
      ({ track }) => Object.assign(track, { topLane: 3 }),
      [['tracks.0.topLane', 'invalid']],
    ],
    [
      'two tracks above each other',
      ({ plan: { tracks } }) => {
        Object.assign(tracks[0] ?? {}, { topLane: 4 });
        Object.assign(tracks[1] ?? {}, { topLane: 3 });
      },
      [
        ['tracks.0.topLane', 'invalid'],
        ['tracks.1.topLane', 'invalid'],
      ],
    ],
    [
      'a control character in a text',
      ({ track }) => Object.assign(track, { name: { ko: '성\u0000장', en: '' } }),
      [['tracks.0.name.ko', 'invalid']],
    ],
    [
      'half a character in a text',
      ({ track }) => Object.assign(track, { name: { ko: '', en: '\uD800' } }),
      [['tracks.0.name.en', 'invalid']],
    ],
    [
      'a time beyond any calendar',
      ({ review }) => Object.assign(review, { opensAt: '9999-12-31T23:59:59Z' }),
      [['tracks.0.stages.1.opensAt', 'date']],
    ],
    [
      'a form with a crooked name',
      ({ track }) => Object.assign(track, { guardianForm: { ...someForm, serverFileName: '../secrets' } }),
      [['tracks.0.guardianForm.serverFileName', expect.any(String)]],
    ],
  ];
  test.each(cases)('%s', (_name, spoil, expected) => {
    expect(problems(spoil)).toEqual(expected);
  });

  test('lines of a description may break', () => {
    expect(
      problems(({ review }) =>
        Object.assign(review, { description: { ko: '첫 줄\n둘째 줄', en: 'a\r\nb' } }),
      ),
    ).toEqual([]);
  });
});
