import type { Db } from '../db.ts';
import type { limits } from './attempts.rules.ts';

/** Something that is counted. `who` (an account, an address) is kept as a keyed index only (P-05). */
export type Attempt = { limit: keyof typeof limits; who: string };

/** The key under which tries are counted. */
export function keyOf(db: Db, { limit, who }: Attempt): string {
  return `${limit}:${db.vault.index(`attempt ${who}`)}`;
}

/** Until when tries wait, of those that do, by `who`. */
export async function listWaits(
  db: Db,
  asked: { limit: Attempt['limit']; whos: readonly string[]; now: Date },
): Promise<Map<string, Date>> {
  const keys = new Map(asked.whos.map((who) => [keyOf(db, { limit: asked.limit, who }), who]));
  const rows = await db.sql
    .selectFrom('attempts')
    .select(['key', 'blockedUntil'])
    .where('key', 'in', ['', ...keys.keys()])
    .where('blockedUntil', '>', asked.now)
    .execute();
  return new Map(
    rows.flatMap(({ key, blockedUntil }) => (blockedUntil ? [[keys.get(key) ?? '', blockedUntil]] : [])),
  );
}
