/** Why a file has no copy without metadata: it cannot be read that way, is too large for it, or took too long. */
export type CleaningFailure = 'unreadable' | 'tooLarge' | 'tooSlow';

/** A file's copy without metadata, as evaluators get it where a stage is blind. It goes with its file. */
export type CleanCopiesTable = {
  serverFileName: string;
  /** Under which version of the rules the copy was made, or could not be. */
  cleaningVersion: number;
  /** Its key in the store, and bytes; null where the file could not be cleaned. */
  copyName: string | null;
  size: number | null;
  failure: CleaningFailure | null;
  madeAt: Date;
};

export type CleanCopiesTables = { cleanCopies: CleanCopiesTable };
