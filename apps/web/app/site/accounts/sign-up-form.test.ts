import { describe, expect, test } from 'vitest';
import { inOrder, readRemembered, stepState, stepWithError } from './sign-up-form.ts';

test('of the three steps those before the open one are done, those after it ahead', () => {
  const steps = ['terms', 'identity', 'password'] as const;
  expect(steps.map((step) => stepState(step, 'identity'))).toEqual(['done', 'now', 'ahead']);
  expect(steps.map((step) => stepState(step, 'terms'))).toEqual(['now', 'ahead', 'ahead']);
});

test.each([
  [{}, null],
  [{ password: 'x' }, 'password'],
  [{ password: 'x', email: 'y' }, 'identity'],
  [{ 'consents.privacy': 'x', password: 'y' }, 'terms'],
  [{ somethingElse: 'x' }, null],
])('errors %j lead to the step %s', (errors, step) => {
  expect(stepWithError(errors)).toBe(step);
});

test('errors come in the order of the form', () => {
  expect(Object.keys(inOrder({ password: '', phone: '', name: '', 'consents.privacy': '' }))).toEqual([
    'consents.privacy',
    'name',
    'phone',
    'password',
  ]);
});

describe('what a tab remembers', () => {
  const terms = [
    { term: 'service', required: true },
    { term: 'marketing', required: false },
  ];
  const read = (kept: unknown) => readRemembered(JSON.stringify(kept), terms);

  test('the step and the ticks come back', () => {
    expect(read({ step: 'identity', agreed: ['service'] })).toEqual({
      step: 'identity',
      agreed: ['service'],
    });
    expect(read({ step: 'terms', agreed: ['marketing'] })).toEqual({ step: 'terms', agreed: ['marketing'] });
  });
  test('the password step begins again with who one is', () => {
    expect(read({ step: 'password', agreed: ['service'] })?.step).toBe('identity');
  });
  test('without a required tick the terms come first', () => {
    expect(read({ step: 'identity', agreed: ['marketing', 'gone'] })).toEqual({
      step: 'terms',
      agreed: ['marketing'],
    });
  });
  test('what cannot be read is nothing', () => {
    expect(readRemembered(null, terms)).toBeNull();
    expect(readRemembered('{', terms)).toBeNull();
    expect(read({ step: 'terms' })).toBeNull();
  });
});
