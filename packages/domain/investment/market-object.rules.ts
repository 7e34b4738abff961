import type { AuditObject } from '../audit/commands.ts';
import type { Exhibition } from '../exhibition/queries.ts';

/** A market in the audit log: its exhibition. */
export function marketObject({ igNo, plan }: Pick<Exhibition, 'igNo' | 'plan'>): AuditObject {
  return { kind: 'exhibition', id: igNo, label: plan.nameKo };
}
