import type { TrackView } from '@chulbal/contract/seasons/seasons';
import { expect, test } from 'vitest';
import { stageCalendar } from './calendar.ts';

const campus = {
  trackNo: 3,
  name: '캠퍼스',
  stages: [
    {
      stageNo: 1,
      kind: 'application',
      name: '접수',
      description: '쓰는 대로 저장돼요, 언제나.',
      opensAt: '2026-04-20T01:00:00.000Z',
      closesAt: '2026-06-01T09:00:00.000Z',
      confirmBy: '2026-06-03T09:00:00.000Z',
      announcesAt: null,
    },
    {
      stageNo: 2,
      kind: 'review',
      name: '서류 심사',
      description: '',
      opensAt: '2026-06-04T01:00:00.000Z',
      closesAt: '2026-06-19T09:00:00.000Z',
      confirmBy: null,
      announcesAt: '2026-06-24T05:00:00.000Z',
    },
  ],
} as unknown as TrackView;

function calendar(changes: Partial<Parameters<typeof stageCalendar>[0]> = {}) {
  return stageCalendar({
    seasonName: '2026 시즌',
    brand: '출발+',
    tracks: [campus],
    revision: 1,
    changedAt: new Date('2026-03-02T00:00:00Z'),
    publicUrl: 'https://chulbal.example',
    language: 'ko',
    ...changes,
  }).replace(/\r\n[ \t]/g, '');
}

test('stages stand in Korean time with their zone', () => {
  const file = calendar();
  expect(file).toContain('BEGIN:VTIMEZONE\r\nTZID:Asia/Seoul');
  expect(file).toContain('DTSTART;TZID=Asia/Seoul:20260420T100000\r\nDTEND;TZID=Asia/Seoul:20260601T180000');
  expect(file).toContain('SUMMARY:캠퍼스 트랙 · 접수');
  expect(file).toContain('DESCRIPTION:쓰는 대로 저장돼요\\, 언제나.');
  expect(file).toContain('DTSTAMP:20260302T000000Z');
});

test('the announcement and the confirmation by members are events of their own', () => {
  const uids = [...calendar().matchAll(/UID:(.+)\r\n/g)].map(([, uid]) => uid);
  expect(uids).toEqual([
    'track-3-stage-1@stages',
    'track-3-stage-1-confirmBy@stages',
    'track-3-stage-2@stages',
    'track-3-stage-2-announcement@stages',
  ]);
  expect(calendar()).toContain(
    'DTSTART;TZID=Asia/Seoul:20260624T140000\r\nDTEND;TZID=Asia/Seoul:20260624T143000',
  );
});

test('a later version keeps the UIDs and counts up, the same version gives the same bytes', () => {
  const uidsOf = (file: string) => file.match(/UID:.+/g);
  expect(calendar()).toBe(calendar());
  const later = calendar({ revision: 2 });
  expect(uidsOf(later)).toEqual(uidsOf(calendar()));
  expect(later).toContain('SEQUENCE:2');
});

test('applications ring a day before they close', () => {
  const file = calendar();
  expect(file.match(/BEGIN:VALARM/g)).toHaveLength(1);
  expect(file).toContain('TRIGGER;RELATED=END:-P1D');
});

test('in English it says so', () => {
  const english = calendar({ language: 'en', tracks: [{ ...campus, name: 'Campus' }] });
  expect(english).toContain('SUMMARY:Campus track · ');
});
