import { z } from 'zod';
import { optionalLine, withoutRegistrationNumber } from '../fields.ts';
import { serverFileName } from '../files/files.ts';
import { companyLimits, slidePlaces } from './values.ts';

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
