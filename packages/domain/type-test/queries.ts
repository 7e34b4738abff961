import type { OutputOf } from '@chulbal/contract/endpoint';
import type { Language } from '@chulbal/contract/language';
import { isWhole, typeTestOutcome } from '@chulbal/contract/type-test/rules';
import type {
  getMyTypeTest,
  TestInfo,
  TypeTestPlan,
  TypeTestResult,
} from '@chulbal/contract/type-test/type-test';
import type { UserActor } from '../actor.ts';
import { listSuitingCompanies } from '../companies/queries.ts';
import type { Db } from '../db.ts';
import { findCurrentExhibition } from '../exhibition/queries.ts';
import { fault } from '../fault.ts';
import { textIn } from '../posts/language.rules.ts';

/** Under so many a share says more about single people than about the type. */
const LEAST_TAKERS = 30;

/** A published version of the test, the one in force where none is named. */
export async function findTypeTest(
  db: Db,
  { version }: { version?: number } = {},
): Promise<{ version: number; plan: TypeTestPlan } | null> {
  const versions = db.sql.selectFrom('typeTestVersions as v').select(['v.version', 'v.plan']);
  const found =
    version === undefined
      ? versions.innerJoin('typeTests as t', 't.version', 'v.version')
      : versions.where('v.version', '=', version);
  return (await found.executeTakeFirst()) ?? null;
}

/** The test in force, in one language. Throws notFound. */
export async function getTestInfo(db: Db, { language }: { language: Language }): Promise<TestInfo> {
  const found = await findTypeTest(db);
  if (!found) throw fault('notFound');
  const { version, plan } = found;
  const text = ({ ko, en }: { ko: string; en: string }) => textIn(language, ko, en);
  return {
    version,
    name: textIn(language, plan.nameKo, plan.nameEn),
    lead: textIn(language, plan.leadKo, plan.leadEn),
    questions: plan.questions.map(({ iieqNo, choices, ...question }) => ({
      iieqNo,
      text: text(question),
      choices: choices.map(({ iieqcNo, ...choice }) => ({ iieqcNo, text: text(choice) })),
    })),
    types: plan.types.map(({ code, art, ...type }) => ({ code, art, name: text(type) })),
  };
}

/** What answers to a version come to, with companies that suit it. Throws notFound for answers that are not of it. */
export async function getTypeTestResult(
  db: Db,
  asked: { version: number; answers: string; language: Language; now: Date },
): Promise<TypeTestResult> {
  const { version, answers, language, now } = asked;
  const found = await findTypeTest(db, { version });
  if (!found || !isWhole(found.plan, answers)) throw fault('notFound');
  const { axes, questions } = found.plan;
  const { type, scores } = typeTestOutcome(found.plan, answers);
  const axisNames = new Map(axes.map(({ code, ko, en }) => [code, textIn(language, ko, en)]));
  const exhibition = await findCurrentExhibition(db, now);
  return {
    version,
    questions: questions.length,
    type: {
      ...{ code: type.code, art: type.art, name: textIn(language, type.ko, type.en) },
      line: textIn(language, type.lineKo, type.lineEn),
      strength: textIn(language, type.strengthKo, type.strengthEn),
      pitfall: textIn(language, type.pitfallKo, type.pitfallEn),
      partner: textIn(language, type.partnerKo, type.partnerEn),
    },
    scores: scores
      .map(({ code, score }) => ({ code, name: axisNames.get(code) ?? '', score }))
      .toSorted((one, other) => other.score - one.score),
    share: await shareOf(db, { version, typeCode: type.code }),
    companies: exhibition
      ? await listSuitingCompanies(db, exhibition, { types: type.suits, most: 3, language, now })
      : [],
  };
}

async function shareOf(db: Db, asked: { version: number; typeCode: string }): Promise<number | null> {
  const { all, alike } = await db.sql
    .selectFrom('typeTestTakes')
    .where('version', '=', asked.version)
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('typeCode', '=', asked.typeCode).as('alike'),
    ])
    .executeTakeFirstOrThrow();
  return Number(all) < LEAST_TAKERS ? null : Math.round((100 * Number(alike)) / Number(all));
}

/** Somebody's newest test, or null. */
export async function findMyTypeTest(
  db: Db,
  { userId }: UserActor,
  { language }: { language: Language },
): Promise<OutputOf<typeof getMyTypeTest>> {
  const row = await db.sql
    .selectFrom('typeTestTakes as t')
    .innerJoin('typeTestVersions as v', 'v.version', 't.version')
    .select(['t.version', 't.answers', 't.typeCode', 't.takenAt', 'v.plan'])
    .where('t.userId', '=', userId)
    .executeTakeFirst();
  const type = row?.plan.types.find(({ code }) => code === row.typeCode);
  if (!row || !type) return null;
  return {
    ...{ version: row.version, answers: row.answers, art: type.art, takenAt: row.takenAt.toISOString() },
    typeName: textIn(language, type.ko, type.en),
  };
}
