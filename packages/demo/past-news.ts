import { addDays, koreanDay } from '@chulbal/contract/korean-days';
import type { PastEventKind, PastSource } from '@chulbal/contract/past-companies/values';
import type { OperatorActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { publishPost, savePost } from '@chulbal/domain/posts/commands';
import { getWrittenPost } from '@chulbal/domain/posts/written.queries';
import { pastNews } from './past-news.texts.ts';

/** Writes what became of companies into their entries, which were made of the exhibition `igNo`, and publishes them again. */
export async function tellPastNews(
  tx: Db,
  operator: OperatorActor,
  { igNo, today, at }: { igNo: number; today: string; at: Date },
): Promise<void> {
  const entries = await tx.sql
    .selectFrom('pastOrigins as o')
    .innerJoin('companies as c', 'c.icNo', 'o.icNo')
    .innerJoin('posts as p', 'p.postNo', 'o.postNo')
    .select(['p.postNo', 'p.titleKo'])
    .where('c.igNo', '=', igNo)
    .orderBy('p.postNo')
    .execute();
  for (const { postNo, titleKo } of entries) {
    const told = pastNews.get(titleKo);
    if (!told) continue;
    const { editVersion, draft } = await getWrittenPost(tx, { postNo, now: at });
    if (draft.board !== 'past') throw new Error(`${titleKo} is no company of an earlier exhibition.`);
    const events = told.news.map(([daysAgo, kind, source, ko, en]) =>
      eventOf(addDays(today, -daysAgo), kind, source, ko, en),
    );
    const saved = await savePost(tx, operator, {
      ...{ postNo, editVersion, now: at },
      draft: {
        ...draft,
        kind: told.kind,
        details: {
          ...draft.details,
          events: [...draft.details.events, ...events],
          checkedOn: koreanDay(at),
        },
      },
    });
    await publishPost(tx, operator, {
      postNo,
      editVersion: saved.editVersion,
      publishAt: null,
      now: at,
    });
  }
}

function eventOf(day: string, kind: PastEventKind, source: PastSource, titleKo: string, titleEn: string) {
  return { day, kind, source, titleKo, titleEn, textKo: '', textEn: '' };
}
