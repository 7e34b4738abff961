import { expect, test } from 'vitest';
import { apiErrorOf } from '../../../server/api-error.ts';
import { noneYet } from './none-yet.ts';

test('before the first season there is none, and that is no page that is missing', () => {
  expect(noneYet(apiErrorOf('notFound', 'ko'))).toBeNull();
});

test.each([apiErrorOf('sessionOver', 'ko'), new Error('broken')])(
  'whatever else went wrong is thrown: %s',
  (error) => {
    let thrown: unknown;
    try {
      noneYet(error);
    } catch (caught) {
      thrown = caught;
    }
    expect(thrown).toBe(error);
  },
);
