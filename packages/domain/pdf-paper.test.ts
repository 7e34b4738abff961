import { expect, test } from 'vitest';
import { beginPaper } from './pdf-paper.ts';

async function drawn(text: string): Promise<Buffer> {
  const about = {
    title: '종이',
    author: '출발',
    at: new Date('2026-05-20T05:00:00Z'),
    language: 'ko',
  } as const;
  const { doc, finished } = await beginPaper(about);
  for (const weight of ['Regular', 'SemiBold', 'Black']) doc.font(weight).fontSize(20).text(text);
  doc.end();
  return finished;
}

test('a paper has the same bytes whatever was drawn before it', async () => {
  const [plain, other] = ['한칸서재 a-b Ω fi', '한칸\u00a0서재 a\u2010b \u2126 ﬁ'];
  const first = await drawn(plain);
  const second = await drawn(other);
  expect(second.equals(first)).toBe(false);
  expect((await drawn(plain)).equals(first)).toBe(true);
  expect((await drawn(other)).equals(second)).toBe(true);
});
