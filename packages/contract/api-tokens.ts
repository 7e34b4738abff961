import { z } from 'zod';
import { apiTokenDays } from './api-tokens.values.ts';
import { endpoint, noData, nothing } from './endpoint.ts';
import { line, wholeNo } from './fields.ts';
import type { Permission } from './operators/values.ts';

/**
 * What a token may be given to read. Nothing that opens personal data: a program that keeps a token in a file gets
 * what the console shows at first sight.
 */
export const apiScopes = [
  'seeConsole',
  'seeScores',
  'editContent',
  'reviewCompanies',
  'readAudit',
] as const satisfies readonly Permission[];
export const apiScope = z.enum(apiScopes);
export type ApiScope = (typeof apiScopes)[number];

/** How many an operator may have at a time. */
export const MOST_API_TOKENS = 10;

/** What every token begins with, so that whoever finds one in a file knows what it is. */
export const API_TOKEN_PREFIX = 'chulbal_';

export const apiTokenRow = z.object({
  tokenId: z.number().int(),
  name: z.string(),
  operatorName: z.string(),
  own: z.boolean(),
  /** Its last four characters. */
  ends: z.string(),
  scopes: z.array(apiScope),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** To the hour. */
  lastUsedAt: z.string().nullable(),
});
export type ApiTokenRow = z.output<typeof apiTokenRow>;

/** One's own that work, newest first; an owner sees everybody's. */
export const listApiTokens = endpoint({
  method: 'GET',
  path: '/admin/api-token/query/list',
  access: 'operator',
  may: 'own',
  summary: 'Tokens of operators’ own programs',
  input: nothing,
  output: z.object({
    tokens: z.array(apiTokenRow),
    /** What one's role may give a token. */
    scopes: z.array(apiScope),
  }),
});

/** The token itself is in this reply and nowhere else. */
export const createApiToken = endpoint({
  method: 'POST',
  path: '/admin/api-token/command/create',
  access: 'operator',
  may: 'own',
  fresh: true,
  summary: 'Create a token for one’s own program',
  input: z.strictObject({
    name: line(40),
    scopes: z.array(apiScope).min(1, 'choose').max(apiScopes.length),
    days: z.union(apiTokenDays.map((days) => z.literal(days))),
  }),
  output: z.object({ tokenId: z.number().int(), token: z.string(), expiresAt: z.string() }),
});

/** One's own. It is refused from then on. */
export const revokeApiToken = endpoint({
  method: 'POST',
  path: '/admin/api-token/command/revoke',
  access: 'operator',
  may: 'own',
  summary: 'Revoke one’s own token',
  input: z.strictObject({ tokenId: wholeNo }),
  output: noData,
});

/** Anybody's. */
export const revokeAnyApiToken = endpoint({
  method: 'POST',
  path: '/admin/api-token/command/revoke-any',
  access: 'operator',
  may: 'manageOperators',
  summary: 'Revoke a token of any operator',
  input: z.strictObject({ tokenId: wholeNo }),
  output: noData,
});
