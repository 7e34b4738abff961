import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { failureOf } from './failure-of.ts';

const refused = (status: number, data: unknown) => new ErrorResponse(status, '', data);

test.each([
  [refused(429, { error: 'tooManyRequests', retryAfter: 37 }), { kind: 'limited', seconds: 37 }],
  [refused(429, { error: 'tooManyRequests' }), { kind: 'limited', seconds: 60 }],
  [refused(429, null), { kind: 'limited', seconds: 60 }],
  [refused(503, { error: 'unavailable', retryAfter: 5 }), { kind: 'service' }],
  [refused(500, null), { kind: 'failed' }],
  [new TypeError('Failed to fetch'), { kind: 'network' }],
  [new TypeError('x is undefined'), { kind: 'failed' }],
  ['thrown', { kind: 'failed' }],
])('%#: a page is not there because of %o', (error, failure) => {
  expect(failureOf(error)).toEqual(failure);
});
