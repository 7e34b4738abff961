import { z } from 'zod';
import { endpoint, nothing } from '../endpoint.ts';
import { email, instant, line } from '../fields.ts';
import { serverFileName } from '../files/files.ts';

/** A picture of content, with its size in px. */
export const sitePicture = z.strictObject({
  serverFileName,
  width: z.number().int().min(1).max(10_000),
  height: z.number().int().min(1).max(10_000),
});
export type SitePicture = z.output<typeof sitePicture>;

const organisation = z.object({ role: z.string(), name: z.string(), logo: sitePicture.nullable() });

/** Brand words and names: data that an operator edits, in the caller's language. `slug` is `{product}` in routes. */
export const siteView = z.object({
  slug: z.string(),
  brand: z.string(),
  league: z.string(),
  /** In place of the word mark. */
  logo: sitePicture.nullable(),
  /** The foundation first. */
  organisations: z.array(organisation),
  businessNumber: z.string(),
  phone: z.string(),
  hours: z.string(),
  email: z.string(),
  /** Codes by which search engines know the owner of the site. */
  verification: z.object({ naver: z.string(), google: z.string() }),
});
export type SiteView = z.output<typeof siteView>;

export const getSite = endpoint({
  method: 'GET',
  path: '/api/site/query/site',
  access: 'public',
  summary: 'Names and contact of the site',
  input: nothing,
  output: siteView,
  cacheSeconds: 10,
});

const lines = (max: number) => z.strictObject({ ko: line(max), en: line(max) });
const code = z
  .string()
  .trim()
  .max(100, 'tooLong')
  .regex(/^[\w-]*$/, 'invalid');

/** The settings as an operator edits them, both languages. */
export const siteSettings = z.strictObject({
  /** `{product}` in routes: lower-case letters, digits and hyphens. Earlier ones lead to it. */
  slug: z
    .string()
    .trim()
    .min(1, 'required')
    .max(40, 'tooLong')
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'slug'),
  brand: lines(30),
  league: lines(60),
  logo: sitePicture.nullable(),
  organisations: z
    .array(z.strictObject({ role: lines(30), name: lines(60), logo: sitePicture.nullable() }))
    .min(1, 'required')
    .max(8, 'tooLong'),
  businessNumber: z
    .string()
    .trim()
    .min(1, 'required')
    .regex(/^(\d{3}-\d{2}-\d{5})?$/, 'businessNumber'),
  phone: z
    .string()
    .trim()
    .min(1, 'required')
    .regex(/^([+\d][\d-]{2,18}\d)?$/, 'invalid'),
  hours: lines(100),
  email,
  verification: z.strictObject({ naver: code, google: code }),
});
export type SiteSettings = z.output<typeof siteSettings>;

export const writtenSite = z.object({
  settings: siteSettings,
  /** Counts the saves. */
  editVersion: z.number().int(),
  formerSlugs: z.array(z.string()),
  savedAt: instant.nullable(),
});
export type WrittenSite = z.output<typeof writtenSite>;

export const getSiteSettings = endpoint({
  method: 'GET',
  path: '/admin/site/query/settings',
  access: 'operator',
  may: 'editSite',
  summary: 'Settings of the site',
  input: nothing,
  output: writtenSite,
});

/** Changes the settings; every page says so within seconds. 4043 when somebody saved since `editVersion`. */
export const saveSiteSettings = endpoint({
  method: 'POST',
  path: '/admin/site/command/save',
  access: 'operator',
  may: 'editSite',
  summary: 'Change the settings of the site',
  input: z.strictObject({ editVersion: z.number().int().min(0), settings: siteSettings }),
  output: writtenSite,
});
