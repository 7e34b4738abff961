import type { AuditObject } from '../audit/commands.ts';
import type { StageRules } from './world.queries.ts';

/** A judged stage as the audit log names it. */
export function stageObject({ season, stage }: Pick<StageRules, 'season' | 'stage'>): AuditObject {
  const { trackNo, name } = season.track;
  return {
    kind: 'stage',
    id: `${trackNo}/${stage.stageNo}`,
    label: `${season.year} ${name.ko} ${stage.name.ko}`,
  };
}
