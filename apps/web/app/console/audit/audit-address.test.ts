import { describe, expect, test } from 'vitest';
import { auditAddress, readAuditQuery } from './audit-address.ts';

describe('the address of the log', () => {
  test.each([
    ['', { page: 1 }],
    ['page=3&category=export', { page: 3, category: 'export' }],
    ['category=all&page=0', { page: 1 }],
    ['operatorId=7&operatorId=8', { page: 1, operatorId: 7 }],
    ['operatorId=-7&page=1e3', { page: 1 }],
    ['from=2026-02-30&to=2026-03-01', { page: 1, to: '2026-03-01' }],
    ['from=2026.02.01&to=2026.3.1', { page: 1, from: '2026-02-01' }],
    ['keyword=%20%20&objectKind=team&objectId=41', { page: 1, objectKind: 'team', objectId: '41' }],
    [`keyword=${'가'.repeat(60)}`, { page: 1, keyword: '가'.repeat(50) }],
  ])('%s is read as %o', (search, query) => {
    expect(readAuditQuery(new URLSearchParams(search))).toEqual(query);
  });

  test('another filter begins at the first page and keeps the others', () => {
    const search = new URLSearchParams('page=4&keyword=연장&category=change&strange=1');
    expect(auditAddress(search, { category: null, operatorId: '3' })).toBe(
      '/console/audit?operatorId=3&keyword=%EC%97%B0%EC%9E%A5',
    );
    expect(auditAddress(new URLSearchParams('page=2'), {})).toBe('/console/audit');
  });
});
