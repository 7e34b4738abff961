import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** No words of the page lie over others. */
export async function expectWordsApart(page: Page): Promise<void> {
  expect(await page.evaluate(wordsOverWords), 'words over words').toEqual([]);
}

/**
 * Pairs of words that cover each other, as they are seen: what is clipped away or hidden counts for nothing, what is
 * stuck to the screen lies over the page by design, and lines of a tight heading touch.
 */
function wordsOverWords(): string[] {
  type Seen = { node: Text; layer: Element | null; box: DOMRect; said: string };
  const seen: Seen[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement;
    const isSeen = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!parent || !isSeen || !node.data.trim()) continue;
    let [left, top, right, bottom] = [-1e9, -1e9, 1e9, 1e9];
    let layer: Element | null = null;
    for (let up: Element | null = parent; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.clipPath !== 'none') right = left;
      if (style.position === 'fixed' || style.position === 'sticky') layer ??= up;
      if (up === document.body || style.overflow === 'visible') continue;
      const box = up.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const [x, y] = [Math.max(rect.left, left), Math.max(rect.top, top)];
      const box = new DOMRect(x, y, Math.min(rect.right, right) - x, Math.min(rect.bottom, bottom) - y);
      if (box.width > 2 && box.height > 4) seen.push({ node, layer, box, said: node.data.trim() });
    }
  }
  const pairs = seen.flatMap((one, at) =>
    seen.slice(at + 1).flatMap((other) => {
      if (one.node === other.node || one.layer !== other.layer) return [];
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const covered = high / Math.min(one.box.height, other.box.height);
      return wide > 2 && covered > 0.35 ? [`${one.said} × ${other.said}`] : [];
    }),
  );
  return [...new Set(pairs)];
}
