import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const schoolView = z.object({
  schoolNo: z.number().int(),
  name: z.string(),
  schoolType: z.string(),
  sido: z.string(),
});
export type SchoolView = z.output<typeof schoolView>;

/** At most 20 schools whose name contains the keyword; initial consonants (ㅅㅂㄷ) find too. */
export const searchSchools = endpoint({
  method: 'GET',
  path: '/api/school/query/search',
  access: 'public',
  summary: 'Search schools by name',
  input: z.strictObject({
    keyword: z.string().trim().min(1, 'required').max(50, 'tooLong'),
    schoolType: z.string().max(40).optional(),
  }),
  output: z.array(schoolView),
  cacheSeconds: 60,
});
