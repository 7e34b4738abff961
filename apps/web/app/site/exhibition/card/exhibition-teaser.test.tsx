import type { ExhibitionView } from '@chulbal/contract/exhibition/exhibition';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../ui/page-for-test.tsx';
import { exhibitionCard } from './exhibition-card.ko.ts';
import { ExhibitionTeaser } from './exhibition-teaser.tsx';

let clear = async () => {};
afterEach(() => clear());

const revealsAt = '2026-09-04T05:00:00.000Z';

test.each([
  ['is told before it', '2026-09-04T04:59:59.000Z', '09.04'],
  ['is not promised once it is over', revealsAt, '공개하려고 준비하고 있어요'],
])('the moment of the results %s', async (_, now, told) => {
  const view = {
    ...{ igNo: 1, name: '2026 전시', wallet: 20_000_000, tracks: [] },
    exhibition: { opensAt: '2026-08-20T00:00:00.000Z', closesAt: '2026-09-10T00:00:00.000Z', state: 'open' },
    market: { state: 'closed', closesAt: '2026-09-03T05:00:00.000Z', revealsAt, revealedAt: null },
  } as unknown as ExhibitionView;
  const part = <ExhibitionTeaser view={view} now={Date.parse(now)} />;
  ({ clear } = await renderPage(part, { words: { exhibitionCard } }));
  const text = document.body.textContent ?? '';
  expect(text).toContain(told);
  expect(text.includes('부터 공개해요')).toBe(now !== revealsAt);
});
