import { expect, test } from 'vitest';
import { conflictText } from './conflict-text.ts';

const asked = { board: 'notice', language: 'ko', words: { yes: '예', no: '아니요' } } as const;

test.each([
  ['titleKo', '제목', '제목'],
  ['bodyKo', '<p>글 <b>굵게</b></p>', '글  굵게'],
  ['kind', 'recruit', '모집'],
  ['pinned', 'true', '예'],
  [
    'attachments',
    '[{"serverFileName":"a","name":"점검표.pdf","size":1},{"name":"예시.pdf"}]',
    '점검표.pdf\n예시.pdf',
  ],
  ['attachments', '[]', ''],
  ['details.cover', '{"serverFileName":"a","altKo":"바다","altEn":""}', '바다'],
  ['details.capacity', 'null', ''],
  ['details.capacity', '30', '30'],
  ['details.placeKo', '"부산"', '부산'],
  ['details.opensAt', '"2026-05-20T00:00:00.000Z"', '05.20(수) 09:00'],
])('what %s holds is read as %j → %j', (path, text, read) => {
  expect(conflictText({ path, text }, asked)).toBe(read);
});
