/** By how few letters a text may be asked: there are words for each. */
export type LeastLetters = 2 | 3 | 5 | 10;

/** Of how many characters a reason is. */
export type ReasonLength = { least: LeastLetters; most: number };

/** What a dialog asks that says nothing else. */
export const usualReason = { least: 3, most: 500 } as const satisfies ReasonLength;

/** How much is asked elsewhere: the server holds to it, and the dialog that asks says it beforehand. */
export const reasonLengths = {
  companyHidden: { least: 5, most: 300 },
  walletsVoided: { least: 10, most: 500 },
  voidDecided: { least: 5, most: 500 },
  applicationsExported: { least: 5, most: 500 },
  claimRevealed: { least: 5, most: 200 },
  member: { least: 10, most: 500 },
  eligibility: { least: 2, most: 500 },
  messageSetAside: { least: 2, most: 500 },
  batchUndone: { least: 2, most: 300 },
  requestNote: { least: 3, most: 500 },
  requestExtended: { least: 10, most: 1_000 },
  requestAnswered: { least: 10, most: 2_000 },
  page: { least: 3, most: 300 },
  placeCancelled: { least: 3, most: 300 },
} as const satisfies Record<string, ReasonLength>;
