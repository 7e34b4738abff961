import { z } from 'zod';
import { instant, optionalLine } from '../fields.ts';
import { serverFileName } from '../files/files.ts';
import { postFindTypes } from './values.ts';

export const postFindType = z.enum(postFindTypes);
export type PostFindType = (typeof postFindTypes)[number];

export const attachment = z.object({ serverFileName, name: z.string(), size: z.number().int() });
export type Attachment = z.output<typeof attachment>;

/** A picture of a post with what it shows, in words. */
export const cover = z.strictObject({ serverFileName, altKo: optionalLine(200), altEn: optionalLine(200) });
export type Cover = z.output<typeof cover>;

/** The same in the reader's language. */
export const shownCover = z.object({ serverFileName, alt: z.string() });
export type ShownCover = z.output<typeof shownCover>;

/** What the lists of all boards ask: a keyword finds by initial consonants (초성) too, at most 1,000 posts. */
export const postQuery = {
  findType: postFindType.default('all'),
  keyword: z.string().trim().max(50, 'tooLong').optional(),
};

/** What every published post shows of itself beside its text, in the reader's language. */
export const postExtras = {
  /** The first words of the text, for link previews. */
  summary: z.string(),
  attachments: z.array(attachment),
  /** There is none in the reader's language: the text is the Korean one. */
  onlyKorean: z.boolean(),
};

const body = z.string().max(200_000, 'tooLong');

/** What is written of a post of any board: English may be missing. */
export const postText = {
  pinned: z.boolean(),
  titleKo: optionalLine(200),
  titleEn: optionalLine(200),
  bodyKo: body,
  bodyEn: body,
  attachments: z.array(z.strictObject(attachment.shape)).max(20),
};

/** A moment that is still to be said. */
export const writtenInstant = instant.nullable();
