/** Characters that a note to a criterion and the two comments may have. */
export const MOST_NOTE = 2000;

export const MOST_COMMENT = 4000;

/**
 * What evaluators of a stage are told of by themselves: that panels are published (or published anew, of whom the change
 * touches), that judging opens, that it closes in so many hours (only who is behind), and that a team was handed to them or
 * taken from them.
 */
export const judgingLetterKinds = [
  'panels',
  'opens',
  'closing72',
  'closing24',
  'closing6',
  'handed',
] as const;

/** What one level of a criterion is called, from the best down. */
export const bandLevels = ['excellent', 'good', 'fair', 'poor'] as const;
