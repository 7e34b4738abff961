import type { OutputOf } from '@chulbal/contract/endpoint';
import type { Language } from '@chulbal/contract/language';
import type {
  FinishedExhibition,
  listPastBatches,
  PastPreview,
} from '@chulbal/contract/past-companies/operators';
import { sql } from 'kysely';
import { shownCompanies } from '../companies/queries.ts';
import type { Db } from '../db.ts';
import { type Exhibition, listExhibitions } from '../exhibition/queries.ts';
import { firstsOfMarket } from '../investment/results.queries.ts';
import { getPublished, rulesOfTracks } from '../seasons/queries.ts';
import { type Exhibited, entryOf, pastObstacle } from './exhibited.rules.ts';

export type ExhibitedCompany = {
  icNo: number;
  /** The entry that was made of it; null where there is none. */
  postNo: number | null;
  state: PastPreview['state'];
  exhibited: Exhibited;
};

/** Companies that an exhibition shows, by lane and name, with the entries that were made of them. */
export async function listExhibited(db: Db, exhibition: Exhibition): Promise<ExhibitedCompany[]> {
  const { igNo, igYear, plan } = exhibition;
  const tracks = new Map(
    rulesOfTracks(await getPublished(db, igYear)).map(({ track, regions }) => [
      track.trackNo,
      { ...track, regions },
    ]),
  );
  const firsts = await firstsOfMarket(db, igNo);
  const rows = await shownCompanies(db, igNo)
    .innerJoin('companyVersions as v', (join) =>
      join.onRef('v.icNo', '=', 'companies.icNo').onRef('v.version', '=', 'companies.approvedVersion'),
    )
    .leftJoin('pastOrigins as o', 'o.icNo', 'companies.icNo')
    .select(['companies.icNo', 'companies.trackNo', 'companies.region', 'v.content', 'o.postNo'])
    .select(isTakenBack(sql.ref('o.post_no')).as('isTakenBack'))
    .execute();
  return rows
    .flatMap(({ icNo, trackNo, region, content, postNo, isTakenBack: isBack }): ExhibitedCompany[] => {
      const track = tracks.get(trackNo);
      if (!track) return [];
      const state = postNo === null ? 'new' : isBack ? 'back' : 'there';
      const exhibited = {
        ...{ year: igYear, lane: track.lane, track: track.name, opensAt: plan.opensAt, content },
        region: track.regions.find(({ code }) => code === region)?.name ?? null,
        first: firsts.has(icNo) && exhibition.revealedAt ? { revealedAt: exhibition.revealedAt } : null,
      };
      return [{ icNo, postNo, state, exhibited }];
    })
    .sort(
      ({ exhibited: one }, { exhibited: other }) =>
        one.lane - other.lane || one.content.teamName.localeCompare(other.content.teamName, 'ko'),
    );
}

/** Whether the last batch that brought a post in was undone, and hid it. */
export function isTakenBack(postNo: ReturnType<typeof sql.ref>) {
  return sql<boolean>`coalesce((
    select p.hidden and b.hidden and exists (select from past_batches as u where u.id = b.batch_id and u.undone_at is not null)
    from past_batch_posts as b join posts as p on p.post_no = b.post_no
    where b.post_no = ${postNo} order by b.batch_id desc limit 1), false)`;
}

/** Published exhibitions with what would come of each, and what was brought in so far. */
export async function listBatches(
  db: Db,
  { language, now }: { language: Language; now: Date },
): Promise<OutputOf<typeof listPastBatches>> {
  const exhibitions = await listExhibitions(db);
  const rows = await db.sql
    .selectFrom('pastBatches as b')
    .innerJoin('accounts as a', 'a.id', 'b.madeBy')
    .leftJoin('accounts as u', 'u.id', 'b.undoneBy')
    .select(['b.id', 'b.kind', 'b.name', 'b.madeAt', 'b.undoneAt', 'b.undoReason'])
    .select(['a.name as madeBy', 'u.name as undoneBy'])
    .select(({ selectFrom }) => [
      selectFrom('pastBatchPosts as p')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('p.batchId', '=', 'b.id')
        .as('entries'),
      selectFrom('pastBatchPosts as p')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('p.batchId', '=', 'b.id')
        .where('p.hidden', '=', false)
        .as('kept'),
    ])
    .orderBy('b.id', 'desc')
    .limit(100)
    .execute();
  const batches = rows.map(
    ({ id, kind, name, madeBy, madeAt, undoneAt, undoneBy, undoReason, ...counts }) => ({
      ...{ batchNo: id, kind, name, entries: Number(counts.entries), madeBy, madeAt: madeAt.toISOString() },
      undone:
        undoneAt && undoneBy !== null
          ? { by: undoneBy, at: undoneAt.toISOString(), reason: undoReason ?? '', kept: Number(counts.kept) }
          : null,
    }),
  );
  const finished: FinishedExhibition[] = [];
  for (const exhibition of exhibitions) finished.push(await finishedView(db, exhibition, { language, now }));
  return { exhibitions: finished, batches };
}

async function finishedView(
  db: Db,
  exhibition: Exhibition,
  { language, now }: { language: Language; now: Date },
): Promise<FinishedExhibition> {
  const { igNo, igYear, plan, revealedAt } = exhibition;
  const obstacle = pastObstacle({ closesAt: plan.closesAt, revealedAt }, now);
  const english = language === 'en';
  const companies = obstacle ? [] : await listExhibited(db, exhibition);
  return {
    ...{ igNo, igYear, name: (english && plan.nameEn) || plan.nameKo, obstacle },
    entries: companies.map(({ icNo, postNo, state, exhibited }) => {
      const { titleKo, titleEn, details } = entryOf(exhibited);
      return {
        ...{ icNo, lane: exhibited.lane, trackName: exhibited.track[language], state, peNo: postNo },
        teamName: (english && titleEn) || titleKo,
        companyTitle: (english && details.lineEn) || details.lineKo,
        events: details.events.map((event) => ({
          day: event.day ?? '',
          title: (english && event.titleEn) || event.titleKo,
        })),
        hasPicture: details.cover !== null,
      };
    }),
  };
}
