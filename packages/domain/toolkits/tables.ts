/** What people keep on a shelf of their own. */
export type ShelfKind = 'canvas' | 'plan';

/** Counts the saves of all papers on a person's shelf. */
export type ShelvesTable = { userId: number; kind: ShelfKind; version: number; savedAt: Date };

/** A paper at its last save; `sealed` is null once it was deleted. */
export type ShelfPapersTable = {
  userId: number;
  kind: ShelfKind;
  paperId: string;
  version: number;
  sealed: Buffer | null;
};

export type ToolkitsTables = { shelves: ShelvesTable; shelfPapers: ShelfPapersTable };
