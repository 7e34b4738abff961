import { apiScopes } from '@chulbal/contract/api-tokens';
import { operatorRole } from '@chulbal/contract/operators/roles';
import { describe, expect, test } from 'vitest';
import { isApiToken, newApiToken, opens, scopesOf, useToNote } from './rules.ts';

test('a token is long, random and known by its look', () => {
  const tokens = Array.from({ length: 50 }, newApiToken);
  expect(new Set(tokens).size).toBe(50);
  expect(tokens.every((one) => isApiToken(one) && /^chulbal_[\w-]{43}$/.test(one))).toBe(true);
  expect(isApiToken('eyJhbGciOiJIUzI1NiJ9.e30.x')).toBe(false);
  expect(isApiToken(`chulbal_${'a'.repeat(1000)}`)).toBe(false);
});

describe('S-01 what a token opens', () => {
  const manager = { scopes: ['seeConsole', 'seeScores'], role: 'contestManager' } as const;
  test.each([
    ['a list that its scope names', manager, { method: 'GET', may: 'seeConsole' }, true],
    ['scores, with their scope', manager, { method: 'GET', may: 'seeScores' }, true],
    ['what it was not given', manager, { method: 'GET', may: 'readAudit' }, false],
    ['what opens personal data', manager, { method: 'GET', may: 'revealPersonalData' }, false],
    ['a command', manager, { method: 'POST', may: 'seeConsole' }, false],
    ['what asks who is there', manager, { method: 'GET', may: 'seeConsole', fresh: true }, false],
    ['what is an operator’s own', manager, { method: 'GET', may: 'own' }, false],
    ['what says nothing of roles', manager, { method: 'GET' }, false],
    [
      'what the role has no longer',
      { ...manager, role: 'viewer' },
      { method: 'GET', may: 'seeScores' },
      false,
    ],
  ] as const)('%s', (_, token, endpoint, open) => {
    expect(opens(token, endpoint)).toBe(open);
  });
});

test('a role gives a token nothing that it has not', () => {
  const given = Object.fromEntries(operatorRole.options.map((role) => [role, scopesOf(role)]));
  expect(given).toEqual({
    viewer: ['seeConsole'],
    contentEditor: ['seeConsole', 'editContent', 'reviewCompanies'],
    contestManager: [...apiScopes],
    privacyOfficer: ['seeConsole', 'readAudit'],
    owner: [...apiScopes],
  });
});

test.each([
  ['never used', null, '2026-05-20T10:00:00.000Z'],
  ['used an hour before', '2026-05-20T09:00:00.000Z', '2026-05-20T10:00:00.000Z'],
  ['used in this hour', '2026-05-20T10:00:00.000Z', null],
])('%s', (_, last, noted) => {
  const now = new Date('2026-05-20T10:59:59.999Z');
  expect(useToNote(last ? new Date(last) : null, now)?.toISOString() ?? null).toBe(noted);
});
