import { describe, expect, test } from 'vitest';
import { leavesNoOwner, newLinkToken, newOneTimePassword } from './rules.ts';

describe('the last owner', () => {
  const owner = { role: 'owner', disabled: false } as const;
  const manager = { role: 'contestManager', disabled: false } as const;
  test.each([
    ['cannot get another role', [1], 1, manager, true],
    ['cannot be disabled', [1], 1, { ...owner, disabled: true }, true],
    ['may stay what they are', [1], 1, owner, false],
    ['may give others another role', [1], 2, manager, false],
    ['may disable others', [1], 2, { ...manager, disabled: true }, false],
    ['is not the last while there are two', [1, 2], 1, manager, false],
  ] as const)('%s', (_case, owners, operatorId, next, refused) => {
    expect(leavesNoOwner(owners, operatorId, next)).toBe(refused);
  });
});

test('a one-time password is random, copied without doubt and long enough', () => {
  const passwords = Array.from({ length: 200 }, newOneTimePassword);
  expect(new Set(passwords).size).toBe(200);
  for (const password of passwords) {
    expect(password).toMatch(
      /^[abcdefghjkmnpqrstuvwxyz23456789]{4}(-[abcdefghjkmnpqrstuvwxyz23456789]{4}){4}$/,
    );
  }
});

test('a link carries 256 random bits', () => {
  expect(newLinkToken()).toMatch(/^[\w-]{43}$/);
  expect(newLinkToken()).not.toBe(newLinkToken());
});
