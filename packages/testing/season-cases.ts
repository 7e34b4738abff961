import { expect } from 'vitest';
import { type ContradictionCase, materialCases } from './season-cases-material.ts';
import { hundredPoints, plannedStage, someForm, someText } from './season-plans.ts';

/** A season spoiled in one way each, what is found and what one click does about it. */
export const contradictionCases: ContradictionCase[] = [
  { kind: 'noTracks', what: 'no track', spoil: ({ plan }) => plan.tracks.splice(0), fix: null },
  {
    kind: 'noStages',
    what: 'a track without stages',
    spoil: ({ track }) => track.stages.splice(0),
    fix: null,
  },
  {
    kind: 'noApplicationStage',
    what: 'nothing to apply for',
    spoil: ({ track }) => track.stages.shift(),
    fix: null,
  },
  {
    kind: 'stageWithoutPeriod',
    what: 'a stage without a closing',
    spoil: ({ review }) => Object.assign(review, { closesAt: null, announcesAt: '2026-07-01T05:00:00Z' }),
    fix: { kind: 'setPeriod', opensAt: '2026-05-11T01:00:00.000Z', closesAt: '2026-05-18T09:00:00.000Z' },
  },
  {
    kind: 'stageWithoutPeriod',
    what: 'a stage without a period, the first day of work after the one before',
    spoil: ({ review }) =>
      Object.assign(review, { opensAt: null, closesAt: null, announcesAt: '2026-07-01T05:00:00Z' }),
    fix: { kind: 'setPeriod', opensAt: '2026-05-11T01:00:00.000Z', closesAt: '2026-05-18T09:00:00.000Z' },
  },
  {
    kind: 'periodReversed',
    what: 'a stage that closes before it opens',
    spoil: ({ review }) =>
      Object.assign(review, { opensAt: '2026-05-22T09:00:00Z', closesAt: '2026-05-11T01:00:00Z' }),
    fix: { kind: 'setPeriod', opensAt: '2026-05-11T01:00:00Z', closesAt: '2026-05-22T09:00:00Z' },
  },
  {
    kind: 'periodReversed',
    what: 'a stage that closes as it opens',
    spoil: ({ review }) => Object.assign(review, { closesAt: review.opensAt }),
    fix: { kind: 'setPeriod', opensAt: '2026-05-11T01:00:00.000Z', closesAt: '2026-05-18T09:00:00.000Z' },
  },
  {
    kind: 'stagesOverlap',
    what: 'a review that begins before the applications close opens on the next day of work',
    spoil: ({ review }) => Object.assign(review, { opensAt: '2026-05-07T00:00:00Z' }),
    fix: {
      kind: 'moveStage',
      stageNo: 2,
      to: '2026-05-11T00:00:00.000Z',
      closesAt: '2026-05-22T09:00:00.000Z',
      also: [],
    },
  },
  {
    kind: 'stagesOverlap',
    what: 'a short stage moves whole, its announcement with it',
    spoil: ({ review }) =>
      Object.assign(review, { opensAt: '2026-05-07T01:00:00Z', closesAt: '2026-05-08T10:00:00Z' }),
    fix: {
      kind: 'moveStage',
      stageNo: 2,
      to: '2026-05-11T01:00:00.000Z',
      closesAt: '2026-05-12T10:00:00.000Z',
      also: [],
    },
  },
  {
    kind: 'stagesOverlap',
    what: 'where there is no room behind it the stages after it move too',
    spoil: ({ track, review }) => {
      Object.assign(review, { opensAt: '2026-05-07T01:00:00Z', closesAt: '2026-05-08T10:00:00Z' });
      track.stages.push(plannedStage(7, 'exhibition', '05-11', '05-15'));
    },
    fix: {
      kind: 'moveStage',
      stageNo: 2,
      to: '2026-05-11T01:00:00.000Z',
      closesAt: '2026-05-12T10:00:00.000Z',
      also: [7],
    },
  },
  {
    kind: 'announcementBeforeEnd',
    what: 'an announcement before the end of the review',
    spoil: ({ review }) => Object.assign(review, { announcesAt: '2026-05-20T05:00:00Z' }),
    fix: { kind: 'setAnnouncement', stageNo: 2, to: '2026-05-26T05:00:00.000Z' },
  },
  {
    kind: 'announcementMissing',
    what: 'a review that is never announced',
    spoil: ({ review }) => Object.assign(review, { announcesAt: null }),
    fix: { kind: 'setAnnouncement', stageNo: 2, to: '2026-05-26T05:00:00.000Z' },
  },
  {
    kind: 'confirmByMissing',
    what: 'no date by which members confirm',
    spoil: ({ application }) => Object.assign(application, { confirmBy: null }),
    fix: { kind: 'setConfirmBy', stageNo: 1, to: '2026-05-10T09:00:00.000Z' },
  },
  {
    kind: 'confirmByBeforeEnd',
    what: 'members confirm before the applications close',
    spoil: ({ application }) => Object.assign(application, { confirmBy: '2026-05-08T08:00:00Z' }),
    fix: { kind: 'setConfirmBy', stageNo: 1, to: '2026-05-10T09:00:00.000Z' },
  },
  {
    kind: 'confirmByAfterNextStage',
    what: 'members confirm when the review has begun',
    spoil: ({ application, review }) => {
      Object.assign(application, { confirmBy: '2026-05-12T08:00:00Z' });
      Object.assign(review, { opensAt: '2026-05-10T08:00:00Z' });
    },
    fix: { kind: 'setConfirmBy', stageNo: 1, to: '2026-05-09T09:00:00.000Z' },
  },
  {
    kind: 'rubricMissing',
    what: 'a review without a rubric takes that of another',
    spoil: ({ review }) => Object.assign(review, { rubric: null }),
    fix: { kind: 'copyRubric', stageNo: 2, fromLane: 4, fromStageNo: 2 },
  },
  {
    kind: 'rubricMissing',
    what: 'a season without any rubric',
    spoil: ({ plan, review }) => {
      plan.tracks.splice(1);
      Object.assign(review, { rubric: null });
    },
    fix: null,
  },
  {
    kind: 'rubricNotHundred',
    what: 'a rubric of 110 points',
    spoil: ({ review }) =>
      Object.assign(review, {
        rubric: [60, 40, 10].map((points, n) => ({ ...hundredPoints[0], code: `c${n}`, points })),
      }),
    fix: { kind: 'scaleRubric', stageNo: 2, points: [55, 36, 9] },
  },
  {
    kind: 'quotasOverPlaces',
    what: 'more places in regions than in all',
    spoil: ({ track }) => Object.assign(track, { places: 199 }),
    fix: { kind: 'setPlaces', lane: 3, to: 200 },
  },
  {
    kind: 'quotasOverPlaces',
    what: 'more places in regions than a track can have',
    spoil: ({ track }) =>
      Object.assign(track, {
        places: 90,
        quotas: [100_000, 100_000, 1].map((places) => ({ regionCode: 'all', places })),
      }),
    fix: { kind: 'scaleQuotas', lane: 3, places: [45, 45, 0] },
  },
  {
    kind: 'teamSizeReversed',
    what: 'a smallest team larger than the largest',
    spoil: ({ track }) => Object.assign(track, { teamMin: 5 }),
    fix: { kind: 'swapTeamSize', lane: 3 },
  },
  {
    kind: 'deletionFloorOverTeam',
    what: 'a deletion floor above the largest team',
    spoil: ({ track }) => Object.assign(track, { deletionFloor: 5 }),
    fix: { kind: 'setDeletionFloor', lane: 3, to: 4 },
  },
  {
    kind: 'unknownSchoolType',
    what: 'a school type that nobody can choose',
    spoil: ({ track }) => track.eligibility.schoolTypes.push('academy'),
    fix: { kind: 'dropSchoolType', lane: 3, code: 'academy' },
  },
  {
    kind: 'unknownSchoolType',
    what: 'the only school type: without it anyone could apply',
    spoil: ({ track }) => Object.assign(track.eligibility, { schoolTypes: ['academy'] }),
    fix: null,
  },
  {
    kind: 'guardianFormMissing',
    what: 'a track for pupils under 14 without a form for their guardians',
    spoil: ({ track }) => track.eligibility.schoolTypes.push('middle'),
    fix: null,
  },
  {
    kind: 'guardianFormMissing',
    what: 'where another track has the form, it is the same one',
    spoil: ({ plan, track }) => {
      Object.assign(plan.tracks[1] ?? {}, { guardianForm: someForm });
      track.eligibility.schoolTypes.push('middle');
    },
    fix: { kind: 'copyGuardianForm', lane: 3, fromLane: 4 },
  },
  {
    kind: 'documentWithoutExtension',
    what: 'a document that no file can be',
    spoil: ({ track }) => track.documents[0]?.extensions.splice(0),
    fix: { kind: 'allowExtensions', lane: 3, slot: 'applyAddition1', extensions: ['pdf'] },
  },
  {
    kind: 'bonusWithoutProof',
    what: 'a bonus without a place for its proof',
    spoil: ({ track }) => track.documents.splice(0),
    fix: { kind: 'addProofs', lane: 3, documents: [expect.objectContaining({ slot: 'applyAddition1' })] },
  },
  {
    kind: 'bonusWithoutProof',
    what: 'a second bonus, of which no track has a place',
    spoil: ({ plan }) => plan.bonuses.push({ aaNo: 2, name: someText, points: 1 }),
    fix: { kind: 'addProofs', lane: 3, documents: [expect.objectContaining({ slot: 'applyAddition2' })] },
  },
  {
    kind: 'regionMissing',
    what: 'a 시·도 of no region, where there is but one',
    spoil: ({ plan }) => plan.regions[0]?.sidos.pop(),
    fix: { kind: 'addSido', region: 'all', sido: '17' },
  },
  {
    kind: 'regionMissing',
    what: 'a 시·도 of none of two regions',
    spoil: ({ plan }) => {
      plan.regions[0]?.sidos.splice(-2);
      plan.regions.push({ code: 'two', name: someText, sidos: ['17'] });
    },
    fix: null,
  },
  {
    kind: 'regionTwice',
    what: 'a 시·도 of two regions stays in the first',
    spoil: ({ plan }) => plan.regions.push({ code: 'two', name: someText, sidos: ['17'] }),
    fix: { kind: 'dropSido', region: 'two', sido: '17' },
  },
  {
    kind: 'unknownParentChoice',
    what: 'a choice under one that does not exist',
    spoil: ({ plan }) => Object.assign(plan.choices.tmSchoolTypeDetail?.[0] ?? {}, { parentCode: 'gone' }),
    fix: { kind: 'freeChoice', field: 'tmSchoolTypeDetail', code: 'four' },
  },
  {
    kind: 'choicesMissing',
    what: 'a list from which applicants must choose, and cannot',
    spoil: ({ plan }) => plan.choices.teamItemPart?.splice(0),
    fix: null,
  },
  ...materialCases,
  {
    kind: 'koreanMissing',
    what: 'a track without a name',
    spoil: ({ track }) => Object.assign(track, { name: { ko: ' ', en: '' } }),
    fix: null,
  },
  {
    kind: 'koreanMissing',
    what: 'a hint in English only',
    spoil: ({ track }) => Object.assign(track.documents[0] ?? {}, { hint: { ko: '', en: 'Hint' } }),
    fix: null,
  },
  {
    kind: 'englishMissing',
    what: 'a criterion in Korean only',
    spoil: ({ review }) =>
      Object.assign(review, {
        rubric: hundredPoints.map((each) => ({ ...each, name: { ko: '팀', en: '' } })),
      }),
    fix: null,
  },
  {
    kind: 'holidayInReview',
    what: 'a review over 25 and 26 May of which one is a holiday',
    spoil: ({ review }) => Object.assign(review, { closesAt: '2026-05-26T09:00:00Z' }),
    fix: null,
  },
];
