import type { WrittenTypeTest } from '@chulbal/contract/type-test/operators';
import type { TypeTestPlan } from '@chulbal/contract/type-test/type-test';
import type { Db } from '../db.ts';
import { findCurrentExhibition } from '../exhibition/queries.ts';
import { findTypeTest } from './queries.ts';

/** A test of which nothing is written yet. */
export const noTypeTest: TypeTestPlan = {
  ...{ nameKo: '', nameEn: '', leadKo: '', leadEn: '' },
  ...{ axes: [], questions: [], types: [] },
};

/** The test as the console edits it, and how the version in force was answered; an empty one before the first save. */
export async function getWrittenTypeTest(db: Db, { now }: { now: Date }): Promise<WrittenTypeTest> {
  const row = await db.sql.selectFrom('typeTests').selectAll().executeTakeFirst();
  const versions = await db.sql
    .selectFrom('typeTestVersions as v')
    .innerJoin('accounts as a', 'a.id', 'v.publishedBy')
    .select(['v.version', 'a.name as publishedBy', 'v.publishedAt'])
    .orderBy('v.version', 'desc')
    .execute();
  const exhibition = await findCurrentExhibition(db, now);
  return {
    plan: row?.draft ?? noTypeTest,
    ...{ editVersion: row?.editVersion ?? 0, version: row?.version ?? 0, changed: row?.changed ?? false },
    updatedAt: (row?.updatedAt ?? new Date(0)).toISOString(),
    companyTypes: exhibition?.plan.companyTypes ?? [],
    taken: await takenOf(db, row?.version ?? null),
    versions: versions.map(({ publishedAt, ...one }) => ({ ...one, publishedAt: publishedAt.toISOString() })),
  };
}

async function takenOf(db: Db, version: number | null): Promise<WrittenTypeTest['taken']> {
  const inForce = version === null ? null : await findTypeTest(db, { version });
  if (!inForce) return { count: 0, types: [], chosen: [] };
  const rows = await db.sql
    .selectFrom('typeTestTakes')
    .where('version', '=', inForce.version)
    .groupBy(['answers', 'typeCode'])
    .select(({ fn }) => ['answers', 'typeCode', fn.countAll<number>().as('count')])
    .execute();
  const sum = (of: typeof rows) => of.reduce((total, { count }) => total + Number(count), 0);
  const { types, questions } = inForce.plan;
  return {
    count: sum(rows),
    types: types.map(({ code }) => ({ code, count: sum(rows.filter((one) => one.typeCode === code)) })),
    chosen: questions.map(({ choices }, index) =>
      choices.map((_, place) => sum(rows.filter(({ answers }) => answers[index] === String(place + 1)))),
    ),
  };
}
