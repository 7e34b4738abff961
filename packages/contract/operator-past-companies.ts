import { z } from 'zod';
import { endpoint, noData, pageOf, pageQuery } from './endpoint.ts';
import { instant, isoDate, wholeNo, words } from './fields.ts';
import { pastEventKind } from './past-companies.ts';

/** What somebody told of a company. Who it was is masked; `open`: what is written of the company waits to be published. */
export const toldNews = z.object({
  newsNo: z.number().int(),
  peNo: z.number().int(),
  teamName: z.string(),
  year: z.number().int(),
  teller: z.string(),
  relation: z.string(),
  event: z.object({ day: isoDate, kind: pastEventKind, title: z.string(), text: z.string() }).nullable(),
  correction: z.string(),
  toldAt: instant,
  state: z.enum(['waiting', 'taken', 'declined']),
  answer: z.string().nullable(),
  decidedBy: z.string().nullable(),
});
export type ToldNews = z.output<typeof toldNews>;

/** What waits first, the oldest before; then what is decided, the newest before. */
export const listToldNews = endpoint({
  method: 'GET',
  path: '/admin/ipo/query/past-news',
  access: 'operator',
  may: 'editContent',
  summary: 'News that people told of companies of earlier exhibitions',
  input: z.strictObject(pageQuery),
  output: pageOf(toldNews),
});

/**
 * Takes what was told, or declines it, with an answer that goes to whoever told it. A line that is taken is written into the company's
 * page as told by the team, and published at once unless somebody is writing there. 4075 when it is decided already.
 */
export const decideToldNews = endpoint({
  method: 'POST',
  path: '/admin/ipo/command/decide-past-news',
  access: 'operator',
  may: 'editContent',
  summary: 'Decide what was told of a company',
  input: z.strictObject({
    newsNo: wholeNo,
    decision: z.enum(['taken', 'declined']),
    answer: words(1_000, 2),
  }),
  output: noData,
});
