import type { JudgingLetterKind } from '@chulbal/contract/evaluation/judging-letters';

/** What an evaluator was told of; the database holds that it was once. */
export type JudgingLettersTable = {
  evaluatorId: number;
  trackNo: number;
  stageNo: number;
  kind: JudgingLetterKind;
  occasion: string;
  queuedAt: Date | null;
  at: Date;
};

export type JudgingLettersTables = { judgingLetters: JudgingLettersTable };
