import { board } from '@chulbal/contract/posts/operators';
import { expect, test } from 'vitest';
import { emptyDraft } from './empty-draft.ts';
import { changeOf, changeOfDetails, draftOfTexts, textsOf } from './post-texts.ts';

test.each(board.options)('a draft of the board %s becomes texts by path and comes back the same', (name) => {
  const draft = { ...emptyDraft(name), titleKo: '[1] 출발', pinned: true, titleEn: 'null' };
  expect(draftOfTexts(textsOf(draft), emptyDraft(name))).toEqual(draft);
});

test('what is written over it is in the draft, what was null as a text', () => {
  const like = emptyDraft('program');
  const texts = {
    ...textsOf(like),
    ...changeOfDetails({ capacity: 30, placeKo: '12', opensAt: '2026-05-01T00:00:00.000Z' }),
    ...changeOf({ titleKo: '3월 밋업' }),
  };
  expect(draftOfTexts(texts, like)).toMatchObject({
    titleKo: '3월 밋업',
    details: { capacity: 30, placeKo: '12', opensAt: '2026-05-01T00:00:00.000Z', closesAt: null },
  });
});
