import { z } from 'zod';
import { optionalLine } from '../fields.ts';
import { playerOfAddress } from './values.ts';

/** A video by the address of its player, with its name. */
export const video = z.strictObject({
  src: z
    .string()
    .max(200, 'tooLong')
    .refine((address) => playerOfAddress(address) !== null, 'video'),
  titleKo: optionalLine(80),
  titleEn: optionalLine(120),
});
export type Video = z.output<typeof video>;

/** The same in the reader's language. */
export const shownVideo = z.object({ src: z.string(), title: z.string() });
export type ShownVideo = z.output<typeof shownVideo>;
