import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { detailOf, hidingOf, isMet, readOffer, writeOffer } from './rules.ts';

const plan = { pages: ['/ipo/contents/exhibition', '/ipo/detail', '/support/resources'] };

describe('where logos hide', () => {
  test.each([
    ['/ipo/contents/exhibition', { kind: 'always' }],
    ['/ipo/detail', null],
    ['/ipo/detail/2/31', { kind: 'detail', of: { kind: 'company', igNo: 2, icNo: 31 } }],
    ['/ipo/detail/2', null],
    ['/ipo/detail/2/031', null],
    ['/ipo/detailed/2/31', null],
    ['/support/resources/detail/7', { kind: 'detail', of: { kind: 'post', board: 'resource', postNo: 7 } }],
    ['/support/resources/other/7', null],
    ['/board/notice/detail/7', null],
  ])('%s', (page, hiding) => {
    expect(hidingOf(plan, page)).toEqual(hiding);
  });

  test('a notice is a detail page where its board is named', () => {
    expect(detailOf('/board/notice/detail/7')).toEqual({ kind: 'post', board: 'notice', postNo: 7 });
  });
});

describe('the odds', () => {
  const hashOf = (text: string) => createHmac('sha256', 'key').update(text).digest('hex');

  test.each([
    [0, 0],
    [100, 4000],
  ])('%i percent', (odds, met) => {
    const hashes = Array.from({ length: 4000 }, (_, index) => hashOf(`p ${index}`));
    expect(hashes.filter((hash) => isMet(hash, odds))).toHaveLength(met);
  });

  test('twenty percent of people and days, the same each time', () => {
    const hashes = Array.from({ length: 4000 }, (_, index) => hashOf(`person ${index}`));
    const met = hashes.filter((hash) => isMet(hash, 20)).length;
    // Three standard deviations of 4,000 tries; the hashes are always the same.
    expect(Math.abs(met - 800)).toBeLessThan(76);
  });
});

test('an offer is read as it was written, and nothing else is', () => {
  const offer = { until: 1_790_000_000_000, page: '/ipo/detail/2/31', proof: 'ab'.repeat(32) };
  expect(readOffer(writeOffer(offer))).toEqual(offer);
  expect(readOffer('1.zz./a')).toBeNull();
});
