/** The Korean month of an instant, yyyy-MM. */
export function monthOf(at: Date): string {
  return new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 7);
}

/** The month so many months later; earlier where `by` is negative. */
export function addMonths(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** The month an address asks for; this month where it asks for none that has begun. */
export function readMonth(wanted: string | null, thisMonth: string): string {
  const known = /^20\d\d-(0[1-9]|1[0-2])$/.test(wanted ?? '');
  return known && wanted && wanted <= thisMonth ? wanted : thisMonth;
}
