import { z } from 'zod';
import { endpoint, noData, nothing, pageOf, pageQuery } from '../endpoint.ts';
import { instant, optionalLine, wholeNo } from '../fields.ts';
import { cover, postExtras, postQuery, postText, shownCover, writtenInstant } from '../posts/posts.ts';
import { participations, programKinds } from './values.ts';

export const programKind = z.enum(programKinds);
/** When and where a program is, and who may join. */
export const programDetails = z.strictObject({
  cover: cover.nullable(),
  /** Applying is possible from `opensAt`; at `closesAt` it is over. */
  opensAt: writtenInstant,
  closesAt: writtenInstant,
  startsAt: writtenInstant,
  endsAt: writtenInstant,
  /** Places; null: as many as come. */
  capacity: z.number().int().min(1).max(100_000).nullable(),
  /** Who comes when all places are taken may wait for one. */
  waitingList: z.boolean(),
  /** Only for members of a team that has applied in the newest season: 1274 for others. A draft is no team yet. */
  needsTeam: z.boolean(),
  placeKo: optionalLine(200),
  placeEn: optionalLine(200),
  /** Who speaks, teaches or asks; drafts from before there was one have none. */
  speakerKo: optionalLine(200).default(''),
  speakerEn: optionalLine(200).default(''),
  /** Where it is held online: told to who has a place, and to nobody else. Empty: nowhere. */
  joinLink: optionalLine(500),
});
export type ProgramDetails = z.output<typeof programDetails>;

export const programDraft = z.strictObject({
  board: z.literal('program'),
  kind: programKind,
  ...postText,
  details: programDetails,
});

/**
 * Where a programme stands by the server's clock. While applying is possible: `open` with places, `waiting` where all
 * are taken and one may wait for one, `full` where nobody may. Then `closed`, and `ended` once it was held.
 */
export const programState = z.enum(['upcoming', 'open', 'waiting', 'full', 'closed', 'ended']);
export type ProgramState = z.output<typeof programState>;

/** A published programme in the reader's language; `createdAt` is when it was published. */
export const programSummary = z.object({
  boardId: z.number().int(),
  programType: programKind,
  programTitle: z.string(),
  createdAt: instant,
  pinned: z.boolean(),
  state: programState,
  opensAt: instant,
  closesAt: instant,
  startsAt: instant,
  endsAt: instant,
  capacity: z.number().int().nullable(),
  /** Places that nobody has; null: as many as come. */
  placesLeft: z.number().int().nullable(),
  /** How many wait for a place. */
  waiting: z.number().int(),
  waitingList: z.boolean(),
  needsTeam: z.boolean(),
  /** Empty: online alone. */
  place: z.string(),
  online: z.boolean(),
  cover: shownCover.nullable(),
  /** The first words of its text. */
  summary: z.string(),
});
export type ProgramSummary = z.output<typeof programSummary>;

/** Published programmes, pinned ones first, then the newest. English readers get those that have an English text. */
export const getProgramList = endpoint({
  method: 'GET',
  path: '/api/board/query/program-list',
  access: 'public',
  summary: 'Programmes',
  input: z.strictObject({ ...pageQuery, ...postQuery, programType: programKind.optional() }),
  output: pageOf(programSummary),
  cacheSeconds: 3,
});

/** How many programmes of each kind a reader of the language may see now. */
export const getProgramCounts = endpoint({
  method: 'GET',
  path: '/api/board/query/program-counts',
  access: 'public',
  summary: 'Programmes by kind',
  input: nothing,
  output: z.partialRecord(programKind, z.number().int()),
  cacheSeconds: 3,
});

/** The next three programmes that have not ended, by when they begin. */
export const getComingPrograms = endpoint({
  method: 'GET',
  path: '/api/board/query/coming-programs',
  access: 'public',
  summary: 'The next programmes',
  input: nothing,
  output: z.array(programSummary),
  cacheSeconds: 3,
});

const neighbour = programSummary.pick({ boardId: true, programTitle: true, createdAt: true }).nullable();

export const programDetail = programSummary.extend({
  ...postExtras,
  /** Who speaks, teaches or asks; may be empty. */
  speaker: z.string(),
  /** Rich text, sanitised. */
  programContent: z.string(),
  /** Published before, and after, in the reader's language. */
  previous: neighbour,
  next: neighbour,
});
export type ProgramDetail = z.output<typeof programDetail>;

/** 1357 for what does not exist, is hidden or not yet published. */
export const getProgramDetail = endpoint({
  method: 'GET',
  path: '/api/board/query/program-detail',
  access: 'public',
  summary: 'One programme',
  input: z.strictObject({ boardId: wholeNo }),
  output: programDetail,
  cacheSeconds: 3,
});

export const participation = z.enum(participations);
export type Participation = (typeof participations)[number];

export const myProgram = programSummary
  .pick({
    boardId: true,
    programType: true,
    programTitle: true,
    startsAt: true,
    endsAt: true,
    place: true,
    online: true,
  })
  .extend({
    participation,
    /** Which of those who wait, from 1; null for who does not. */
    waitingNumber: z.number().int().nullable(),
    appliedAt: instant,
    /** Where it is held online, for who has a place, until it ends. */
    joinLink: z.string().nullable(),
    cancellable: z.boolean(),
    /** Its own page can be read. */
    shown: z.boolean(),
  });
export type MyProgram = z.output<typeof myProgram>;

/** My applications to programmes, or to one of them: the last one to each, the next programme first. */
export const myPrograms = endpoint({
  method: 'GET',
  path: '/api/board/query/my-programs',
  access: 'user',
  summary: 'My applications to programmes',
  input: z.strictObject({ boardId: wholeNo.optional() }),
  output: z.array(myProgram),
});

/**
 * Takes a place, or one in the waiting list where all are taken. 1357 for no such programme; 1273 for who has applied
 * already; 1271 with the reason beside `boardId` before it opens, once it is closed, and where all places are taken
 * and nobody may wait; 1274 for who is in no team that has applied in the newest season.
 */
export const registerApplyProgram = endpoint({
  method: 'POST',
  path: '/api/board/command/register-apply-program',
  access: 'user',
  summary: 'Apply for a programme',
  input: z.strictObject({ boardId: wholeNo }),
  output: myProgram,
});

/**
 * Gives a place back until the programme begins: the first who waits gets it. 1357 for no such programme; 1272 with
 * the reason beside `boardId` for who has not applied, and once it has begun.
 */
export const removeApplyProgram = endpoint({
  method: 'POST',
  path: '/api/board/command/remove-apply-program',
  access: 'user',
  summary: 'Cancel an application to a programme',
  input: z.strictObject({ boardId: wholeNo }),
  output: noData,
});
