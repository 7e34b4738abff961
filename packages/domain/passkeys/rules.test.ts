import { describe, expect, test } from 'vitest';
import { counterWentBack, siteAt } from './rules.ts';

describe('the count of uses', () => {
  test.each([
    { known: 0, told: 0, back: false, what: 'is never told' },
    { known: 0, told: 1, back: false, what: 'begins' },
    { known: 4, told: 5, back: false, what: 'goes on' },
    { known: 4, told: 900, back: false, what: 'goes on after uses elsewhere' },
    { known: 4, told: 4, back: true, what: 'stands still' },
    { known: 4, told: 3, back: true, what: 'goes back' },
    { known: 4, told: 0, back: true, what: 'is not told any more' },
  ])('$what: $known, then $told', ({ known, told, back }) => {
    expect(counterWentBack(known, told)).toBe(back);
  });
});

test('a passkey is of the domain, whatever the port, and of the address with it', () => {
  expect(siteAt('https://portal.example')).toEqual({
    rpId: 'portal.example',
    origin: 'https://portal.example',
  });
  expect(siteAt('http://localhost:3000')).toEqual({ rpId: 'localhost', origin: 'http://localhost:3000' });
});
