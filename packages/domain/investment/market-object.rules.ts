/** A market in the audit log: its exhibition. */
export function marketObject({ igNo, plan }: { igNo: number; plan: { nameKo: string } }) {
  return { kind: 'exhibition', id: igNo, label: plan.nameKo };
}
