import { describe, expect, test } from 'vitest';
import {
  backupsState,
  byFigure,
  databaseState,
  filesState,
  invariantsState,
  jobsState,
  limits,
  messagesState,
  type ServiceName,
  type ServiceState,
  serviceNames,
  verdictOf,
} from './rules.ts';

const HOUR = 3_600_000;

test.each(serviceNames)('%s is slow and broken exactly from its figures on', (name) => {
  const { slow, broken } = limits[name];
  expect([0, slow - 1, slow, broken - 1, broken].map((figure) => byFigure(name, figure))).toEqual([
    ...['fine', 'fine'],
    ...['slow', 'slow'],
    'broken',
  ]);
  expect(byFigure(name, null)).toBe('broken');
});

describe('a service is as well as the worst of what is known of it', () => {
  test.each<[string, ServiceState, ServiceState]>([
    ['a quick database', databaseState({ ms: 3, used: 0.2 }), 'fine'],
    ['one whose connections nobody counts', databaseState({ ms: 3, used: null }), 'fine'],
    ['a quick one that is nearly full', databaseState({ ms: 3, used: 0.8 }), 'slow'],
    ['one that is full', databaseState({ ms: 3, used: 0.95 }), 'broken'],
    ['a store without an end', filesState({ ms: 20, free: null }), 'fine'],
    ['a disk with room', filesState({ ms: 20, free: 0.6 }), 'fine'],
    ['a disk that fills', filesState({ ms: 20, free: 0.15 }), 'slow'],
    ['a full disk', filesState({ ms: 20, free: 0.05 }), 'broken'],
    ['files that wait for the scanner', filesState({ ms: 20, free: 0.6, unscanned: 3 }), 'slow'],
    ['a store that takes nothing', filesState({ ms: null, free: 0.6 }), 'broken'],
    ['nothing waits', messagesState('mail', { waitingMs: 0, refused: false, retrying: false }), 'fine'],
    ['one is tried again', messagesState('mail', { waitingMs: 900, refused: false, retrying: true }), 'slow'],
    ['a minute of SMS', messagesState('sms', { waitingMs: 60_000, refused: false, retrying: false }), 'slow'],
    [
      'a minute of mail',
      messagesState('mail', { waitingMs: 60_000, refused: false, retrying: false }),
      'fine',
    ],
    [
      'half an hour',
      messagesState('mail', { waitingMs: HOUR / 2, refused: false, retrying: true }),
      'broken',
    ],
    ['a log-in refused', messagesState('sms', { waitingMs: 0, refused: true, retrying: true }), 'broken'],
    ['never swept', jobsState({ sweptMs: null, late: 0 }), 'slow'],
    ['swept an hour ago', jobsState({ sweptMs: HOUR, late: 0 }), 'fine'],
    ['swept, and something was left', jobsState({ sweptMs: HOUR, late: 1 }), 'slow'],
    ['no backup that anybody knows', backupsState({ ageMs: null, failed: false }), 'slow'],
    ['a backup of this night', backupsState({ ageMs: 8 * HOUR, failed: false }), 'fine'],
    ['one after which another failed', backupsState({ ageMs: 8 * HOUR, failed: true }), 'slow'],
    ['nobody has looked', invariantsState({ ageMs: null, breaches: 0 }), 'slow'],
    ['a rule does not hold', invariantsState({ ageMs: 0, breaches: 1 }), 'broken'],
  ])('%s', (_, state, expected) => {
    expect(state).toBe(expected);
  });
});

test('the verdict names what is unwell, the worst first', () => {
  const fine = Object.fromEntries(serviceNames.map((name) => [name, 'fine'])) as Record<
    ServiceName,
    ServiceState
  >;
  expect(verdictOf(fine)).toEqual({ state: 'fine', unwell: [] });
  expect(verdictOf({ ...fine, mail: 'slow', jobs: 'broken', backups: 'slow' })).toEqual({
    state: 'broken',
    unwell: ['jobs', 'mail', 'backups'],
  });
});
