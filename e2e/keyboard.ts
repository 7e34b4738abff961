import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** More stops than any page has between two controls that follow one another. */
const mostStops = 80;

/** A page that a busy machine moves comes to rest within so many milliseconds. */
const mostWait = 5000;

type Stop = { name: string; ring: boolean; seen: boolean };

/**
 * A person without a mouse. Every stop on the way must show its ring and stand in view; `expectNoneHidden`
 * tells those that did not.
 */
export function keyboardOf(page: Page) {
  const hidden = new Set<string>();
  const { keyboard } = page;
  // The chooser is taken over from the start: asked for with the key, the browser may open its own before.
  page.on('filechooser', () => {});

  async function note(): Promise<void> {
    let stop = await page.evaluate(describeFocus);
    const shows = () => stop === null || (stop.ring && stop.seen);
    // a menu that was left fades away, and a page that scrolls comes to rest
    for (const end = Date.now() + mostWait; !shows() && Date.now() < end; ) {
      await page.waitForTimeout(100);
      stop = await page.evaluate(describeFocus);
    }
    if (stop && !stop.ring) hidden.add(`no ring: ${stop.name}`);
    if (stop && !stop.seen) hidden.add(`out of view: ${stop.name}`);
  }
  const isAt = (selector: string) =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

  async function tabTo(selector: string): Promise<void> {
    const passed: string[] = [];
    for (let stops = 0; stops < mostStops; stops += 1) {
      if (await isAt(selector)) return;
      await keyboard.press('Tab');
      await note();
      passed.push((await page.evaluate(describeFocus))?.name ?? 'nothing');
    }
    throw new Error(`Tab did not reach ${selector}; it passed ${passed.join(' → ')}`);
  }
  const field = (path: string) => `#f-${path.replaceAll('.', '-')}`;

  return {
    tabTo,
    isAt,
    press: (key: string) => keyboard.press(key),
    async write(path: string, text: string): Promise<void> {
      await tabTo(field(path));
      await keyboard.type(text);
    },
    async tick(path: string): Promise<void> {
      await tabTo(field(path));
      await keyboard.press('Space');
      expect(await page.locator(field(path)).isChecked(), path).toBe(true);
    },
    /** Goes down the options to the one of that value; without a value, to the first that says something. */
    async choose(path: string, value?: string): Promise<void> {
      await tabTo(field(path));
      const control = page.locator(field(path));
      const done = async () => {
        const now = await control.inputValue();
        return value === undefined ? now !== '' : now === value;
      };
      for (let steps = 0; steps < 40 && !(await done()); steps += 1) await keyboard.press('ArrowDown');
      expect(await done(), path).toBe(true);
    },
    /** Opens the browser's file chooser from the slot and gives it a file. */
    async attach(slot: string, name: string, buffer: Buffer): Promise<void> {
      await tabTo(field(`files.${slot}`));
      const asked = page.waitForEvent('filechooser');
      await keyboard.press('Enter');
      await (await asked).setFiles({ name, mimeType: 'application/pdf', buffer });
    },
    expectNoneHidden: () => expect([...hidden]).toEqual([]),
  };
}

/** Runs in the page: the focused control, whether its ring shows, and whether it stands in view. */
function describeFocus(): Stop | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const label = focused.closest('label');
  const drawn = [focused, label, focused.nextElementSibling, focused.parentElement].filter(
    (one) => one instanceof Element,
  );
  const ring = drawn.some((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  const box = (label ?? focused).getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 24)];
  const top = document.elementFromPoint(x, y);
  const seen = top !== null && (drawn.some((one) => one.contains(top)) || top.contains(focused));
  const name = focused.id || focused.getAttribute('aria-label') || focused.textContent?.trim().slice(0, 40);
  return { name: `${focused.tagName.toLowerCase()} ${name}`, ring, seen };
}
