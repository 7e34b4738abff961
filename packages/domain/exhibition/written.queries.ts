import type { SoundPlan } from '@chulbal/contract/exhibition/exhibition';
import type { SeasonExhibition, WrittenExhibition } from '@chulbal/contract/exhibition/operators';
import type { MarketFacts } from '@chulbal/contract/exhibition/rules';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { getPublished, rulesOfTracks } from '../seasons/queries.ts';
import { stageFacts } from './rules.ts';

/** Published seasons with their exhibitions, the newest first. */
export async function listSeasonExhibitions(db: Db): Promise<SeasonExhibition[]> {
  const rows = await db.sql
    .selectFrom('seasons as s')
    .leftJoin('exhibitions as e', 'e.seasonId', 's.id')
    .select(['s.year', 's.name as seasonName', 'e.igNo', 'e.draft', 'e.version', 'e.changed', 'e.updatedAt'])
    .where('s.status', '<>', 'draft')
    .orderBy('s.year', 'desc')
    .execute();
  return rows.map(({ year, seasonName, igNo, draft, version, changed, updatedAt }) => ({
    ...{ year, seasonName },
    exhibition:
      igNo === null || !draft || !updatedAt
        ? null
        : {
            igNo,
            name: { ko: draft.nameKo, en: draft.nameEn },
            version: version ?? 0,
            changed: changed ?? false,
            ...{ opensAt: draft.opensAt, closesAt: draft.closesAt },
            updatedAt: updatedAt.toISOString(),
          },
  }));
}

/** An exhibition as the console edits it. Throws notFound. */
export async function getWrittenExhibition(
  db: Db,
  { igNo, now }: { igNo: number; now: Date },
): Promise<WrittenExhibition> {
  const row = await db.sql.selectFrom('exhibitions').selectAll().where('igNo', '=', igNo).executeTakeFirst();
  if (!row) throw fault('notFound');
  const tracks = rulesOfTracks(await getPublished(db, row.year));
  const versions = await db.sql
    .selectFrom('exhibitionVersions as v')
    .innerJoin('accounts as a', 'a.id', 'v.publishedBy')
    .select(['v.version', 'v.reason', 'a.name as publishedBy', 'v.publishedAt'])
    .where('v.igNo', '=', igNo)
    .orderBy('v.version', 'desc')
    .execute();
  return {
    ...{ igNo, igYear: row.year, plan: row.draft, editVersion: row.editVersion },
    ...{ version: row.version, changed: row.changed, updatedAt: row.updatedAt.toISOString() },
    ...(await findMarketFacts(db, { igNo, plan: row.plan, now })),
    stages: stageFacts(tracks).map(({ opensAt, closesAt, announcesAt, ...fact }) => {
      const rules = tracks.find(({ track }) => track.trackNo === fact.trackNo);
      const stage = rules?.stages.find(({ stageNo }) => stageNo === fact.stageNo);
      return {
        ...fact,
        trackName: rules?.track.name ?? { ko: '', en: '' },
        stageName: stage?.name ?? { ko: '', en: '' },
        opensAt: new Date(opensAt).toISOString(),
        closesAt: new Date(closesAt).toISOString(),
        announcesAt: announcesAt && new Date(announcesAt).toISOString(),
      };
    }),
    versions: versions.map(({ publishedAt, ...version }) => ({
      ...version,
      publishedAt: publishedAt.toISOString(),
    })),
  };
}

/** What a plan is held against beside its season: what has come of the market by the plan in force. */
export async function findMarketFacts(
  db: Db,
  { igNo, plan, now }: { igNo: number; plan: SoundPlan | null; now: Date },
): Promise<MarketFacts> {
  const granted = await db.sql
    .selectFrom('marketTransfers')
    .select('amount')
    .where('igNo', '=', igNo)
    .where('kind', '=', 'grant')
    .limit(1)
    .executeTakeFirst();
  const isClosed = plan !== null && new Date(plan.marketClosesAt) <= now;
  return { granted: granted?.amount ?? null, closedAt: isClosed ? plan.marketClosesAt : null };
}
