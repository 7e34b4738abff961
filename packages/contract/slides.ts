import { z } from 'zod';
import { endpoint, noData, nothing } from './endpoint.ts';
import { instant, linkAddress, optionalLine, wholeNo } from './fields.ts';
import { serverFileName } from './files/files.ts';
import { lettersSeen } from './letters-seen.ts';
import { slideArts, slideTones } from './slides.values.ts';

export const slideTone = z.enum(slideTones);
export type SlideTone = (typeof slideTones)[number];

export const slideArt = z.enum(slideArts);
export const slideView = z.object({
  id: z.number().int(),
  /** May hold a line break, which is kept. */
  title: z.string(),
  subTitle: z.string(),
  desc: z.string(),
  /** A path of the site or an https address; empty: the slide has no button. */
  linkTo: z.string(),
  linkText: z.string(),
  imgSrc: z.string(),
  imgAlt: z.string(),
  tone: slideTone,
});
export type SlideView = z.output<typeof slideView>;

/** The slides that are shown now, in order; English readers get those that have an English text. */
export const getSlideList = endpoint({
  method: 'GET',
  path: '/api/slide/query/get-slide-list',
  access: 'public',
  summary: 'Slides of the start page',
  input: nothing,
  output: z.array(slideView),
  cacheSeconds: 3,
});

/** Stands in a slide's link for the site's slug, which an operator may change. */
export const SLUG_MARK = '{product}';

/** Up to `max` characters in at most two lines. */
function twoLines(max: number) {
  return z
    .string()
    .trim()
    .overwrite((text) => text.toWellFormed().replaceAll(/[^\S\n]*\r?\n[^\S\n]*/g, '\n'))
    .max(max, 'tooLong')
    .regex(/^\P{Cc}*(\n\P{Cc}*)?$/u, 'invalid');
}

/** A slide as it is written: English may be missing, but not half; `picture` stands instead of the drawing. */
export const slideDraft = z.strictObject({
  titleKo: twoLines(60).refine((text) => lettersSeen(text) > 0, 'required'),
  titleEn: twoLines(80),
  subTitleKo: optionalLine(40),
  subTitleEn: optionalLine(60),
  descKo: optionalLine(160),
  descEn: optionalLine(220),
  linkTo: linkAddress,
  linkTextKo: optionalLine(20),
  linkTextEn: optionalLine(30),
  tone: slideTone,
  art: slideArt,
  picture: serverFileName.nullable(),
  /** What the picture shows, for those who do not see it. */
  altKo: optionalLine(150),
  altEn: optionalLine(200),
  /** Null: at once; null: without end. */
  shownFrom: instant.nullable(),
  shownUntil: instant.nullable(),
});
export type SlideDraft = z.output<typeof slideDraft>;

export const writtenSlide = z.object({
  ...slideDraft.shape,
  id: z.number().int(),
  shown: z.boolean(),
  editVersion: z.number().int(),
  updatedAt: instant,
});
export type WrittenSlide = z.output<typeof writtenSlide>;

export const listWrittenSlides = endpoint({
  method: 'GET',
  path: '/admin/slide/query/list',
  access: 'operator',
  may: 'editContent',
  summary: 'All slides in their order',
  input: nothing,
  output: z.array(writtenSlide),
});

/** A new slide comes last and is not shown yet. */
export const createSlide = endpoint({
  method: 'POST',
  path: '/admin/slide/command/create',
  access: 'operator',
  may: 'editContent',
  summary: 'Add a slide',
  input: z.strictObject({ draft: slideDraft }),
  output: writtenSlide,
});

/** Changes a slide, at once where it is shown. 4043 when somebody saved since `editVersion`. */
export const saveSlide = endpoint({
  method: 'POST',
  path: '/admin/slide/command/save',
  access: 'operator',
  may: 'editContent',
  summary: 'Change a slide',
  input: z.strictObject({ id: wholeNo, editVersion: z.number().int().min(0), draft: slideDraft }),
  output: writtenSlide,
});

export const setSlideShown = endpoint({
  method: 'POST',
  path: '/admin/slide/command/show',
  access: 'operator',
  may: 'editContent',
  summary: 'Show or hide a slide',
  input: z.strictObject({ id: wholeNo, shown: z.boolean() }),
  output: noData,
});

/** All slides in their new order. 4043 when they are not those there are. */
export const orderSlides = endpoint({
  method: 'POST',
  path: '/admin/slide/command/order',
  access: 'operator',
  may: 'editContent',
  summary: 'Put the slides in order',
  input: z.strictObject({ ids: z.array(wholeNo).max(100) }),
  output: noData,
});

/** Deletes a slide; the log keeps what it said. */
export const removeSlide = endpoint({
  method: 'POST',
  path: '/admin/slide/command/remove',
  access: 'operator',
  may: 'editContent',
  summary: 'Delete a slide',
  input: z.strictObject({ id: wholeNo }),
  output: noData,
});
