import type { ExhibitionPlan, MarketCount } from '@chulbal/contract/exhibition/exhibition';
import { addDays, koreanDay } from '@chulbal/contract/korean-days';
import type { OperatorActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { beginExhibition, publishExhibition, saveExhibition } from '@chulbal/domain/exhibition/commands';
import type { TrackRules } from '@chulbal/domain/seasons/queries';
import { workingTime } from './dates.ts';
import type { Deed } from './deed.ts';

type Season = ReadonlyMap<number, TrackRules>;

const intro = {
  introKo:
    '<p>예선을 통과한 팀이 저마다 기업 페이지를 걸어요. 누구나 둘러보고, 휴대전화로 본인 확인을 한 사람은 2천만 원의 모의 투자금을 나눠 넣어요. 진짜 돈은 한 푼도 오가지 않아요.</p>',
  introEn:
    '<p>Every team that passed the preliminaries has a company page. Anyone can look around; whoever has confirmed their phone invests 20 million won of play money. No real money is moved.</p>',
};

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
 * are written from the day on which 성장 knows its preliminary result; last year's is over; that of the season before
 * last stands open.
 */
export function exhibitionDeeds(
  tx: Db,
  given: { actor: OperatorActor; thisYear: Season; lastYear: Season; encore: Season; now: Date },
): Deed[] {
  const { actor, thisYear, lastYear, encore, now } = given;
  const before = (days: number) => workingTime(addDays(koreanDay(now), -days), '10:40', 'before');
  return [
    { at: before(300), run: (at) => publish(tx, actor, { season: lastYear, plan: yearly, now: at }) },
    { at: before(48), run: (at) => publish(tx, actor, { season: encore, plan: ofEncore, now: at }) },
    { at: before(2), run: (at) => publish(tx, actor, { season: thisYear, plan: yearly, now: at }) },
  ];
}

type Planned = (season: Season) => Partial<ExhibitionPlan>;

async function publish(
  tx: Db,
  actor: OperatorActor,
  { season, plan: planned, now }: { season: Season; plan: Planned; now: Date },
): Promise<void> {
  const year = [...season.values()][0]?.year ?? 0;
  const { igNo, editVersion, plan } = await beginExhibition(tx, actor, { year, copyFrom: null, now });
  const saved = await saveExhibition(tx, actor, {
    ...{ igNo, editVersion, now },
    plan: { ...plan, ...planned(season) },
  });
  await publishExhibition(tx, actor, { igNo, editVersion: saved.editVersion, reason: '첫 게시', now });
}

function yearly(season: Season): Partial<ExhibitionPlan> {
  const known = season.get(4)?.stages.find(({ kind }) => kind === 'presentation')?.announcesAt;
  if (!known) throw new Error('The demo season has no preliminary.');
  return { ...moments(season, known), ...intro, counts: countsOf([...season.values()]) };
}

function ofEncore(season: Season): Partial<ExhibitionPlan> {
  const [{ year = 0 } = {}] = season.values();
  const { opensAt } = exhibitionPeriod(season);
  return {
    ...moments(season, workingTime(addDays(koreanDay(opensAt), -30), '10:00', 'before')),
    nameKo: `${year} 앙코르 전시`,
    nameEn: `Encore exhibition ${year}`,
    introKo: `<p>${year} 시즌에 출발한 팀이 두 해 뒤의 모습을 들고 다시 전시장에 섰어요. 그때의 문제는 얼마나 풀렸을까요? 둘러보고, 더 멀리 갈 팀에 2천만 원의 모의 투자금을 나눠 넣어 보세요.</p>`,
    introEn: `<p>Teams that started in the ${year} season are back two years on. How much of what they set out to solve is solved? Look around, and invest 20 million won of play money in those who will go further.</p>`,
  };
}

/** When an exhibition stands open, its market, and when its totals may be revealed. */
export type ExhibitionPeriod = Record<
  'opensAt' | 'closesAt' | 'marketOpensAt' | 'marketClosesAt' | 'revealsAt',
  Date
>;

/** The market opens an hour after the exhibition and closes four days before it; totals follow the day after. */
export function exhibitionPeriod(season: Season): ExhibitionPeriod {
  const shown = [...season.values()].flatMap(({ stages }) =>
    stages.filter(({ kind }) => kind === 'exhibition'),
  );
  const opensAt = new Date(Math.min(...shown.map((stage) => stage.opensAt.getTime())));
  const closesAt = new Date(Math.max(...shown.map((stage) => stage.closesAt.getTime())));
  const marketClosesAt = workingTime(addDays(koreanDay(closesAt), -4), '18:00', 'before');
  return {
    ...{ opensAt, closesAt, marketClosesAt },
    marketOpensAt: workingTime(koreanDay(opensAt), '11:00'),
    revealsAt: workingTime(addDays(koreanDay(marketClosesAt), 1), '14:00'),
  };
}

function moments(season: Season, writesFrom: Date): Partial<ExhibitionPlan> {
  const { opensAt, closesAt, marketOpensAt, marketClosesAt, revealsAt } = exhibitionPeriod(season);
  return {
    writesFrom: writesFrom.toISOString(),
    writesUntil: workingTime(addDays(koreanDay(opensAt), -3), '18:00', 'before').toISOString(),
    ...{ opensAt: opensAt.toISOString(), closesAt: closesAt.toISOString() },
    ...{ marketOpensAt: marketOpensAt.toISOString(), marketClosesAt: marketClosesAt.toISOString() },
    revealsAt: revealsAt.toISOString(),
  };
}

function countsOf(tracks: readonly TrackRules[]): MarketCount[] {
  return tracks.flatMap(({ track, stages }) =>
    stages
      .filter(({ kind }) => kind === 'final')
      .map(({ stageNo }) => ({ trackNo: track.trackNo, stageNo, ...count })),
  );
}
