/** An event in the audit log. */
export function eventObject({ eventNo, eventKey }: { eventNo: number; eventKey: string }) {
  return { kind: 'event', id: eventNo, label: eventKey };
}
