import { mintUser } from '../actor.ts';
import { getAuthenticator } from '../authenticators/queries.ts';
import type { Db } from '../db.ts';
import { seenFrom } from '../sessions/devices.queries.ts';
import type { ExportTable } from './export-page.rules.ts';
import { iso, table } from './export-words.rules.ts';

/** How somebody logs in, and from where they did. */
export async function waysInTables(db: Db, accountId: number): Promise<ExportTable[]> {
  const sessions = await db.sql
    .selectFrom('sessionFamilies')
    .select(['createdAt', 'expiresAt', 'revokedAt', 'revokedReason', 'fromSealed'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .execute();
  const passkeys = await db.sql
    .selectFrom('passkeys')
    .select(['nameSealed', 'addedAt', 'usedAt', 'credentialId'])
    .where('accountId', '=', accountId)
    .orderBy('passkeyNo')
    .execute();
  const identities = await db.sql
    .selectFrom('identities')
    .select(['service', 'confirmedAt'])
    .where('accountId', '=', accountId)
    .execute();
  const { turnedOnAt, codesLeft } = await getAuthenticator(db, mintUser(accountId));
  const resets = await db.sql
    .selectFrom('authenticatorResets')
    .select(['state', 'askedAt', 'removesAt', 'endedAt'])
    .where('accountId', '=', accountId)
    .orderBy('resetNo')
    .execute();
  return [
    table(
      'sessions',
      sessions.map((one) => {
        const { browser, system, place, way } = seenFrom(db, one.fromSealed);
        return [
          ...[iso(one.createdAt), iso(one.revokedAt ?? one.expiresAt), one.revokedReason ?? ''],
          ...[browser ?? '', system ?? '', place ?? '', way ?? ''],
        ];
      }),
    ),
    table(
      'passkeys',
      passkeys.map(({ nameSealed, addedAt, usedAt, credentialId }) => [
        ...[db.vault.open(nameSealed), iso(addedAt), iso(usedAt), credentialId],
      ]),
    ),
    table('authenticator', turnedOnAt ? [[iso(turnedOnAt), String(codesLeft)]] : []),
    table(
      'authenticatorResets',
      resets.map(({ state, askedAt, removesAt, endedAt }) => [
        state,
        iso(askedAt),
        iso(removesAt),
        iso(endedAt),
      ]),
    ),
    table(
      'identity',
      identities.map(({ service, confirmedAt }) => [service, iso(confirmedAt)]),
    ),
  ];
}
