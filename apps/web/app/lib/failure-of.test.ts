import { createStaticHandler, data } from 'react-router';
import { expect, test } from 'vitest';
import { failureOf } from './failure-of.ts';

/** What the router makes of data that a loader throws. */
async function refused(status: number, said: unknown): Promise<unknown> {
  const loader = () => {
    throw data(said, { status });
  };
  const context = await createStaticHandler([{ id: 'page', path: '/', loader }]).query(
    new Request('http://host/'),
  );
  return 'errors' in context ? context.errors?.page : undefined;
}

test.each([
  [await refused(429, { error: 'tooManyRequests', retryAfter: 37 }), { kind: 'limited', seconds: 37 }],
  [await refused(429, { error: 'tooManyRequests' }), { kind: 'limited', seconds: 60 }],
  [await refused(429, null), { kind: 'limited', seconds: 60 }],
  [await refused(503, { error: 'unavailable', retryAfter: 5 }), { kind: 'service' }],
  [await refused(500, null), { kind: 'failed' }],
  [new TypeError('Failed to fetch'), { kind: 'network' }],
  [new TypeError('x is undefined'), { kind: 'failed' }],
  ['thrown', { kind: 'failed' }],
])('%#: a page is not there because of %o', (error, failure) => {
  expect(failureOf(error)).toEqual(failure);
});
