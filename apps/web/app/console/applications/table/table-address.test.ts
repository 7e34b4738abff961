import { describe, expect, test } from 'vitest';
import { conditionsOf, filterOf, noConditions } from '../search/conditions.ts';
import { columnsOf, moveColumn, toggleColumn, usualColumns } from './columns.ts';
import { addressOf, tableStateOf, viewQuery } from './table-address.ts';

const stateOf = (query: string) => tableStateOf(new URLSearchParams(query));
const file = 'ab'.repeat(16);

describe('the address of the table', () => {
  test.each([
    ['', '/console/applications'],
    ['status=submitted', '/console/applications?status=submitted'],
    // one order, whatever the order of the clicks
    ['bonus=pending&trackNo=3,1&page=2', '/console/applications?trackNo=3,1&bonus=pending&page=2'],
    ['year=2025&trackNo=3&trackNo=1', '/console/applications?year=2025&trackNo=3,1'],
    [
      'keyword=%EB%B0%94%EB%A1%9C&sort=teamName',
      '/console/applications?keyword=%EB%B0%94%EB%A1%9C&sort=teamName',
    ],
    ['page=2&size=200', '/console/applications?size=200&page=2'],
    ['size=30', '/console/applications'],
    [`team=7&file=${file}`, `/console/applications?team=7&file=${file}`],
    // the usual is left out
    [`sort=-submittedAt&page=1&columns=${usualColumns.join(',')}`, '/console/applications'],
  ])('%s is %s', (query, address) => {
    expect(addressOf(stateOf(query))).toBe(address);
    expect(addressOf(stateOf(address.split('?')[1] ?? ''))).toBe(address);
  });

  test.each([
    ['trackNo=x', 'a track that is no number'],
    ['trackNo=0', 'a track 0'],
    ['status=lost', 'an unknown status'],
    ['bonus=', 'nothing'],
    ['unconfirmed=maybe', 'neither yes nor no'],
    ['submittedFrom=yesterday', 'no instant'],
    ['submittedFrom=2026-13-01T00:00:00Z', 'a month that is not'],
    ['sort=phone', 'an unknown sort'],
    ['columns=phone', 'an unknown column alone'],
    ['page=-1', 'a page before the first'],
    ['team=abc', 'no team'],
    [`file=${file}`, 'a document of no team'],
    ['year=20', 'no year'],
  ])('%s (%s) counts as not said', (query, _) => {
    const state = stateOf(query);
    expect(state.conditions).toEqual(noConditions);
    expect(addressOf({ ...state, columns: null })).toBe('/console/applications');
  });

  test('a view is chips, sort and columns, and neither page nor drawer', () => {
    const state = stateOf('trackNo=3&bonus=pending&sort=-bonus&columns=team,number&page=4&team=7&year=2026');
    expect(viewQuery(state)).toBe('trackNo=3&bonus=pending&sort=-bonus&columns=team,number');
  });
});

describe('what the table’s endpoint is asked', () => {
  test('is what the address says, and the season where it names one', () => {
    const query = 'trackNo=3,1&region=capital&unconfirmed=yes&submittedFrom=2026-05-08T00:00:00Z';
    expect(filterOf(conditionsOf(new URLSearchParams(query)), 2026)).toEqual({
      year: 2026,
      trackNo: '3,1',
      region: 'capital',
      unconfirmed: 'yes',
      submittedFrom: '2026-05-08T00:00:00Z',
    });
    expect(filterOf(noConditions, null)).toEqual({});
  });
});

describe('the columns', () => {
  test('the team is first and cannot be hidden or moved', () => {
    expect(columnsOf('item,team,number')).toEqual(['team', 'item', 'number']);
    expect(toggleColumn(['team', 'item'], 'team')).toEqual(['team', 'item']);
    expect(moveColumn(['team', 'item', 'number'], 'item', -1)).toEqual(['team', 'item', 'number']);
    expect(moveColumn(['team', 'item', 'number'], 'team', 1)).toEqual(['team', 'item', 'number']);
  });

  test('a shown one takes its usual place, a hidden one goes, one moves by a place', () => {
    expect(toggleColumn(['team', 'number', 'submittedAt'], 'region')).toEqual([
      'team',
      'number',
      'region',
      'submittedAt',
    ]);
    expect(toggleColumn(['team', 'number'], 'number')).toEqual(['team']);
    expect(moveColumn(['team', 'item', 'number'], 'item', 1)).toEqual(['team', 'number', 'item']);
    expect(moveColumn(['team', 'item', 'number'], 'number', 1)).toEqual(['team', 'item', 'number']);
  });
});
