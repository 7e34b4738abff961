import { called } from './called.ts';
import { RefusedToStart } from './refused-to-start.ts';

/**
 * How a database's schema and the migrations that a program knows stand to each other: they fit; the database is
 * `behind`; it is `newer`, by migrations that only add and that a program of the release before gets along with; or
 * the program is `outdated`, for one has taken something away from it.
 */
export type SchemaFit = {
  verdict: 'fits' | 'behind' | 'newer' | 'outdated';
  /** Migrations that the program knows and the database has not had, in their order. */
  pending: string[];
  /** Migrations that the database has had and the program does not know. */
  unknown: string[];
};

/**
 * Whether a migration takes away something that the release before it still uses: `0412-old-logins.contract`. All others
 * only add. The name says it, because it is all that an older program gets to see.
 */
export function isContracting(name: string): boolean {
  return name.endsWith('.contract');
}

/** @param known the program's migrations. @param applied the database's. Both in any order. */
export function schemaFit(known: readonly string[], applied: readonly string[]): SchemaFit {
  const pending = known.filter((name) => !applied.includes(name)).toSorted();
  const unknown = applied.filter((name) => !known.includes(name)).toSorted();
  return { verdict: verdictOn(pending, unknown), pending, unknown };
}

function verdictOn(pending: string[], unknown: string[]): SchemaFit['verdict'] {
  // One that has had others instead of ours is of another line: an older program has no business there.
  if (unknown.some(isContracting) || (unknown.length > 0 && pending.length > 0)) return 'outdated';
  if (unknown.length > 0) return 'newer';
  return pending.length > 0 ? 'behind' : 'fits';
}

/** Whether a server can work on such a database. */
export function serves({ verdict }: SchemaFit): boolean {
  return verdict === 'fits' || verdict === 'newer';
}

/** What an administrator is told where a server cannot: what is wrong, and what to do. */
export function refusalOf({ verdict, pending, unknown }: SchemaFit): RefusedToStart {
  if (verdict === 'behind') {
    const count = pending.length;
    return new RefusedToStart(
      `데이터베이스가 이 프로그램보다 오래됐어요. 마이그레이션 ${count}개(${pending[0]}부터)가 남았어요. ${called('migrate')}를 한 번 실행해 주세요.\n` +
        `The database is older than this program: ${count} migration${count === 1 ? '' : 's'}, from ${pending[0]} on, not applied yet. Run "${called('migrate')}" once.`,
    );
  }
  return new RefusedToStart(
    `데이터베이스가 이 프로그램보다 새로워요(${unknown.at(-1)}). 같은 버전이나 더 새로운 버전의 프로그램으로 실행해 주세요.\n` +
      `The database is newer than this program (${unknown.at(-1)}). Use the release that migrated it, or a newer one.`,
  );
}
