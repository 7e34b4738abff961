import { z } from 'zod';
import { endpoint, pageOf, pageQuery } from '../endpoint.ts';
import { wholeNo } from '../fields.ts';
import { stageView } from '../seasons/seasons.ts';

export const teamSummary = z.object({
  teamNo: z.number().int(),
  teamName: z.string(),
  itemName: z.string(),
  itemPart: z.string(),
  trackNo: z.number().int(),
  lane: z.number().int(),
  trackName: z.string(),
  region: z.string(),
});
export type TeamSummary = z.output<typeof teamSummary>;

/** The public list of submitted teams: no personal data. The keyword finds in team and item, by 초성 too. */
export const listTeams = endpoint({
  method: 'GET',
  path: '/api/contest/query/apply-team-list',
  access: 'public',
  summary: 'Teams that have applied',
  input: z.strictObject({
    ...pageQuery,
    year: z.coerce.number().int().min(2000).max(9999).optional(),
    trackNo: wholeNo.optional(),
    region: z.string().max(20).optional(),
    keyword: z.string().trim().max(50, 'tooLong').optional(),
  }),
  output: pageOf(teamSummary),
  cacheSeconds: 3,
});

export const teamDetail = teamSummary.extend({
  year: z.number().int(),
  seasonName: z.string(),
  tech: z.string(),
  /** People of the team, the leader counted. */
  memberCount: z.number().int(),
  /** Opaque name of the team's logo, which is public, or null. */
  logo: z.string().nullable(),
  stages: z.array(stageView),
});
export type TeamDetail = z.output<typeof teamDetail>;

export const getTeam = endpoint({
  method: 'GET',
  path: '/api/contest/query/apply-team-detail',
  access: 'public',
  summary: 'One team that has applied',
  input: z.strictObject({ teamNo: wholeNo }),
  output: teamDetail,
  cacheSeconds: 3,
});
