/** The instants of a plan, in the order in which they come. */
export const exhibitionMoments = [
  'writesFrom',
  'writesUntil',
  'opensAt',
  'closesAt',
  'marketOpensAt',
  'marketClosesAt',
  'revealsAt',
] as const;
