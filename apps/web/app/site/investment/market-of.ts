import type { ExhibitionView } from '@chulbal/contract/exhibition/exhibition';
import type { MarketView } from '@chulbal/contract/investment/investment';

/** The market of an exhibition as anybody may know it. */
export function marketOf(exhibition: ExhibitionView): MarketView {
  const { igNo, igYear, name, market, wallet, least, most, step, excludes } = exhibition;
  const { state, opensAt, closesAt, revealsAt } = market;
  return {
    ...{ igNo, igYear, name, state, opensAt, closesAt, revealsAt },
    limits: { wallet, least, most, step },
    ownTeamExcluded: excludes.ownTeam,
  };
}
