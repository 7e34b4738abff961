/** Counts the changes of what is refused of a file's content (S-05, P-04); what an older number let in is judged anew. */
export const JUDGING_VERSION = 2;
