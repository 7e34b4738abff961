import { z } from 'zod';
import { endpoint, noData } from '../endpoint.ts';
import { instant, wholeNo } from '../fields.ts';
import { documentSlot } from '../seasons/seasons.ts';

/** `serverFileName` is opaque: 32 hex digits. `sha256` is hex. */
export const serverFileName = z.string().regex(/^[0-9a-f]{32}$/);

/** Whose document it is, in a slot that asks every person of a team: the leader, or a member's key. */
export const filePerson = z.string().regex(/^(?:leader|[a-z0-9]{8})$/);

export const storedFile = z.object({
  serverFileName,
  slot: documentSlot,
  person: filePerson.optional(),
  name: z.string(),
  size: z.number().int(),
  sha256: z.string(),
  storedAt: instant,
  /** Uploaded by a member of their own: the leader sees that it is there, and does not read it. */
  byMember: z.literal(true).optional(),
});
export type StoredFile = z.output<typeof storedFile>;

/**
 * The body is the file. It must be of `size` bytes and, where given, of that SHA-256. Refused: 1103
 * extension, 1120 a # in the name, 1351 the slot is full, 1353 outside the period, 4020 to 4023.
 */
export const uploadFile = endpoint({
  method: 'POST',
  path: '/api/files/command/upload',
  access: 'user',
  summary: 'Upload a file into a slot of an application',
  input: z.strictObject({
    teamNo: wholeNo,
    slot: documentSlot,
    person: filePerson.optional(),
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

/** Takes a file out of a draft. What a submission refers to stays stored. */
export const removeFile = endpoint({
  method: 'POST',
  path: '/api/files/command/remove',
  access: 'user',
  summary: 'Remove a file from an application',
  input: z.strictObject({ serverFileName }),
  output: noData,
});

/** Public files for anyone; a private one only for who may read it, for anyone else it does not exist (S-03). */
export const downloadFile = endpoint({
  method: 'POST',
  path: '/api/user/query/download',
  access: 'public',
  summary: 'Download a file by its opaque name',
  input: z.strictObject({
    serverFileName: z.string().max(200),
    /** Of a picture of content: how many px it has to fill, and whether AVIF is understood. */
    width: z.number().int().min(1).max(10_000).optional(),
    avif: z.boolean().default(false),
  }),
  output: z.any(),
  reply: 'stream',
});
