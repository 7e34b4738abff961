/** Where a team reads its result of a stage, and what was answered to its appeal. */
export function resultUrl(publicUrl: string, of: { trackNo: number; stageNo: number }): string {
  return `${publicUrl}/contest/schedule?track=${of.trackNo}&result=${of.stageNo}`;
}
