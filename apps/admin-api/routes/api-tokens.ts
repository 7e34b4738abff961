import {
  createApiToken,
  listApiTokens,
  revokeAnyApiToken,
  revokeApiToken,
} from '@chulbal/contract/api-tokens';
import { createToken, revokeToken } from '@chulbal/domain/api-tokens/commands';
import { listTokens } from '@chulbal/domain/api-tokens/queries';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** Tokens of operators' own programs. */
export function apiTokensRoutes(api: AdminApi, { db }: AdminApiServices): void {
  api.mount(listApiTokens, ({ actor, now }) => listTokens(db, actor, { now }));
  api.mount(createApiToken, async ({ actor, input, now }) => {
    const { expiresAt, ...made } = await createToken(db, actor, { ...input, now });
    return { ...made, expiresAt: expiresAt.toISOString() };
  });
  api.mount(revokeApiToken, async ({ actor, input, now }) => {
    await revokeToken(db, actor, { ...input, ownOnly: true, now });
    return null;
  });
  api.mount(revokeAnyApiToken, async ({ actor, input, now }) => {
    await revokeToken(db, actor, { ...input, ownOnly: false, now });
    return null;
  });
}
