import { describe, expect, test } from 'vitest';
import type { Say, Translation } from './texts.ts';
import { createWords } from './words.ts';

const ko = {
  deleted: '{{name, 을/를}} 지웠어요',
  teams: '{{count}}팀',
  status: { open: '진행 중' },
} as const;
const en: Translation<typeof ko> = {
  deleted: 'Deleted {{name}}',
  teams: '{{count}} teams',
  teams_one: '{{count}} team',
  status: { open: 'Open' },
};
const words = createWords({ ko: { screen: ko }, en: { screen: en } });
const korean: Say<typeof ko> = words.say('ko', 'screen');
const english: Say<typeof ko> = words.say('en', 'screen');

describe('words', () => {
  test('the particle fits its word', () => {
    expect(korean('deleted', { name: '사업계획서' })).toBe('사업계획서를 지웠어요');
    expect(korean('deleted', { name: '팀' })).toBe('팀을 지웠어요');
    expect(english('deleted', { name: 'Team 1' })).toBe('Deleted Team 1');
  });

  test('English counts one and more', () => {
    expect(english('teams', { count: 1 })).toBe('1 team');
    expect(english('teams', { count: 2 })).toBe('2 teams');
    expect(korean('teams', { count: 1 })).toBe('1팀');
  });

  test('nothing is escaped twice', () => {
    expect(korean('deleted', { name: '<b> & 팀' })).toBe('<b> & 팀을 지웠어요');
  });

  test('what is in a value is not filled in again, and what nobody gives is empty', () => {
    expect(korean('deleted', { name: '{{count}}팀' })).toBe('{{count}}팀을 지웠어요');
    expect((korean as (key: string) => string)('teams')).toBe('팀');
  });

  test('a key without words is said itself, and one function says a namespace for good', () => {
    expect((korean as (key: string) => string)('status.gone')).toBe('status.gone');
    expect((korean as (key: string) => string)('status')).toBe('status');
    expect(words.say('ko', 'screen')).toBe(korean);
    expect([words.has('ko', 'screen'), words.has('ko', 'other')]).toEqual([true, false]);
  });

  test('levels are joined by dots', () => {
    expect(korean('status.open')).toBe('진행 중');
  });
});
