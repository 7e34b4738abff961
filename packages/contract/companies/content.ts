import { z } from 'zod';
import { optionalLine, withoutRegistrationNumber } from '../fields.ts';
import { serverFileName } from '../files/files.ts';

/** Letters as people count them, and how many there may be. */
export const companyLimits = {
  ...{ title: 30, team: 30, story: 3000, tab: 8, slideText: 120, alt: 120 },
  ...{ figureLabel: 16, figureValue: 10, figureUnit: 8, linkLabel: 20, contact: 60 },
  ...{ figures: 3, links: 5, files: 5, slides: 10, slidesLeast: 2 },
} as const;

const line = (most: number) => optionalLine(most).refine(...withoutRegistrationNumber);

/** Short texts with line breaks. */
const lines = (most: number) =>
  z
    .string()
    .max(most * 4, 'tooLong')
    .overwrite((text) =>
      text
        .toWellFormed()
        .normalize('NFC')
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n]/gu, ''),
    )
    .refine((text) => [...text].length <= most, 'tooLong')
    .refine(...withoutRegistrationNumber);

const httpsAddress = z
  .string()
  .trim()
  .max(300, 'tooLong')
  .refine((text) => text === '' || isHttps(text), 'linkAddress');

function isHttps(text: string): boolean {
  const address = URL.parse(text);
  return address?.protocol === 'https:' && address.username === '' && address.hostname.includes('.');
}

/** Where a change request and a conflict hang on a slide, whatever its place. */
export const companyKey = z.string().regex(/^[a-z0-9]{1,8}$/);

/** One of the three places of a slide: words, or the opaque name of a picture. */
const place = lines(companyLimits.slideText);
const alt = line(companyLimits.alt);

const slideEnglish = z.strictObject({
  slideTabName: line(companyLimits.tab * 2),
  ...{ slideContent1: place, slideContent2: place, slideContent3: place },
  ...{ alt1: alt, alt2: alt, alt3: alt },
});

/** `slideContentN` is text, or a `serverFileName` where `isImageN`; `altN` says what its picture shows. */
export const companySlide = z
  .strictObject({
    slideKey: companyKey,
    slideIndex: z.number().int().min(1).max(companyLimits.slides),
    isCover: z.boolean(),
    slideTabName: line(companyLimits.tab),
    ...{ slideContent1: place, slideContent2: place, slideContent3: place },
    ...{ isImage1: z.boolean(), isImage2: z.boolean(), isImage3: z.boolean() },
    ...{ alt1: alt, alt2: alt, alt3: alt },
    en: slideEnglish,
  })
  .refine(
    (slide) =>
      slidePlaces.every(
        (n) =>
          !slide[`isImage${n}`] ||
          slide[`slideContent${n}`] === '' ||
          serverFileName.safeParse(slide[`slideContent${n}`]).success,
      ),
    'invalid',
  );
export type CompanySlide = z.output<typeof companySlide>;

export const slidePlaces = [1, 2, 3] as const;
export type SlidePlace = (typeof slidePlaces)[number];

export const companyFigure = z.strictObject({
  label: line(companyLimits.figureLabel),
  value: line(companyLimits.figureValue),
  unit: line(companyLimits.figureUnit),
  en: z.strictObject({
    label: line(companyLimits.figureLabel * 2),
    unit: line(companyLimits.figureUnit * 2),
  }),
});
export type CompanyFigure = z.output<typeof companyFigure>;

const story = z.string().max(60_000, 'tooLong');

/** What a team writes of its company. `companyType` is a code of the exhibition's choices, or empty. */
export const companyContent = z.strictObject({
  companyTitle: line(companyLimits.title),
  companyType: line(40),
  /** Rich text; sanitised when stored. */
  companyContent: story,
  teamName: line(companyLimits.team),
  logo: serverFileName.nullable(),
  figures: z.array(companyFigure).max(companyLimits.figures),
  links: z
    .array(
      z.strictObject({
        label: line(companyLimits.linkLabel),
        url: httpsAddress,
        en: z.strictObject({ label: line(companyLimits.linkLabel * 2) }),
      }),
    )
    .max(companyLimits.links),
  contact: z
    .strictObject({ label: line(companyLimits.linkLabel), value: line(companyLimits.contact) })
    .nullable(),
  files: z
    .array(z.strictObject({ serverFileName, name: z.string().max(255), size: z.number().int().min(0) }))
    .max(companyLimits.files),
  slides: z
    .array(companySlide)
    .min(1)
    .max(companyLimits.slides)
    .refine((slides) => new Set(slides.map(({ slideKey }) => slideKey)).size === slides.length, 'invalid'),
  /** Empty texts: the Korean ones are shown. */
  en: z.strictObject({
    companyTitle: line(companyLimits.title * 2),
    companyContent: story,
    teamName: line(companyLimits.team * 2),
  }),
});
export type CompanyContent = z.output<typeof companyContent>;

export function emptySlide(slideKey: string, slideTabName: string, isCover = false): CompanySlide {
  const places = { slideContent1: '', slideContent2: '', slideContent3: '', alt1: '', alt2: '', alt3: '' };
  return {
    ...{ slideKey, slideIndex: 1, isCover, slideTabName, ...places },
    ...{ isImage1: false, isImage2: false, isImage3: false },
    en: { slideTabName: '', ...places },
  };
}

/** A page on its first day: two slides (specification, section 3), a cover and one more. */
export function emptyCompany(teamName: string): CompanyContent {
  return {
    ...{ companyTitle: '', companyType: '', companyContent: '', teamName, logo: null },
    ...{ figures: [], links: [], contact: null, files: [] },
    slides: numbered([emptySlide('cover', '표지', true), emptySlide('second', '문제')]),
    en: { companyTitle: '', companyContent: '', teamName: '' },
  };
}

/** Slides with their numbers by place; only the first can be a cover. */
export function numbered(slides: readonly CompanySlide[]): CompanySlide[] {
  return slides.map((slide, at) => ({ ...slide, slideIndex: at + 1, isCover: slide.isCover && at === 0 }));
}

/**
 * With a slide at another place, counted from 0. A cover stays in front. As it was for a place that there is not.
 */
export function moveSlide(slides: readonly CompanySlide[], from: number, to: number): CompanySlide[] {
  const moved = slides[from];
  const first = slides[0]?.isCover ? 1 : 0;
  if (!moved || from < first || to < first || to >= slides.length) return [...slides];
  const others = slides.filter((slide) => slide !== moved);
  return numbered([...others.slice(0, to), moved, ...others.slice(to)]);
}

/** Opaque names of all pictures and files that a content names outside its story, each once. */
export function filesOfSlides({
  logo,
  files,
  slides,
}: Pick<CompanyContent, 'logo' | 'files' | 'slides'>): string[] {
  const pictures = slides.flatMap((slide) => picturesOfSlide(slide).map(({ name }) => name));
  return [...new Set([...(logo ? [logo] : []), ...files.map((file) => file.serverFileName), ...pictures])];
}

/** The pictures of a slide, by place. */
export function picturesOfSlide(slide: CompanySlide): { place: SlidePlace; name: string; alt: string }[] {
  return slidePlaces.flatMap((n) => {
    const name = slide[`slideContent${n}`];
    return slide[`isImage${n}`] && name !== '' ? [{ place: n, name, alt: slide[`alt${n}`] }] : [];
  });
}

/** The texts of a slide that say something, by place. */
export function textsOfSlide(slide: CompanySlide): { place: SlidePlace; text: string }[] {
  return slidePlaces.flatMap((n) => {
    const text = slide[`slideContent${n}`].trim();
    return !slide[`isImage${n}`] && text !== '' ? [{ place: n, text }] : [];
  });
}

/** A slide as it is shown, composed of what is filled: see `composeSlide`. */
export const slidePicture = z.object({ serverFileName, alt: z.string() });
export type SlidePicture = z.output<typeof slidePicture>;
const told = z.object({ head: z.string(), text: z.string() });
export type SlideText = z.output<typeof told>;

export const slideComposed = z.object({
  slideIndex: z.number().int(),
  tab: z.string(),
  /** How it is laid out; a picture-less `cover` is text on the lane's colour. */
  layout: z.enum(['cover', 'figure', 'say', 'lanes', 'pictures', 'both', 'empty']),
  figure: z.object({ value: z.string(), unit: z.string() }).nullable(),
  texts: z.array(told),
  pictures: z.array(slidePicture),
});
export type SlideComposed = z.output<typeof slideComposed>;
