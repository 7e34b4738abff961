import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { parseEnv, parseWebEnv, secretNames } from './env.ts';

const random = () => randomBytes(32).toString('hex');
const own = { COOKIE_SECRET: random(), SERVICE_SECRET: random(), PUBLIC_URL: 'https://chulbal.kr/' };
const demo = { ...own, CHULBAL_MODE: 'demo' };
const all = Object.fromEntries(secretNames.map((name) => [name, random()]));

test('production needs to know its address and listens to everybody, a demo on the loopback only', () => {
  expect(() => parseWebEnv({ ...own, PUBLIC_URL: '' })).toThrow('  PUBLIC_URL: is needed in production');
  expect(parseWebEnv(own)).toMatchObject({
    mode: 'production',
    env: { PUBLIC_URL: 'https://chulbal.kr', HOST: '0.0.0.0' },
  });
  expect(parseWebEnv(demo)).toMatchObject({ mode: 'demo', env: { HOST: '127.0.0.1', PORT: 3000 } });
  expect(() => parseWebEnv({ ...own, CHULBAL_MODE: 'staging' })).toThrow('  CHULBAL_MODE:');
});

describe('S-16: the web process holds its secrets to the rules of the APIs', () => {
  test.each([
    '',
    'short',
    'a'.repeat(64),
    'abababab'.repeat(8),
    '0123456789abcdef'.repeat(4),
    'please-change-me-please-change-me!',
  ])('neither starts with %j', (value) => {
    for (const name of ['COOKIE_SECRET', 'SERVICE_SECRET'] as const) {
      const refusal = { name: 'RefusedToStart', message: expect.stringContaining(`  ${name}:`) };
      expect(problem(() => parseWebEnv({ ...own, [name]: value }))).toMatchObject(refusal);
      expect(problem(() => parseEnv({ ...all, [name]: value }))).toMatchObject(refusal);
    }
  });

  test('two equal ones are refused, and one that is a secret of the APIs where it is given', () => {
    const equal = { ...own, SERVICE_SECRET: own.COOKIE_SECRET };
    expect(() => parseWebEnv(equal)).toThrow('  COOKIE_SECRET: must differ from every other secret');
    expect(() => parseWebEnv({ ...own, DATA_KEY: own.COOKIE_SECRET })).toThrow('  DATA_KEY: must differ');
  });
});

describe('proxies', () => {
  test.each([
    ['', false],
    ['2', 2],
    ['10.0.0.1, 10.0.0.0/8', ['10.0.0.1', '10.0.0.0/8']],
    ['loopback, fd00::/8', ['loopback', 'fd00::/8']],
  ])('are trusted as told: %j', (text, trusted) => {
    expect(parseWebEnv({ ...demo, TRUST_PROXY: text }).env.TRUST_PROXY).toEqual(trusted);
  });

  test.each([
    'true',
    '-1',
    '1.5',
    '10.0.0.1/33',
    'fd00::/129',
    '10.0.0',
    'proxy.local',
    '10.0.0.1,',
    '1.2.3.4/8/8',
  ])('that are none are said by name, in every process: %j', (text) => {
    const sentence = '  TRUST_PROXY: is neither a number of proxies nor their addresses';
    expect(() => parseWebEnv({ ...demo, TRUST_PROXY: text })).toThrow(sentence);
    expect(() => parseEnv({ ...all, TRUST_PROXY: text })).toThrow(sentence);
  });
});

describe('services', () => {
  test.each([
    ['SMTP_URL', 'mail.example.kr:587'],
    ['SMTP_URL', 'http://mail.example.kr'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@b\r\nBcc: c@d'],
    ['SMS_URL', 'ftp://sms.example.kr'],
    ['DATABASE_URL', 'postgres//db'],
    ['S3_ENDPOINT', 'ftp://s3'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
  ])('%s=%j is refused by name and not repeated', (name, value) => {
    const start = () => parseEnv({ ...all, [name]: value });
    expect(start).toThrow(`  ${name}:`);
    expect(start).not.toThrow(value);
  });

  test.each([
    ['SMTP_URL', 'smtp://user:p%40ss@mail.example.kr:587'],
    ['SMTP_URL', 'smtps://mail.example.kr'],
    ['MAIL_FROM', '출발+ <no-reply@chulbal.kr>'],
    ['MAIL_FROM', 'no-reply@chulbal.kr'],
    ['DATABASE_URL', 'postgres://chulbal:secret@db:5432/chulbal?sslmode=require'],
    ['DATABASE_URL', 'postgresql://db/chulbal'],
  ])('%s=%s is taken', (name, value) => {
    expect(parseEnv({ ...all, [name]: value })).toMatchObject({ [name]: value });
  });
});

function problem(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
