import { afterEach, expect, test } from 'vitest';
import { callCommandsAs, called } from './called.ts';

afterEach(() => callCommandsAs({ CALLED_AS: 'npm run' }));

test('a command is named as it is typed where the product is', () => {
  expect([called('backup'), called('restore', '[--replace]')]).toEqual([
    'npm run backup',
    'npm run restore -- [--replace]',
  ]);
  callCommandsAs({ CALLED_AS: 'chulbal' });
  callCommandsAs({});
  expect([called('backup'), called('restore', '[--replace]')]).toEqual([
    'chulbal backup',
    'chulbal restore [--replace]',
  ]);
});
