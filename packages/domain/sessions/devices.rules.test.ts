import { describe, expect, test } from 'vitest';
import { agentOf, placeOf, tellsOfDevice } from './devices.rules.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

describe('a browser is what it says it is', () => {
  test.each([
    [`Mozilla/5.0 (Linux; Android 16; SM-S921N) ${chrome} Mobile Safari/537.36`, 'chrome', 'android'],
    [`Mozilla/5.0 (Linux; Android 16) ${chrome} SamsungBrowser/28.0 Safari/537.36`, 'samsung', 'android'],
    [
      `Mozilla/5.0 (Linux; Android 16; wv) Version/4.0 ${chrome} Safari/537.36 KAKAOTALK/25.9`,
      'kakaotalk',
      'android',
    ],
    [
      `Mozilla/5.0 (Linux; Android 16; wv) ${chrome} Safari/537.36 NAVER(inapp; search; 2000)`,
      'naver',
      'android',
    ],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Whale/4.33 Safari/537.36`, 'whale', 'windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0`, 'edge', 'windows'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'chrome', 'chromeos'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'firefox', 'linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
      'safari',
      'iphone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) CriOS/140.0 Mobile/15E148 Safari/604.1',
      'chrome',
      'ipad',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15', 'safari', 'mac'],
    ['curl/8.5.0', null, null],
    ['', null, null],
  ])('%s', (agent, browser, system) => {
    expect(agentOf(agent)).toEqual({ browser, system });
  });
});

test.each([
  ['203.0.113.251', '203.0.*.*'],
  ['2001:db8:1:2::/64', '2001:db8:*'],
  ['0:0:0:0::/64', '0:0:*'],
  ['no address', null],
])('of %s no more than %s is kept', (address, place) => {
  expect(placeOf(address)).toBe(place);
});

describe('a new device is told by mail', () => {
  const now = new Date('2026-03-02T01:00:00Z');
  const joined = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const known = { thisDevice: false, others: true, letters: 0, createdAt: joined(400) };
  test.each([
    ['another device than before', {}, true],
    ['a device that is known', { thisDevice: true }, false],
    ['the first log-in of a new account', { others: false, createdAt: joined(0) }, false],
    ['the first one after a long time', { others: false }, true],
    ['the third of a day', { letters: 2 }, true],
    ['a wave', { letters: 3 }, false],
  ])('%s', (_what, more, tells) => {
    expect(tellsOfDevice({ ...known, ...more }, now)).toBe(tells);
  });
});
