import { expect, test } from 'vitest';
import { consolePath } from './console-path.ts';

test.each([
  [null, '/console'],
  ['/console/audit?page=2', '/console/audit?page=2'],
  ['/console', '/console'],
  ['/auth/mypage', '/console'],
  ['/consoles', '/console'],
  ['/console/../auth/mypage', '/console'],
  ['/console/logout', '/console'],
  ['//evil.example/console', '/console'],
  ['https://evil.example/console', '/console'],
])('after logging in, %s leads to %s', (wanted, path) => {
  expect(consolePath(wanted)).toBe(path);
});
