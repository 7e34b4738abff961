import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant } from '../fields.ts';
import { policyKeys } from '../policy.ts';
import { MOST_SECTIONS } from './values.ts';

/**
 * Pages that operators write in versions: the story of the programme, the terms of service, the privacy policy, and
 * the two texts that people agree to beside the terms. `terms`, `consent` and `news` are what `terms` of accounts
 * holds: their versions are what a consent names.
 */
export const pageNames = ['about', 'terms', 'privacy', 'consent', 'news'] as const;
export const pageName = z.enum(pageNames);
export type PageName = (typeof pageNames)[number];

const prose = (max: number) =>
  z
    .string()
    .max(max, 'tooLong')
    .overwrite((text) => text.toWellFormed().normalize('NFC').replaceAll('\r\n', '\n').trim());

const bilingual = (max: number) => z.strictObject({ ko: prose(max), en: prose(max) });
const oneLanguage = (_max: number) => z.string();

/** A page of this site. */
const insideAddress = z
  .string()
  .max(200, 'tooLong')
  .regex(/^(\/([\w\-.?=&%+~][\w\-./?=&%+~]*)?)?$/, 'invalid');

/** The story of the programme, in parts that an operator puts in order; `lanes` and `marks` are drawn from the season. */
function storyOf<T extends z.ZodType>(text: (max: number) => T) {
  const id = z.string().regex(/^[a-z0-9-]{1,40}$/);
  return z.strictObject({
    kind: z.literal('about'),
    hero: z.strictObject({ title: text(80), text: text(300) }),
    sections: z
      .array(
        z.discriminatedUnion('kind', [
          /** Two sentences in large letters, the second one quieter. */
          z.strictObject({ kind: z.literal('statement'), id, text: text(400), echo: text(400) }),
          z.strictObject({ kind: z.literal('lanes'), id, title: text(80), note: text(200) }),
          z.strictObject({ kind: z.literal('marks'), id, title: text(80), note: text(200) }),
          z.strictObject({
            kind: z.literal('figures'),
            id,
            title: text(80),
            figures: z
              .array(
                z.strictObject({
                  number: z.string().trim().max(8, 'tooLong'),
                  title: text(80),
                  text: text(300),
                  /** `trim`: seven marks of which first and last do not count. */
                  picture: z.enum(['none', 'trim']),
                }),
              )
              .max(6),
          }),
          /** Rich text: words, tables, pictures and films. */
          z.strictObject({ kind: z.literal('text'), id, title: text(80), body: text(40_000) }),
          z.strictObject({
            kind: z.literal('call'),
            id,
            title: text(80),
            button: text(40),
            to: insideAddress,
          }),
        ]),
      )
      .max(MOST_SECTIONS),
  });
}

export const story = storyOf(bilingual);
export type Story = z.output<typeof story>;
export type StorySection = Story['sections'][number];
export type StoryKind = StorySection['kind'];

export const storyView = storyOf(oneLanguage);
export type StoryView = z.output<typeof storyView>;
export type StorySectionView = StoryView['sections'][number];

/** The privacy policy: a text under each heading of the law, empty where an optional one does not apply. */
export const policy = z.strictObject({
  kind: z.literal('policy'),
  sections: z.record(z.enum(policyKeys), bilingual(10_000)),
});
export type Policy = z.output<typeof policy>;

/** A text that people agree to, with what the law wants said beside it (P-01). */
export const agreement = z.strictObject({
  kind: z.literal('term'),
  title: bilingual(100),
  purpose: bilingual(500),
  items: bilingual(500),
  period: bilingual(500),
  refusal: bilingual(500),
  body: bilingual(60_000),
});
export type Agreement = z.output<typeof agreement>;

export const pageContent = z.discriminatedUnion('kind', [story, policy, agreement]);
export type PageContent = z.output<typeof pageContent>;

/** What each page is made of. */
export const kindOfPage = {
  about: 'about',
  privacy: 'policy',
  terms: 'term',
  consent: 'term',
  news: 'term',
} as const satisfies Record<PageName, PageContent['kind']>;

/** A version's name: the day it takes effect, yyyy.MM.dd, and `-2` after it for the second of a day. */
export const pageVersion = z.string().regex(/^\d{4}\.\d\d\.\d\d(-\d{1,3})?$/);

export const aboutView = z.object({
  /** `{product}` as it is now: an earlier one leads here. */
  slug: z.string(),
  story: storyView,
  /** Whether there is a text in the reader's language; if not, `story` is Korean. */
  inLanguage: z.boolean(),
});
export type AboutView = z.output<typeof aboutView>;

/** The story of the programme as it is now; 404 for a `product` that the site never had. */
export const getAbout = endpoint({
  method: 'GET',
  path: '/api/site/query/about',
  access: 'public',
  summary: 'The story of the programme',
  input: z.strictObject({ product: z.string().max(60) }),
  output: aboutView,
  cacheSeconds: 5,
});

/** Where a version stands: not in force yet, in force, or followed by another. */
export const versionState = z.enum(['coming', 'inForce', 'earlier']);
export type VersionState = z.output<typeof versionState>;

const versionView = z.object({ version: z.string(), effectiveAt: instant, state: versionState });

export const legalView = z.object({
  page: pageName,
  title: z.string(),
  version: z.string(),
  effectiveAt: instant,
  state: versionState,
  inLanguage: z.boolean(),
  /** Of a text that people agree to: what it comes to. */
  facts: z.array(z.object({ key: z.enum(['purpose', 'items', 'period', 'refusal']), text: z.string() })),
  /** `heading` is null where the text brings its own; `retention` stands under it as a table. */
  sections: z.array(
    z.object({
      key: z.string(),
      heading: z.string().nullable(),
      body: z.string(),
      retention: z.array(z.object({ key: z.string(), what: z.string(), period: z.string() })),
    }),
  ),
  /** Every version, newest first. */
  versions: z.array(versionView),
});
export type LegalView = z.output<typeof legalView>;

/** Terms or privacy policy in force, or the version asked for. 404 where there is none. */
export const getLegalPage = endpoint({
  method: 'GET',
  path: '/api/site/query/legal',
  access: 'public',
  summary: 'Terms of service or privacy policy',
  input: z.strictObject({ page: z.enum(['terms', 'privacy']), version: pageVersion.optional() }),
  output: legalView,
  cacheSeconds: 5,
});
