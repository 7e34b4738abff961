import type { ExhibitionView } from '@chulbal/contract/exhibition/exhibition';

export const introLegs = ['writing', 'market', 'locked', 'revealed', 'final'] as const;
export type IntroLegKey = (typeof introLegs)[number];

export type IntroLeg = {
  key: IntroLegKey;
  state: 'done' | 'now' | 'ahead';
  opensAt: string;
  closesAt: string | null;
  /** Of the leg that is run now, how much is behind, in percent. */
  at: number;
};

/** The stage that the totals count for first, or null where they count for none. */
export function countedFinal({ counts }: Pick<ExhibitionView, 'counts'>) {
  return [...counts].sort((a, b) => (a.opensAt < b.opensAt ? -1 : 1))[0] ?? null;
}

/**
 * The periods of an exhibition as legs of one lane, by the server's clock. Each ends where the next begins, so that
 * one of them is always the present one until the last has come.
 */
export function legsOf(view: ExhibitionView, now: number): IntroLeg[] {
  const { writing, exhibition, market } = view;
  const begins: Record<IntroLegKey, string> = {
    writing: writing.opensAt,
    market: exhibition.opensAt,
    locked: market.closesAt,
    revealed: market.revealedAt ?? market.revealsAt,
    final: countedFinal(view)?.opensAt ?? exhibition.closesAt,
  };
  const ends: Record<IntroLegKey, string | null> = {
    writing: writing.closesAt,
    market: market.closesAt,
    locked: null,
    revealed: null,
    final: null,
  };
  const times = introLegs.map((key) => Date.parse(begins[key]));
  const isHidden = market.state !== 'revealed';
  const place = times.findLastIndex((time, index) => now >= time && !(isHidden && index >= 3));
  return introLegs.map((key, index) => {
    const [from, until] = [times[index] ?? 0, times[index + 1] ?? Number.POSITIVE_INFINITY];
    const isLast = index === introLegs.length - 1;
    const state = index < place ? 'done' : index > place ? 'ahead' : isLast ? 'done' : 'now';
    const share = Math.round(((now - from) / (until - from)) * 1000) / 10;
    const at = Math.min(100, Math.max(0, share));
    return { key, state, opensAt: begins[key], closesAt: ends[key], at: state === 'now' ? at : 0 };
  });
}

/** What a visitor may do now: nothing yet, look and invest, wait for the totals, or read them. */
export type IntroPhase = 'before' | 'open' | 'marketSoon' | 'locked' | 'revealed';

export function phaseOf({ exhibition, market }: Pick<ExhibitionView, 'exhibition' | 'market'>): IntroPhase {
  if (market.state === 'revealed') return 'revealed';
  if (market.state === 'closed') return 'locked';
  if (market.state === 'open') return 'open';
  return exhibition.state === 'upcoming' ? 'before' : 'marketSoon';
}
