import { expect, test } from 'vitest';
import { addressOf } from './exhibition-work.ts';

test.each([
  ['pages', '/console/companies?igNo=7'],
  ['reports', '/console/companies?igNo=7'],
  ['signals', '/console/market?igNo=7#signals'],
  ['objections', '/console/market?igNo=7#voids'],
  ['revealDue', '/console/market?igNo=7#reveal'],
  ['revealRequest', '/console/market?igNo=7#reveal'],
] as const)('%s are dealt with at %s', (kind, address) => {
  expect(addressOf({ kind }, 7)).toBe(address);
});
