import type { ApplicationSummary } from '@chulbal/contract/applications/applications';
import type { TrackView } from '@chulbal/contract/seasons/seasons';
import { describe, expect, test } from 'vitest';
import { openWay, sentenceOf, verdictOf } from './track-choice.ts';

const today = '2026-11-23';
const now = Date.parse('2026-11-23T03:00:00Z');
const person = { birthDate: '2004-11-02', country: 'KR', schoolType: null };

function track(trackNo: number, part: Partial<TrackView>, closesAt = '2026-12-07T09:00:00Z'): TrackView {
  const stage = {
    stageNo: 1,
    kind: 'application',
    opensAt: '2026-10-01T00:00:00Z',
    closesAt,
    announcesAt: null,
  };
  const rules = { schoolTypes: [], nationality: 'any', businessMonths: null, oneTrackAYear: true };
  return { ...rules, ...part, trackNo, stages: [stage] } as unknown as TrackView;
}

const sprout = track(1, { schoolTypes: ['elementary', 'middle'] });
const challenge = track(2, { schoolTypes: ['high'] });
const campus = track(3, { schoolTypes: ['college', 'university', 'graduate'] });
const growth = track(4, { businessMonths: 36 }, '2026-11-17T09:00:00Z');
const global = track(5, { schoolTypes: ['university'], nationality: 'foreign' });

const application = (trackNo: number, status: ApplicationSummary['status']) =>
  ({ trackNo, status }) as ApplicationSummary;

describe('choosing a track', () => {
  test.each([
    ['the own application goes on', campus, [application(3, 'draft')], 'mine'],
    [
      'a submitted application elsewhere stands in the way',
      campus,
      [application(4, 'submitted')],
      'elsewhere',
    ],
    ['a draft elsewhere stands in nobody’s way', campus, [application(4, 'draft')], 'free'],
    ['a track of pupils is not for a person of 22', sprout, [], 'misfit'],
    [
      'a track that takes several entries a year',
      { ...campus, oneTrackAYear: false },
      [application(4, 'submitted')],
      'free',
    ],
  ])('%s', (_, chosen, applications, kind) => {
    expect(verdictOf(chosen, { person, applications }, today).kind).toBe(kind);
  });

  test('the open way is an open track of their schools', () => {
    const tracks = [sprout, challenge, growth, global, campus];
    expect(openWay(tracks, person, now, today)?.trackNo).toBe(3);
    expect(openWay([sprout, growth], person, now, today)).toBeNull();
  });
});

test('a track’s rules make a sentence that one says of oneself', () => {
  expect([sprout, challenge, campus, growth, global].map((one) => sentenceOf(one)?.key)).toEqual([
    'pupils',
    'high',
    'students',
    'business',
    'foreign',
  ]);
  expect(sentenceOf(track(6, { schoolTypes: ['middle', 'high'] }))).toBeNull();
});
