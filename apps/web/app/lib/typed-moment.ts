/** Operators write times of Korea, which has had one offset and no summer time since 1988. */
const OFFSET_MS = 9 * 60 * 60 * 1000;

/** `2026.05.07 09:00` for `2026-05-07T09:00`, as it is written in a field; empty for none. */
export function typedText(local: string): string {
  return local.slice(0, 16).replaceAll('-', '.').replace('T', ' ');
}

/**
 * Reads what people write for a time of Korea: `2026.05.07 09:00`, `2026-5-7 9:00`, `05.07 09:00` (of `year`),
 * `20260507 0900`. Without a time it is `otherwise`. Null for what is no moment, such as 02.30.
 */
export function parseMoment(text: string, year: number, otherwise = '00:00'): string | null {
  const [, y, m, d, time = ''] = dayAndTime(text.trim()) ?? [];
  if (m === undefined || d === undefined) return null;
  const [, hours, minutes = '0'] = /^(\d{1,2}):?(\d{2})?$/.exec(time || otherwise) ?? [];
  if (hours === undefined) return null;
  const parts = [y ? Number(y) : year, Number(m), Number(d), Number(hours), Number(minutes)] as const;
  const at = Date.UTC(parts[0], parts[1] - 1, parts[2], parts[3], parts[4]);
  const read = new Date(at);
  const same = [
    read.getUTCFullYear(),
    read.getUTCMonth() + 1,
    read.getUTCDate(),
    read.getUTCHours(),
    read.getUTCMinutes(),
  ];
  if (parts[0] < 2000 || parts[0] > 9999 || same.some((part, place) => part !== parts[place])) return null;
  return new Date(at - OFFSET_MS).toISOString();
}

function dayAndTime(text: string): RegExpExecArray | null {
  return (
    /^(?:(\d{4})[.\-/년]\s*)?(\d{1,2})[.\-/월]\s*(\d{1,2})[.일]?(?:(?:\s+|T)(\d{1,2}:?\d{2}))?$/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})(?:\s*(\d{2}:?\d{2}))?$/.exec(text)
  );
}
