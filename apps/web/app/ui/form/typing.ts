/** Digits of a text, at most `max`; those of a Korean or Japanese keyboard, １２３, are digits too. */
export function digitsOf(text: string, max: number): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, max);
}

/**
 * A Korean phone number as it is typed: `01012341234` → `010-1234-1234`; `0212345678` → `02-1234-5678`. Devices write their
 * own as `+82 10-1234-1234`, address books some without the zero.
 */
export function formatPhone(text: string): string {
  const digits = digitsOf(digitsOf(text, 20).replace(/^(?:(?:00)?820?(?=[1-7])|(?=10\d{8}$))/, '0'), 11);
  const head = digits.startsWith('02') ? 2 : 3;
  if (digits.length <= head) return digits;
  const rest = digits.slice(head);
  const middle = digits.startsWith('010') || rest.length > 7 ? 4 : 3;
  return [digits.slice(0, head), rest.slice(0, middle), rest.slice(middle)].filter(Boolean).join('-');
}

/** A whole date, `20041102` → `2004.11.02` (yyyy.MM.dd); `2004-11-2` and `2004년 11월 2일` count too. */
export function formatDate(text: string): string {
  const parts = text.trim().match(/^(\d{4})(?:[-./]|년)\s*(\d{1,2})(?:[-./]|월)\s*(\d{1,2})(?:\.|일)?$/);
  if (!parts) return typeDate(text);
  return [parts[1], parts[2]?.padStart(2, '0'), parts[3]?.padStart(2, '0')].join('.');
}

/** A date while it is typed: a day of one digit may become one of two, a month is over with its dot. */
export function typeDate(text: string): string {
  const digits = digitsOf(
    text.replace(/^(\d{4})\D+(\d)(?=\D)/, (_, year, month) => `${year}0${month}`),
    8,
  );
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean).join('.');
}

/** `2004.11.02` → `2004-11-02`; null where there is no such day. */
export function isoDate(text: string): string | null {
  const match = text.match(/^(\d{4})\.(\d{2})\.(\d{2})$/);
  if (!match) return null;
  const iso = `${match[1]}-${match[2]}-${match[3]}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/** A business registration number as it is typed: `1234567890` → `123-45-67890`. */
export function formatBusinessNo(text: string): string {
  const digits = digitsOf(text, 10);
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join('-');
}
