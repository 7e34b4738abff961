import { expect, test } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar.ts';

const event: CalendarEvent = {
  uid: 'program-7@chulbal.example',
  stamp: '2026-05-20T05:00:00.123Z',
  startsAt: '2026-05-28T10:00:00.000Z',
  endsAt: '2026-05-28T12:00:00.000Z',
  title: '팀이 없는 사람들의 저녁, 레인 밋업',
  description: '아이디어만 있는 사람; 개발만 할 줄 아는 사람\n두 시간',
  place: '대전 유성구',
  url: 'https://chulbal.example/support/programs/detail/7',
  language: 'ko',
};

test('lines end with CRLF, hold at most 75 bytes, and unfold to what was said', () => {
  const file = calendarFile({ ...event, description: `${event.description}${'가나다😀'.repeat(60)}` });
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n\uFFFD]/);
  }
  expect(file.replaceAll('\r\n ', '')).toContain('가나다😀'.repeat(60));
});

test('times are UTC; commas, semicolons and line ends are escaped', () => {
  const file = calendarFile(event).replaceAll('\r\n ', '');
  expect(file).toContain('DTSTART:20260528T100000Z\r\nDTEND:20260528T120000Z');
  expect(file).toContain('DTSTAMP:20260520T050000Z');
  expect(file).toContain('SUMMARY;LANGUAGE=ko:팀이 없는 사람들의 저녁\\, 레인 밋업');
  expect(file).toContain('DESCRIPTION;LANGUAGE=ko:아이디어만 있는 사람\\; 개발만 할 줄 아는 사람\\n두 시간');
  expect(calendarFile({ ...event, place: '' })).not.toContain('LOCATION');
});
