import { randomBytes } from 'node:crypto';
import { parseEnv, secretNames } from '@chulbal/http/env';
import { expect, test } from 'vitest';
import { judgeSettings } from './settings-check.ts';

const secrets = Object.fromEntries(secretNames.map((name) => [name, randomBytes(32).toString('hex')]));

const said = (given: Record<string, string>, mode: 'production' | 'demo' = 'production') =>
  judgeSettings(parseEnv({ ...secrets, ...given }), mode).map(({ level, about }) => `${level} ${about}`);

test.each([
  [{ WEBHOOK_PRIVATE_ADDRESSES: 'true' }, 'WEBHOOK_PRIVATE_ADDRESSES'],
  [{ MIGRATE_AT_START: 'true' }, 'MIGRATE_AT_START'],
  [{ PUBLIC_URL: 'https://league.example' }, 'TRUST_PROXY'],
])('%j is said in production, and not in a demo', (given, about) => {
  expect(said(given)).toContain(`warning ${about}`);
  expect(said(given, 'demo')).toEqual(['ok settings']);
});

test('what is off is not said', () => {
  expect(said({})).not.toContain('warning WEBHOOK_PRIVATE_ADDRESSES');
});
