import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { toldError, withoutQuotes } from './told-error.ts';

test.each([
  ["Cannot read properties of undefined (reading 'canary')", 'Cannot read properties of undefined …'],
  [
    'duplicate key value violates unique constraint "accounts_phone"',
    'duplicate key value violates unique constraint …',
  ],
  [
    'Unexpected token \'c\', ..."inId":"canary" passw"... is not valid JSON',
    'Unexpected token …... is not valid JSON',
  ],
  ['Unexpected token c, "canary', 'Unexpected token c, …'],
  ['"Kim"canary was refused', '… was refused'],
  ['no route to canary@test.example', 'no route to …'],
  ['no such person: 김카나리, 010-7777-8888', 'no such person: …'],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED …'],
  [
    'A transaction took longer than 5000 ms and was rolled back.',
    'A transaction took longer than … ms and was rolled back.',
  ],
])('of “%s” is kept “%s”', (message, kept) => {
  expect(withoutQuotes(message)).toBe(kept);
});

const rowTold = Object.assign(new Error('duplicate key value violates unique constraint "accounts_phone"'), {
  code: '23505',
  constraint: 'accounts_phone',
  table: 'accounts',
  detail: 'Key (phone)=(010-7777-8888) canary',
});

test('an error is told by kind, code and place, its row is not', () => {
  const told = toldError(new TypeError('“canary\n    at canary”', { cause: rowTold }));
  expect(told).toMatchObject({
    type: 'TypeError',
    cause: { type: 'Error', code: '23505', constraint: 'accounts_phone', table: 'accounts' },
  });
  expect(told.stack.join('\n')).toContain('log.test.ts');
  expect(JSON.stringify(told)).not.toMatch(/canary|7777/);
});

test.each([
  ['an error', [rowTold]],
  ['an error with words', [rowTold, 'it failed']],
  ['an error among facts', [{ err: rowTold, requestId: 'r1' }]],
  ['a request and its answer', [{ req: { url: '/canary' }, res: { headers: 'canary' } }, 'aborted']],
] as [string, [object, string?]][])('of %s a line says nothing personal', (_what, parts) => {
  const lines: string[] = [];
  const log = createLog('user-api', { stream: { write: (line) => void lines.push(line) } });
  log.error(...parts);
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/canary|7777/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    server: 'user-api',
    time: expect.any(String),
  });
});
