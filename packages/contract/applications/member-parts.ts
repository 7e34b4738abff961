import { z } from 'zod';
import { endpoint, noData } from '../endpoint.ts';
import { fieldChanges } from '../field-changes.ts';
import { instant, line, verificationCode, wholeNo } from '../fields.ts';
import { serverFileName, storedFile } from '../files/files.ts';
import { documentSlot } from '../seasons/seasons.ts';
import { deadline as period, saveDraft } from './applications.ts';
import { isMemberKey, personFields } from './fields.ts';
import { partForLeader } from './part-progress.ts';

/** Secrets of a link and of a browser that has proven its phone or mailbox: 32 random bytes, base64url. */
const secret = z.string().regex(/^[\w-]{43}$/);

/** A member's link, with what a browser holds that has proven who is there; without, the account that is logged in counts. */
const opened = { token: secret, pass: secret.optional() };

const memberKey = z.string().refine(isMemberKey, 'invalid');

/** The text that a member consents to; a change of what it says is a new version. */
export const PART_TERMS = '2026-11-27';

/** Who of a team was asked to fill in their own part. 1115; 1354 for a member. */
export const listParts = endpoint({
  method: 'GET',
  path: '/api/apply/query/member-parts',
  access: 'user',
  summary: 'How far the members are with their own parts',
  input: z.strictObject({ teamNo: wholeNo }),
  output: z.array(partForLeader),
});

/**
 * Sends a member the personal link by which they fill in their own part, to the phone and the mailbox that the leader
 * has given. A link that was sent before still opens, unless it went to somebody else.
 *
 * @throws 1115; 1354; 1106 not in the team; 1353; 4366 partUnreachable without name and phone or e-mail; 429 within 10 minutes.
 */
export const sendPartLink = endpoint({
  method: 'POST',
  path: '/api/apply/command/send-part-link',
  access: 'user',
  summary: 'Ask a member to fill in their own part',
  input: z.strictObject({ teamNo: wholeNo, key: memberKey }),
  output: z.array(partForLeader),
});

/** The same link for the leader's own share sheet: alone it opens nothing, a code goes to the member's phone or mailbox. */
export const sharePartLink = endpoint({
  method: 'POST',
  path: '/api/apply/command/share-part-link',
  access: 'user',
  summary: 'A link to hand a member',
  input: z.strictObject({ teamNo: wholeNo, key: memberKey }),
  output: z.object({ url: z.string() }),
});

/** What a member writes and sees, once they have proven who they are. */
export const ownPart = z.object({
  key: z.string(),
  teamNo: z.number().int(),
  trackNo: z.number().int(),
  /** Their own entry, by the paths of the application. */
  fields: z.record(z.string(), z.string()),
  version: z.number().int(),
  savedAt: instant,
  files: z.array(storedFile),
  /** Fields that they wrote; the others are as the leader has entered them. */
  written: z.array(z.string()),
  /** What the leader typed meanwhile in fields that they wrote, by path: they choose. */
  offered: z.record(z.string(), z.string()),
  doneAt: instant.nullable(),
  /** Whether what they signed still stands as it was. */
  signed: z.boolean(),
  consented: z.array(z.string()),
});
export type OwnPart = z.output<typeof ownPart>;

export const partView = z.object({
  teamName: z.string(),
  seasonName: z.string(),
  trackName: z.string(),
  trackNo: z.number().int(),
  stageNo: z.number().int(),
  lane: z.number().int(),
  leaderName: z.string(),
  memberName: z.string(),
  /** Masked: where the code goes. */
  contact: z.string(),
  channel: z.enum(['sms', 'mail']),
  deadline: period,
  /** Whether something may still be written. */
  open: z.boolean(),
  /** Null before they have proven who they are. */
  part: ownPart.nullable(),
});
export type PartView = z.output<typeof partView>;

/** What a link is about. 4030 for one that is wrong, replaced, of somebody else by now, or over: all alike. */
export const getPart = endpoint({
  method: 'POST',
  path: '/api/apply/query/part',
  access: 'public',
  summary: 'What a member’s link asks to fill in',
  input: z.strictObject(opened),
  output: partView,
});

/** Sends a code to where the link was sent. @throws 4030; 429. */
export const sendPartCode = endpoint({
  method: 'POST',
  path: '/api/apply/command/send-part-code',
  access: 'public',
  summary: 'Send a member a code',
  input: z.strictObject({ token: secret }),
  output: z.object({ requestId: z.uuid(), expiresIn: z.number().int(), resendAfter: z.number().int() }),
});

/** @throws 4030; 4005 codeWrong; 429. */
export const provePart = endpoint({
  method: 'POST',
  path: '/api/apply/command/prove-part',
  access: 'public',
  summary: 'Check a member’s code',
  input: z.strictObject({ token: secret, requestId: z.uuid(), code: verificationCode }),
  output: z.object({ pass: z.string() }),
});

/** The key of the copies on the member's device. @throws 4030; 4365 partNotProven. */
export const partDeviceKey = endpoint({
  method: 'POST',
  path: '/api/apply/query/part-device-key',
  access: 'public',
  summary: 'Key of what a member has not saved yet',
  input: z.strictObject(opened),
  output: z.object({ key: z.string() }),
});

/** As `saveDraft`, for one's own entry alone. @throws 4030; 4365 partNotProven; 1353; 1354; 4082. */
export const savePart = endpoint({
  method: 'POST',
  path: '/api/apply/command/save-part',
  access: 'public',
  summary: 'Save one’s own part',
  input: z.strictObject({ ...opened, baseVersion: z.number().int().min(0), changes: fieldChanges }),
  output: saveDraft.output,
});

/** Settles what the leader typed meanwhile: what was not taken is forgotten. @throws 4030; 4365 partNotProven. */
export const settlePart = endpoint({
  method: 'POST',
  path: '/api/apply/command/settle-part',
  access: 'public',
  summary: 'Choose between one’s own texts and the leader’s',
  input: z.strictObject(opened),
  output: noData,
});

/**
 * Consents and signs with one's own name. Signed as it stands, the entry is confirmed with the team's submission.
 *
 * @throws 4030; 4365 partNotProven; 1353; 4010 a newer version; 4011 with what is missing; 400 beside `signature`.
 */
export const signPart = endpoint({
  method: 'POST',
  path: '/api/apply/command/sign-part',
  access: 'public',
  summary: 'Sign one’s own part',
  input: z.strictObject({
    ...opened,
    version: z.number().int().min(1),
    signature: line(personFields.tmName),
    agreed: z.literal(true),
  }),
  output: noData,
});

/** Does not take part, or not any more: what was written goes, and the leader is told. @throws 4030; 4365; 1353. */
export const leavePart = endpoint({
  method: 'POST',
  path: '/api/apply/command/leave-part',
  access: 'public',
  summary: 'Leave a team by one’s own link',
  input: z.strictObject(opened),
  output: noData,
});

/** A certificate of one's own; as `uploadFile`. */
export const uploadPartFile = endpoint({
  method: 'POST',
  path: '/api/apply/command/upload-part-file',
  access: 'public',
  summary: 'Upload a document of one’s own',
  input: z.strictObject({
    ...opened,
    slot: documentSlot,
    fileName: z.string().min(1, 'required').max(1024),
    size: z.coerce.number().int().min(0),
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
  }),
  output: storedFile,
  body: 'stream',
});

export const removePartFile = endpoint({
  method: 'POST',
  path: '/api/apply/command/remove-part-file',
  access: 'public',
  summary: 'Remove a document of one’s own',
  input: z.strictObject({ ...opened, serverFileName }),
  output: noData,
});

/** A file that the member has uploaded by the link. */
export const downloadPartFile = endpoint({
  method: 'POST',
  path: '/api/apply/query/part-file',
  access: 'public',
  summary: 'Look at a document of one’s own',
  input: z.strictObject({ ...opened, serverFileName }),
  output: z.any(),
  reply: 'stream',
});
