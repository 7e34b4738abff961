import { expect, test } from 'vitest';
import { firstReply, holdsAnswers } from './form-reply.ts';

const now = '2026-05-20T05:00:00.000Z';
const proof = { requestId: 'one', to: 'hana@example.kr', until: now, resendAt: now, verified: false };

test.each([
  ['nothing was sent yet', firstReply(now), false],
  ['an answer that belongs to no field', { errors: {}, message: '잠시 뒤 다시 해 주세요.' }, false],
  ['a text was refused', { errors: { name: '이름을 적어 주세요.' } }, true],
  ['a code was sent to a link’s holder', { errors: {}, proof }, true],
  ['a code was sent for a field', { errors: {}, proofs: { email: proof, phone: null } }, true],
])('%s: %s', (_what, reply, expected) => {
  expect(holdsAnswers(reply as Parameters<typeof holdsAnswers>[0])).toBe(expected);
});
