import { z } from 'zod';
import { endpoint, nothing } from '../endpoint.ts';
import { instant } from '../fields.ts';
import { board } from '../posts/operators.ts';

/** So many posts stand in one part of the sitemap; a file may name 50,000 addresses, and small ones are made faster. */
export const POSTS_A_PART = 5_000;

/** Published posts of every board for search engines, the oldest first: parts that are full do not change their posts. */
export const getSiteMap = endpoint({
  method: 'GET',
  path: '/api/site/query/map',
  access: 'public',
  summary: 'Published posts for search engines',
  input: z.strictObject({ part: z.coerce.number().int().min(1).max(10_000) }),
  output: z.object({
    parts: z.number().int(),
    posts: z.array(
      z.object({ board, postNo: z.number().int(), publishedAt: instant, hasEnglish: z.boolean() }),
    ),
  }),
  cacheSeconds: 300,
});

/** Company pages that anybody sees, for search engines; at most 20,000, those of the newest exhibition first. */
export const getCompanyMap = endpoint({
  method: 'GET',
  path: '/api/site/query/company-map',
  access: 'public',
  summary: 'Company pages for search engines',
  input: nothing,
  output: z.array(
    z.object({
      igNo: z.number().int(),
      icNo: z.number().int(),
      publishedAt: instant,
      hasEnglish: z.boolean(),
    }),
  ),
  cacheSeconds: 300,
});
