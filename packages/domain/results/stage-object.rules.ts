import type { Bilingual } from '@chulbal/contract/language';

/** A judged stage as the audit log names it. */
export function stageObject({
  season: { year, track },
  stage,
}: {
  season: { year: number; track: { trackNo: number; name: Bilingual } };
  stage: { stageNo: number; name: Bilingual };
}): { kind: string; id: string; label: string } {
  return {
    kind: 'stage',
    id: `${track.trackNo}/${stage.stageNo}`,
    label: `${year} ${track.name.ko} ${stage.name.ko}`,
  };
}
