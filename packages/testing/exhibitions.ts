import type { ExhibitionPlan } from '@chulbal/contract/exhibition/exhibition';
import type { Db } from '@chulbal/domain/db';
import { beginExhibition, publishExhibition, saveExhibition } from '@chulbal/domain/exhibition/commands';
import { createAnnouncement } from './announcements.ts';
import { seasonNow } from './factories.ts';
import { finalisedVersion } from './final-results.ts';
import { createOperator } from './operators.ts';

const DAY_MS = 86_400_000;
const days = (count: number) => new Date(seasonNow.getTime() + count * DAY_MS).toISOString();

/** An exhibition without contradictions in the season of `publishedSeason`, which shows from 90 to 110 days from now. */
export const exhibitionPlan: ExhibitionPlan = {
  nameKo: '2026 온라인 전시',
  nameEn: 'Online exhibition 2026',
  introKo: '<p>예선을 통과한 팀이 자기 이야기를 걸었어요.</p>',
  introEn: '<p>Teams tell their stories.</p>',
  writesFrom: days(66),
  writesUntil: days(88),
  opensAt: days(90),
  closesAt: days(110),
  marketOpensAt: days(92),
  marketClosesAt: days(108),
  revealsAt: days(109),
  wallet: 20_000_000,
  least: 1_000_000,
  most: 5_000_000,
  step: 1_000_000,
  excludes: { ownTeam: true, evaluators: true, operators: true },
  companyTypes: [
    { code: 'living', ko: '생활', en: 'Living' },
    { code: 'education', ko: '교육', en: 'Education' },
  ],
  counts: [],
};

/** The exhibition of `publishedSeason`, as it is begun and not published, or the one that is there. */
export async function begunExhibition(db: Db): Promise<{ igNo: number; editVersion: number }> {
  const known = await db.sql.selectFrom('exhibitions').select(['igNo', 'editVersion']).executeTakeFirst();
  if (known) return known;
  const operator = await createOperator(db);
  const { igNo, editVersion } = await beginExhibition(db, operator, {
    ...{ year: 2026, copyFrom: null, now: seasonNow },
  });
  const plan = exhibitionPlan;
  await saveExhibition(db, operator, { igNo, editVersion, plan, now: seasonNow });
  return { igNo, editVersion: editVersion + 1 };
}

/** The same in force, with parts of its plan as given. */
export async function publishedExhibition(
  db: Db,
  given: Partial<ExhibitionPlan> = {},
): Promise<{ igNo: number }> {
  const operator = await createOperator(db);
  const { igNo, editVersion } = await begunExhibition(db);
  const plan = { ...exhibitionPlan, ...given };
  await saveExhibition(db, operator, { igNo, editVersion, plan, now: seasonNow });
  const asked = { igNo, editVersion: editVersion + 1, reason: '시험 게시', now: seasonNow };
  await publishExhibition(db, operator, asked);
  return { igNo };
}

/** The stage of 캠퍼스 whose result decides who is in its exhibition. */
export const beforeExhibition = { trackNo: 3, stageNo: 3 };

/** Releases a version of the result of that stage that selects these teams, so that the exhibition shows them. */
export async function selectForExhibition(
  db: Db,
  teamNos: readonly number[],
  { version = 1 }: { version?: number } = {},
): Promise<void> {
  const by = [await createOperator(db), await createOperator(db)] as const;
  const teams = teamNos.map((teamNo) => ({ teamNo, decision: 'selected' as const }));
  await finalisedVersion(db, { ...beforeExhibition, version, teams, by, now: seasonNow });
  const { announcementId } = await createAnnouncement(db, beforeExhibition);
  await db.sql
    .updateTable('announcements')
    .set({
      ...{ state: 'released', releasedAt: seasonNow },
      ...{ confirmedBy: by[0].operatorId, confirmedAt: seasonNow },
    })
    .where('id', '=', announcementId)
    .execute();
}
