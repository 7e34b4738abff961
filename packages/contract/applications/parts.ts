/**
 * Places of the application in which files stand: the team's logo, its business plan, the certificates of its
 * business and of its members, and a proof for each claimed bonus item.
 */
export const documentSlots = [
  'logo',
  'business',
  'comPaper',
  'schoolPaper',
  'applyAddition1',
  'applyAddition2',
  'applyAddition3',
] as const;

/** What a team may be asked to complete: a document slot, its texts, its members or its bonus items. */
export const completionItems = [...documentSlots, 'answers', 'members', 'bonus'] as const;
export type CompletionItem = (typeof completionItems)[number];

/** Columns of an export in their order; `contacts` is the one that shows personal data in the clear. */
export const exportColumns = [
  'number',
  'track',
  'region',
  'teamName',
  'itemName',
  'answers',
  'leader',
  'members',
  'contacts',
  'bonus',
  'files',
  'submittedAt',
  'status',
] as const;
export type ExportColumn = (typeof exportColumns)[number];
