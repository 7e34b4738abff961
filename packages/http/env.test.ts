import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parseEnv, parseProductionEnv, s3Settings, secretNames } from './env.ts';
import { messageSettings } from './message-settings.ts';
import { secretProblem, storedSecrets } from './secrets.ts';

const random = () => randomBytes(32).toString('hex');
const secrets = () => Object.fromEntries(secretNames.map((name) => [name, random()]));
const production = () => ({
  ...secrets(),
  DATABASE_URL: 'postgres://chulbal@db/chulbal',
  PUBLIC_URL: 'https://chulbal.example/',
});

describe('settings', () => {
  test('have the defaults of the README, and empty ones count as none', () => {
    const env = parseEnv({ ...secrets(), PORT: '', DATABASE_URL: '' });
    expect(env).toMatchObject({
      PORT: 3000,
      USER_API_PORT: 3001,
      POINTER_API_PORT: 3002,
      DATA_DIR: './data',
    });
    expect(env.DATABASE_URL).toBeUndefined();
    expect(env.DEMO_SEED).toBe(true);
  });

  test.each([
    ['PORT', '70000'],
    ['DEMO_SEED', 'perhaps'],
    ['DATABASE_URL', 'mysql://db'],
    ['S3_ENDPOINT', 'not an address'],
  ])('%s=%s keeps the server from starting, by name', (name, value) => {
    expect(() => parseEnv({ ...secrets(), [name]: value })).toThrow(`  ${name}:`);
  });

  test('a bucket needs its name, and keys go in pairs', () => {
    expect(() => parseEnv({ ...secrets(), S3_ENDPOINT: 'http://s3' })).toThrow('  S3_BUCKET:');
    expect(() => parseEnv({ ...secrets(), S3_BUCKET: 'files', S3_ACCESS_KEY: 'a' })).toThrow('S3_SECRET_KEY');
    expect(s3Settings(parseEnv({ ...secrets(), S3_BUCKET: 'files' }))).toMatchObject({ bucket: 'files' });
    expect(s3Settings(parseEnv(secrets()))).toBeNull();
  });
});

describe('production refuses to start on default secrets (S-16)', () => {
  test('with its own secrets, a database and an address it starts', () => {
    expect(parseProductionEnv(production())).toMatchObject({ PUBLIC_URL: 'https://chulbal.example' });
  });

  test.each(secretNames)('%s missing, short or a placeholder', (name) => {
    const values = [
      '',
      'short',
      'change-me-change-me-change-me-change-me',
      'a'.repeat(64),
      '0123456789abcdef'.repeat(4),
    ];
    for (const value of values) {
      const start = () => parseProductionEnv({ ...production(), [name]: value });
      expect(start).toThrow(`  ${name}:`);
      if (value) expect(start).not.toThrow(value);
    }
  });

  test('two equal secrets', () => {
    const one = random();
    const given = { ...production(), COOKIE_SECRET: one, DATA_KEY: one };
    expect(() => parseProductionEnv(given)).toThrow('DATA_KEY: must differ');
  });

  test('keys that only open are held to the same rules, and differ', () => {
    const given: Record<string, string> = production();
    const others = (text: string) => parseProductionEnv({ ...given, OTHER_DATA_KEYS: text }).OTHER_DATA_KEYS;
    const [one, two] = [random(), random()];
    expect(others('')).toEqual([]);
    expect(others(`${one}, ${two}`)).toEqual([one, two]);
    expect(() => others(`${one},short`)).toThrow('OTHER_DATA_KEYS: needs at least');
    expect(() => others(`${one},${one}`)).toThrow('OTHER_DATA_KEYS: must differ');
    expect(() => others(given.DATA_KEY ?? '')).toThrow('OTHER_DATA_KEYS: must differ');
  });

  test('no database or no address', () => {
    expect(() => parseProductionEnv({ ...production(), DATABASE_URL: '' })).toThrow('DATABASE_URL');
    expect(() => parseProductionEnv({ ...production(), PUBLIC_URL: '' })).toThrow('PUBLIC_URL');
  });
});

describe('secrets', () => {
  test('what is random passes', () => {
    for (let n = 0; n < 2000; n += 1) {
      expect(secretProblem(random())).toBeNull();
      expect(secretProblem(randomBytes(32).toString('base64url'))).toBeNull();
    }
  });

  test('of a demo are made once, for their owner only, and new names are added', () => {
    const folder = mkdtempSync(join(tmpdir(), 'chulbal-secrets-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const first = storedSecrets(folder, ['DATA_KEY', 'COOKIE_SECRET']);
    expect(first.DATA_KEY).not.toBe(first.COOKIE_SECRET);
    expect(storedSecrets(folder, ['DATA_KEY', 'COOKIE_SECRET'])).toEqual(first);
    const more = storedSecrets(folder, ['DATA_KEY', 'SERVICE_SECRET']);
    expect(more).toMatchObject(first);
    const file = join(folder, 'secrets.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(more);
  });
});

describe('text messages', () => {
  const solapi = {
    SMS_PROVIDER: 'solapi',
    SMS_FROM: '02-1544-6859',
    SOLAPI_API_KEY: 'k',
    SOLAPI_API_SECRET: 's',
  };
  const nhn = { SMS_PROVIDER: 'nhn', SMS_FROM: '15446859', NHN_SMS_APP_KEY: 'k', NHN_SMS_SECRET_KEY: 's' };
  const sms = (given: Record<string, string>) => messageSettings(parseEnv({ ...secrets(), ...given })).sms;

  test('leave by nobody, by an address, or by a provider', () => {
    expect(sms({})).toBeUndefined();
    expect(sms({ SMS_URL: 'https://sms.example/' })).toEqual({
      provider: 'url',
      url: 'https://sms.example/',
    });
    expect(sms(solapi)).toMatchObject({
      provider: 'solapi',
      from: '0215446859',
      apiKey: 'k',
      apiSecret: 's',
    });
    expect(sms(nhn)).toMatchObject({ provider: 'nhn', appKey: 'k', secretKey: 's' });
    const talk = { ALIMTALK_TEMPLATES: 'code=T1', ALIMTALK_CHANNEL: 'c' };
    expect(sms({ ...solapi, ...talk })).toMatchObject({ channel: 'c', templates: new Map([['code', 'T1']]) });
    const biz = { NHN_ALIMTALK_APP_KEY: 'bk', NHN_ALIMTALK_SECRET_KEY: 'bs' };
    expect(sms({ ...nhn, ...talk, ...biz })).toMatchObject({
      talk: { channel: 'c', appKey: 'bk', secretKey: 'bs' },
    });
  });

  test.each<[string, Record<string, string>]>([
    ['SMS_URL', { SMS_PROVIDER: 'url' }],
    ['SMS_PROVIDER', { SMS_PROVIDER: 'pigeon' }],
    ['SMS_FROM', { ...solapi, SMS_FROM: '' }],
    ['SMS_FROM', { ...solapi, SMS_FROM: 'call me' }],
    ['SOLAPI_API_SECRET', { ...solapi, SOLAPI_API_SECRET: '' }],
    ['NHN_SMS_SECRET_KEY', { ...nhn, NHN_SMS_SECRET_KEY: '' }],
    ['ALIMTALK_TEMPLATES', { ALIMTALK_TEMPLATES: 'code=T1' }],
    ['ALIMTALK_TEMPLATES', { ...solapi, ALIMTALK_TEMPLATES: 'nobody=T1' }],
    ['ALIMTALK_CHANNEL', { ...solapi, ALIMTALK_TEMPLATES: 'code=T1' }],
    ['NHN_ALIMTALK_APP_KEY', { ...nhn, ALIMTALK_TEMPLATES: 'code=T1', ALIMTALK_CHANNEL: 'c' }],
  ])('%s is named where it is missing or wrong, and no value is', (name, given) => {
    const start = () => sms(given);
    expect(start).toThrow(`  ${name}:`);
    expect(start).not.toThrow(/pigeon|call me|nobody/);
  });
});
