import type { Language } from '@chulbal/contract/language';

export type CalendarEvent = {
  uid: string;
  /** When what is said was read. */
  stamp: string;
  startsAt: string;
  endsAt: string;
  title: string;
  description: string;
  place: string;
  url: string;
  language: Language;
};

/** One event as a calendar file (RFC 5545): times in UTC, lines of at most 75 bytes of UTF-8. */
export function calendarFile(event: CalendarEvent): string {
  const { uid, stamp, startsAt, endsAt, title, description, place, url } = event;
  const language = `;LANGUAGE=${event.language}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//chulbal//programmes//KO',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${text(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY${language}:${text(title)}`,
    ...(place ? [`LOCATION${language}:${text(place)}`] : []),
    ...(description ? [`DESCRIPTION${language}:${text(description)}`] : []),
    `URL:${url}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** 20260528T100000Z */
function utc(at: string): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** A value of type TEXT: what means something in a line is escaped. */
function text(value: string): string {
  return value.replaceAll(/[\\;,]/g, (letter) => `\\${letter}`).replaceAll(/\r\n|\r|\n/g, '\\n');
}

const bytes = new TextEncoder();

/** Longer lines go on in the next one, after a space; no letter is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const letter of line) {
    const more = bytes.encode(letter).length;
    if (size + more > 75) {
      parts.push(part);
      part = '';
      // The space that begins the next line counts.
      size = 1;
    }
    part += letter;
    size += more;
  }
  return [...parts, part].join('\r\n ');
}
