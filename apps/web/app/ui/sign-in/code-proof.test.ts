import { describe, expect, test } from 'vitest';
import { type CodeProof, proofState, readProof } from './code-proof.ts';

const proof: CodeProof = {
  requestId: 'a7d3f1b2-0000-4000-8000-000000000000',
  to: 'seojun@example.kr',
  until: '2026-05-20T06:10:00.000Z',
  resendAt: '2026-05-20T06:01:00.000Z',
  verified: false,
};

describe('where the proof of a field is', () => {
  test.each([
    [null, 'seojun@example.kr', 'none'],
    [proof, 'seojun@example.kr', 'sent'],
    [proof, ' Seojun@Example.kr ', 'sent'],
    [proof, 'other@example.kr', 'none'],
    [{ ...proof, verified: true }, 'seojun@example.kr', 'verified'],
    [{ ...proof, verified: true }, 'seojun@example.k', 'none'],
  ] as const)('%j with "%s" typed is %s', (given, typed, state) => {
    expect(proofState(given, typed)).toBe(state);
  });
});

describe('reading a proof from a form', () => {
  test('what was written is read', () => {
    expect(readProof(JSON.stringify(proof))).toEqual(proof);
  });
  test.each([null, '', '{', '[]', 'null', '{"requestId":1}', JSON.stringify({ ...proof, until: 'soon' })])(
    '%j is none',
    (text) => {
      expect(readProof(text)).toBeNull();
    },
  );
  test('only true is verified, and nothing else is taken over', () => {
    expect(readProof(JSON.stringify({ ...proof, verified: 'yes', more: 1 }))).toEqual(proof);
  });
});
