import type { ExhibitionPlan, MarketCount } from '@chulbal/contract/exhibition';
import { addDays, koreanDay } from '@chulbal/contract/korean-days';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { beginExhibition, publishExhibition, saveExhibition } from '../exhibition/commands.ts';
import type { TrackRules } from '../seasons/queries.ts';
import { workingTime } from './demo-dates.ts';
import type { Deed } from './demo-deed.ts';

type Season = ReadonlyMap<number, TrackRules>;

const introKo =
  '<p>예선을 통과한 팀이 저마다 기업 페이지를 걸어요. 누구나 둘러보고, 휴대전화로 본인 확인을 한 사람은 2천만 원의 모의 투자금을 나눠 넣어요. 진짜 돈은 한 푼도 오가지 않아요.</p>';
const introEn =
  '<p>Every team that passed the preliminaries has a company page. Anyone can look around; whoever has confirmed their phone invests 20 million won of play money. No real money is moved.</p>';

/** Ten points of the final, by the rank in the track; six of them are given by citizens. */
const count: Omit<MarketCount, 'trackNo' | 'stageNo'> = {
  by: 'rank',
  cap: 10,
  citizens: 60,
  peers: 40,
  bands: [
    { upTo: 10, points: 10 },
    { upTo: 30, points: 7.5 },
    { upTo: 60, points: 5 },
    { upTo: 100, points: 2.5 },
  ],
};

/**
 * The exhibitions of the demo's seasons, each built and published at its time: this year's is to come, its companies
 * are written from the day on which 성장 knows its preliminary result; last year's is over.
 */
export function exhibitionDeeds(
  tx: Db,
  { actor, thisYear, lastYear, now }: { actor: OperatorActor; thisYear: Season; lastYear: Season; now: Date },
): Deed[] {
  const before = (days: number) => workingTime(addDays(koreanDay(now), -days), '10:40', 'before');
  return [
    { at: before(300), run: (at) => publish(tx, actor, { season: lastYear, now: at }) },
    { at: before(2), run: (at) => publish(tx, actor, { season: thisYear, now: at }) },
  ];
}

async function publish(
  tx: Db,
  actor: OperatorActor,
  { season, now }: { season: Season; now: Date },
): Promise<void> {
  const tracks = [...season.values()];
  const year = tracks[0]?.year ?? 0;
  const { igNo, editVersion, plan } = await beginExhibition(tx, actor, { year, copyFrom: null, now });
  const saved = await saveExhibition(tx, actor, {
    ...{ igNo, editVersion, now },
    plan: { ...plan, ...periods(plan, season), introKo, introEn, counts: countsOf(tracks) },
  });
  await publishExhibition(tx, actor, { igNo, editVersion: saved.editVersion, reason: '첫 게시', now });
}

/** The market opens an hour after the exhibition and closes four days before it; totals follow the day after. */
function periods({ opensAt, closesAt }: ExhibitionPlan, season: Season): Partial<ExhibitionPlan> {
  const known = season.get(4)?.stages.find(({ kind }) => kind === 'presentation')?.announcesAt;
  if (!opensAt || !closesAt || !known) throw new Error('The demo season has no exhibition.');
  const day = (instant: string, days: number) => addDays(koreanDay(new Date(instant)), days);
  const marketCloses = workingTime(day(closesAt, -4), '18:00', 'before');
  return {
    writesFrom: known.toISOString(),
    writesUntil: workingTime(day(opensAt, -3), '18:00', 'before').toISOString(),
    marketOpensAt: workingTime(day(opensAt, 0), '11:00').toISOString(),
    marketClosesAt: marketCloses.toISOString(),
    revealsAt: workingTime(day(marketCloses.toISOString(), 1), '14:00').toISOString(),
  };
}

function countsOf(tracks: readonly TrackRules[]): MarketCount[] {
  return tracks.flatMap(({ track, stages }) =>
    stages
      .filter(({ kind }) => kind === 'final')
      .map(({ stageNo }) => ({ trackNo: track.trackNo, stageNo, ...count })),
  );
}
