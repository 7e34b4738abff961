import type { CountedMarket, MarketPoints } from '@chulbal/contract/results/shapes';
import { type Points, partOf, pointsOf, pointsText } from './points.rules.ts';

type Side = { total: number; place: number | null; points: Points };

/** What a team gets from the market. */
export type TeamMarket = { icNo: number | null; citizens: Side; peers: Side; points: Points };

/** A market as it counts: what each team gets, and what an average comes to beside it. */
export type Counting = {
  ofTeam: (teamNo: number) => TeamMarket;
  judged: (average: Points) => Points;
};

const sides = ['citizens', 'peers'] as const;
const nothing: Side = { total: 0, place: null, points: 0 };

/**
 * What a revealed market gives the teams of its track (`countingRules` in the contract), from the totals alone. Citizens
 * and peers are counted each among all companies of the track, whether or not a team is still judged:
 *
 * - `rank`: of n companies place p is among the best u percent where p − 1 < n × u ÷ 100, so that the first is in the
 *   first band of however few; companies with the same total share the better place. A company in which nobody
 *   invested stands behind all others.
 * - `share`: by the side's largest total, rounded half up to four decimals.
 *
 * A side on which nobody invested in anything gives nothing, and so does the market to a team without a page.
 */
export function countMarket({ rules, companies }: CountedMarket): Counting {
  const byTeam = new Map(companies.map(({ teamNo, icNo }) => [teamNo, icNo]));
  const [citizens, peers] = sides.map((side) => sideOf(companies, side, rules));
  return {
    ofTeam: (teamNo) => {
      const icNo = byTeam.get(teamNo) ?? null;
      const ofSide = (side: typeof citizens) => (icNo !== null && side?.get(icNo)) || nothing;
      const own = { citizens: ofSide(citizens), peers: ofSide(peers) };
      return { icNo, ...own, points: own.citizens.points + own.peers.points };
    },
    judged: (average) => partOf(average, 200 - 2 * rules.cap, 200),
  };
}

function sideOf(
  companies: CountedMarket['companies'],
  side: (typeof sides)[number],
  rules: CountedMarket['rules'],
): Map<number, Side> {
  const totals = companies.map((company) => company[side]);
  const largest = Math.max(0, ...totals);
  const most = partOf(pointsOf(rules.cap), rules[side], 100);
  return new Map(
    companies.map(({ icNo, [side]: total }) => {
      const ahead = totals.filter((other) => other > total).length;
      if (largest === 0) return [icNo, nothing];
      const points =
        rules.by === 'share'
          ? partOf(most, total, largest)
          : Math.min(
              most,
              partOf(
                bandOf(rules, { ahead: total > 0 ? ahead : companies.length - 1, of: companies.length }),
                rules[side],
                100,
              ),
            );
      return [icNo, { total, place: total > 0 ? ahead + 1 : null, points }];
    }),
  );
}

/** The points of the band in which a company with so many ahead of it stands. */
function bandOf({ bands }: CountedMarket['rules'], { ahead, of }: { ahead: number; of: number }): Points {
  return pointsOf(bands.find(({ upTo }) => ahead * 100 < of * upTo)?.points ?? 0);
}

/** The same as a ranking keeps it. */
export function marketPointsText(
  { icNo, citizens, peers, points }: TeamMarket,
  judged: Points | null,
): MarketPoints {
  const text = (side: Side) => ({ ...side, points: pointsText(side.points) });
  return {
    ...{ icNo, citizens: text(citizens), peers: text(peers), points: pointsText(points) },
    judged: judged === null ? null : pointsText(judged),
  };
}
