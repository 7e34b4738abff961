/** What beginning an application from a plan needs to know. */
export type StartData = {
  tracks: {
    trackNo: number;
    stageNo: number;
    lane: number;
    name: string;
    target: string;
    /** ISO. */
    closesAt: string;
  }[];
  /** My application in the track that was asked for; `teamNo` is null before its first save. */
  mine: {
    teamNo: number | null;
    version: number;
    submitted: boolean;
    fields: Record<string, string>;
    /** Why none can be begun there. */
    refusal: string | null;
    /** The slot of the business plan, where the track has one. */
    slot: { label: string; takesPdf: boolean; filled: boolean } | null;
  } | null;
};
