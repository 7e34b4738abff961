/** Spans of the chart in hours; the first unless the address says another. */
export const spans = [8, 24, 72, 168] as const;
export type Span = (typeof spans)[number];

export function hoursOf(query: URLSearchParams): Span {
  const asked = Number(query.get('hours'));
  return spans.find((span) => span === asked) ?? spans[0];
}

/** Whether the chart adds up. */
export function isSum(query: URLSearchParams): boolean {
  return query.get('chart') === 'sum';
}

/** Whether only what is the operator's own is to do. */
export function isMine(query: URLSearchParams): boolean {
  return query.get('who') === 'mine';
}

/** The address of this page after a change; the rest of it stays. */
export function overviewAddress(
  query: URLSearchParams,
  change: { year?: number; hours?: Span; chart?: 'hourly' | 'sum'; who?: 'all' | 'mine' },
): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) next.set(name, String(value));
  if (next.get('hours') === String(spans[0])) next.delete('hours');
  if (next.get('chart') === 'hourly') next.delete('chart');
  if (next.get('who') === 'all') next.delete('who');
  return next.size ? `/console?${next}` : '/console';
}
