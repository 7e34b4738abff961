import { describe, expect, test } from 'vitest';
import { pointerPath, stageOfPath } from './pointer-path.ts';

describe('where a log-in leads', () => {
  test.each([
    ['/pointer/list/3/2', '/pointer/list/3/2'],
    ['/pointer/detail/3/2/17?doc=1', '/pointer/detail/3/2/17?doc=1'],
    ['/pointer', '/pointer'],
    ['/pointer/login/3/2', '/pointer'],
    ['/pointer/logout', '/pointer'],
    ['/console', '/pointer'],
    ['/pointers', '/pointer'],
    ['//evil.example/pointer', '/pointer'],
    ['https://evil.example/pointer', '/pointer'],
    [null, '/pointer'],
  ])('%s → %s', (wanted, path) => {
    expect(pointerPath(wanted)).toBe(path);
  });

  test('without a wish, to the usual page', () => {
    expect(pointerPath(null, '/pointer/list/3/2')).toBe('/pointer/list/3/2');
  });

  test.each([
    ['/pointer/list/3/2', { trackNo: 3, stageNo: 2 }],
    ['/pointer/detail/3/2/17', { trackNo: 3, stageNo: 2 }],
    ['/pointer/pledge/3/2?lang=en', { trackNo: 3, stageNo: 2 }],
    ['/pointer/list/3', null],
    ['/pointer/list/3/x', null],
    ['/pointer', null],
  ])('the stage of %s', (path, stage) => {
    expect(stageOfPath(path)).toEqual(stage);
  });
});
