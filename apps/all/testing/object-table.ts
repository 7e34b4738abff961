import { randomUUID } from 'node:crypto';
import { errors } from '@chulbal/contract/errors';
import { campus, memberKeyOf } from '@chulbal/testing/factories';
import type { Named } from '@chulbal/testing/object-team';

export const roles = ['visitor', 'evaluator', 'operator', 'stranger', 'member', 'leader'] as const;
export type Role = (typeof roles)[number];

export type Row = {
  /** What is asked for, about an object. */
  input(named: Named): Record<string, unknown>;
  /** Codes of the asker's own object: of its leader, of a linked member, of a user who has no part in it. */
  own: { leader: number; member: number; stranger: number; visitor?: number };
  /** The code for an object of another team, whoever of the three asks; that of a stranger where not given. */
  other?: number;
  /** The code where there is no such object. */
  missing: number;
  /** What the answer holds is for everyone to see. */
  isPublic?: true;
};

const gone = errors.teamNotFound.code;
const nothing = errors.notFound.code;
const moved = errors.typeTestMoved.code;
const leaderOnly = errors.noPermission.code;
const notAsked = errors.notQuerySubject.code;
const notSubject = errors.notSubmissionSubject.code;
const place = campus;

/** Nobody is offered the team. */
const ofOffer: Row = {
  input: ({ teamNo }) => ({ teamNo: teamNo || 9999 }),
  own: { leader: nothing, member: nothing, stranger: gone },
  missing: gone,
};

const ofTrack: Row = {
  input: ({ teamNo }) => ({ trackNo: teamNo ? place.trackNo : 9999 }),
  own: { leader: 200, member: 200, stranger: 200, visitor: 200 },
  missing: 200,
  isPublic: true,
};

const ofReceipt: Row = {
  input: ({ teamNo, version }) => ({ teamNo: teamNo || 9999, version }),
  own: { leader: 200, member: 200, stranger: gone },
  missing: gone,
};

/** Expected codes (S-01, S-02): who asks about what. Evaluators and operators are 403 on the whole user API. */
export const table: Record<string, Row> = {
  logout: {
    input: ({ leaderId }) => ({ userId: leaderId }),
    own: { leader: 200, member: leaderOnly, stranger: leaderOnly },
    missing: leaderOnly,
  },
  myApplication: {
    input: ({ teamNo }) => (teamNo ? place : { trackNo: 999, stageNo: 1 }),
    own: { leader: 200, member: 200, stranger: 200 },
    missing: nothing,
  },
  saveDraft: {
    input: ({ teamNo }) => ({
      ...place,
      teamNo: teamNo || 9999,
      baseVersion: 99,
      changes: { teamChar: 'x' },
    }),
    own: { leader: 200, member: 200, stranger: gone },
    missing: gone,
  },
  listDraftVersions: {
    input: ({ teamNo }) => ({ teamNo: teamNo || 9999 }),
    own: { leader: 200, member: 200, stranger: gone },
    missing: gone,
  },
  restoreDraft: {
    input: ({ teamNo, version }) => ({ teamNo: teamNo || 9999, version }),
    own: { leader: 200, member: leaderOnly, stranger: gone },
    missing: gone,
  },
  deleteDraft: {
    input: ({ teamNo }) => ({ teamNo: teamNo || 9999 }),
    own: { leader: 200, member: leaderOnly, stranger: gone },
    missing: gone,
  },
  submitApplication: {
    input: ({ teamNo }) => ({ teamNo: teamNo || 9999, version: 9999, idempotencyKey: randomUUID() }),
    own: { leader: errors.draftConflict.code, member: leaderOnly, stranger: gone },
    missing: gone,
  },
  cancelApplication: {
    input: ({ teamNo }) => ({ teamNo: teamNo || 9999 }),
    own: { leader: 200, member: leaderOnly, stranger: gone },
    missing: gone,
  },
  withdrawApplication: {
    input: ({ teamNo }) => ({ teamNo: teamNo || 9999, reason: '함께할 수 없게 됐어요' }),
    own: { leader: errors.stillCancellable.code, member: leaderOnly, stranger: gone },
    missing: gone,
  },
  setTrackAlert: {
    input: ({ teamNo }) => ({ trackNo: teamNo ? place.trackNo : 9999, on: false }),
    own: { leader: 200, member: 200, stranger: 200 },
    missing: nothing,
  },
  getReceipt: ofReceipt,
  receiptPdf: ofReceipt,
  listTeams: {
    input: ({ teamNo }) => ({ trackNo: teamNo ? place.trackNo : 9999 }),
    own: { leader: 200, member: 200, stranger: 200, visitor: 200 },
    missing: 200,
    isPublic: true,
  },
  getTeam: {
    input: ({ teamNo }) => ({ teamNo: teamNo || 9999 }),
    own: { leader: 200, member: 200, stranger: 200, visitor: 200 },
    missing: gone,
    isPublic: true,
  },
  getLegalPage: {
    // No database of a test has texts in force: what there is of them is everyone's.
    input: () => ({ page: 'terms', version: '1999.01.01' }),
    own: { leader: nothing, member: nothing, stranger: nothing, visitor: nothing },
    missing: nothing,
    isPublic: true,
  },
  // Nor a type test, whose versions are everybody's too.
  getTypeTestResult: {
    input: () => ({ version: 99, answers: '1' }),
    own: { leader: nothing, member: nothing, stranger: nothing, visitor: nothing },
    missing: nothing,
    isPublic: true,
  },
  typeSharePicture: {
    input: () => ({ version: 99, typeCode: 'pacemaker' }),
    own: { leader: nothing, member: nothing, stranger: nothing, visitor: nothing },
    missing: nothing,
    isPublic: true,
  },
  finishTypeTest: {
    input: () => ({ version: 99, answers: '1', idempotencyKey: randomUUID() }),
    own: { leader: moved, member: moved, stranger: moved, visitor: moved },
    missing: moved,
    isPublic: true,
  },
  getPoster: ofTrack,
  seasonCalendar: { ...ofTrack, missing: nothing },
  uploadFile: {
    input: ({ teamNo }) => ({ teamNo: teamNo || 9999, slot: 'business', fileName: 'a.pdf', size: 5 }),
    own: { leader: errors.fileRefused.code, member: errors.fileRefused.code, stranger: gone },
    missing: gone,
  },
  removeFile: {
    input: ({ file }) => ({ serverFileName: file }),
    own: { leader: nothing, member: 200, stranger: nothing },
    missing: nothing,
  },
  downloadFile: {
    input: ({ file }) => ({ serverFileName: file }),
    own: { leader: 200, member: 200, stranger: nothing, visitor: nothing },
    missing: nothing,
  },
  'downloadFile of a file in the draft': {
    input: ({ draftFile }) => ({ serverFileName: draftFile }),
    own: { leader: 200, member: 200, stranger: nothing, visitor: nothing },
    missing: nothing,
  },
  'downloadFile of a logo': {
    input: ({ logo }) => ({ serverFileName: logo }),
    own: { leader: 200, member: 200, stranger: 200, visitor: 200 },
    missing: nothing,
    isPublic: true,
  },
  // 캠퍼스 asks for material before its pitch, of teams that a result has yet to select.
  getMaterial: {
    input: ({ teamNo }) => ({ teamNo: teamNo || 9999, stageNo: 3 }),
    own: { leader: notAsked, member: notAsked, stranger: gone },
    missing: gone,
  },
  uploadMaterial: {
    input: ({ teamNo }) => ({
      teamNo: teamNo || 9999,
      stageNo: 3,
      slot: 'slides',
      fileName: 'a.pdf',
      size: 5,
    }),
    own: { leader: notSubject, member: notSubject, stranger: gone },
    missing: gone,
  },
  submitMaterial: {
    input: ({ teamNo }) => ({
      teamNo: teamNo || 9999,
      stageNo: 3,
      idempotencyKey: randomUUID(),
      serverFileNames: [],
    }),
    own: { leader: notSubject, member: leaderOnly, stranger: gone },
    missing: gone,
  },
  resendInvitation: {
    input: ({ teamNo, tmNo }) => ({ teamNo: teamNo || 9999, tmNo }),
    own: { leader: errors.tooManyRequests.code, member: leaderOnly, stranger: gone },
    missing: gone,
  },
  offerLeadership: {
    input: ({ teamNo, tmNo }) => ({ teamNo: teamNo || 9999, tmNo }),
    own: { leader: errors.notTeamMember.code, member: leaderOnly, stranger: gone },
    missing: gone,
  },
  endLeadershipOffer: ofOffer,
  acceptLeadership: ofOffer,
  myResult: {
    input: ({ teamNo }) => ({ teamNo: teamNo || 9999, stageNo: 2 }),
    own: { leader: 200, member: 200, stranger: gone },
    missing: gone,
  },
  makeAppeal: {
    input: ({ teamNo }) => ({ teamNo: teamNo || 9999, stageNo: 2, text: '점수를 다시 봐 주세요' }),
    own: { leader: errors.windowClosed.code, member: leaderOnly, stranger: gone },
    missing: gone,
  },
  listSelected: {
    input: ({ teamNo }) => ({ trackNo: teamNo ? place.trackNo : 999, stageNo: 2 }),
    own: { leader: 200, member: 200, stranger: 200, visitor: 200 },
    missing: 200,
    isPublic: true,
  },
  // Whether a team is on the list is for everyone to see; one that is not on it is as good as none.
  reportSelected: {
    input: ({ teamNo }) => ({
      trackNo: place.trackNo,
      stageNo: 2,
      teamNo: teamNo || 9999,
      name: '홍길동',
      email: `reporter${Math.random()}@test.example`,
      text: '다른 대회의 아이템과 같아요',
    }),
    own: {
      leader: errors.windowClosed.code,
      member: errors.windowClosed.code,
      stranger: errors.windowClosed.code,
      visitor: errors.windowClosed.code,
    },
    missing: errors.windowClosed.code,
  },
  requestExclusion: {
    input: ({ teamNo }) => ({
      teamNo: teamNo || 9999,
      stageNo: 2,
      evaluator: '가온대 김 교수님',
      reason: '같은 연구실에 있어요.',
    }),
    own: { leader: 200, member: leaderOnly, stranger: gone },
    missing: gone,
  },
  listMyExclusions: {
    input: ({ teamNo }) => ({ teamNo: teamNo || 9999 }),
    own: { leader: 200, member: leaderOnly, stranger: gone },
    missing: gone,
  },
  // A personal link opens what it is about to whoever holds it, and to nobody else.
  getInvitation: {
    input: ({ token }) => ({ token }),
    own: { leader: 200, member: 200, stranger: 200, visitor: 200 },
    missing: errors.linkExpired.code,
    isPublic: true,
  },
  answerInvitation: {
    input: ({ token }) => ({ token, answer: 'confirm' }),
    own: { leader: 200, member: 200, stranger: 200, visitor: 200 },
    missing: errors.linkExpired.code,
    isPublic: true,
  },
};

/** Inputs that name two objects: the asker's own beside somebody else's or nothing. */
export const crossed: [string, (own: Named, other: Named) => Record<string, unknown>, number][] = [
  ['resendInvitation', (own, other) => ({ teamNo: own.teamNo, tmNo: other.tmNo }), errors.notTeamMember.code],
  ['getReceipt', (own) => ({ teamNo: own.teamNo, version: 99 }), nothing],
  ['receiptPdf', (own) => ({ teamNo: own.teamNo, version: 99 }), nothing],
  ['restoreDraft', (own) => ({ teamNo: own.teamNo, version: 99 }), nothing],
  [
    'saveDraft',
    (own) => ({ trackNo: 2, stageNo: 6, teamNo: own.teamNo, baseVersion: 0, changes: {} }),
    nothing,
  ],
  [
    'saveDraft',
    (own, other) => ({
      ...place,
      teamNo: own.teamNo,
      baseVersion: 99,
      changes: { [`members.${memberKeyOf(2)}.tmNo`]: String(other.tmNo) },
    }),
    errors.notTeamMember.code,
  ],
  ['myApplication', () => ({ ...place, stageNo: 999 }), nothing],
];

/** Numbers and names of nothing. */
export const missing: Named = {
  teamNo: 0,
  tmNo: 999,
  ...{ file: 'ab'.repeat(16), logo: 'cd'.repeat(16), draftFile: 'ef'.repeat(16) },
  token: 'x'.repeat(43),
  version: 1,
  leaderId: 999_999,
};
