import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { expectAccessible, openVisit, type Screen, screens, screenshot, type Visit } from './browser.ts';
import { type DemoJudge, isJudge, logInJudge } from './evaluators.ts';
import { operatorOf } from './hired-operators.ts';
import { launchBrowser } from './launch-browser.ts';
import { logInOperator } from './operators.ts';
import { type DemoPerson, logIn } from './people.ts';

/** A page in one of its states: where it is, who looks, and what is done to get there. */
export type PageState = {
  name: string;
  path: string;
  as?: DemoPerson | DemoJudge | 'owner';
  status?: number;
  act?: (page: Page) => Promise<void>;
};

const languages = ['ko', 'en'] as const;

const whole = Boolean(process.env.WHOLE);

/**
 * Looks at every page in its states. In a test run each in one of the four pairs of language and width, in turn;
 * `npm run proof` looks at all four.
 *
 * @param narrow the smaller of the two screens
 */
export function lookAtPages(states: readonly PageState[], narrow: Screen): void {
  const pairs = states.flatMap((state, index) =>
    languages.flatMap((language, first) =>
      [narrow, 'desktop' as const].flatMap((screen, second) =>
        whole || index % 4 === 2 * first + second ? [{ state, language, screen }] : [],
      ),
    ),
  );
  let browser: Browser;
  const visits = new Map<string, Promise<Visit>>();

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  const product = () => ({ url: inject('productUrl'), userApiUrl: inject('userApiUrl') });

  /** One browser session per person and screen, logged in once. */
  function visitOf(screen: Screen, as: PageState['as']): Promise<Visit> {
    const key = `${screen} ${as ?? 'visitor'}`;
    const known = visits.get(key);
    if (known) return known;
    const opened = openVisit(browser, screen, inject('productUrl')).then(async (visit) => {
      if (as === 'owner')
        await logInOperator(visit.page, operatorOf(screen === 'desktop' ? 'desktopPages' : 'tabletPages'));
      else if (as && isJudge(as)) await logInJudge(visit.page, as, product());
      else if (as) await logIn(visit.page, as);
      return visit;
    });
    visits.set(key, opened);
    return opened;
  }

  describe('A-01 no page has anything that axe finds', () => {
    test.each(pairs)('$state.name in $language on a $screen', async ({ state, language, screen }) => {
      const visit = await visitOf(screen, state.as);
      const { page } = visit;
      visit.expectedErrors.push(/404/);
      const path = `${state.path}${state.path.includes('?') ? '&' : '?'}lang=${language}`;
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(state.status ?? 200);
      await state.act?.(page);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(await page.title()).not.toBe('');
      expect(await page.locator('h1').count()).toBe(1);
      // The audit log quotes what it records, names of versions too.
      if (language === 'en' && !state.path.startsWith('/console/audit'))
        expect(await koreanDates(page), 'dates as Korean writes them').toEqual([]);
      await screenshot(page, `${state.name}-${language}`);
      await expectAccessible(page, { targets: true });
      expect(await sidewaysScroll(page), 'scrolls sideways').toBe(0);
      if (screen === 'phone') await expectNarrowEnough(page);
      expect(visit.errors.splice(0), 'errors in the browser').toEqual([]);
    });
  });

  // The console is no work for phones.
  if (narrow !== 'phone') return;

  // The others were made that narrow when they had been looked at on a phone.
  const others = states.filter(
    (state) =>
      (state.as === undefined || state.as === 'draft') &&
      !pairs.some((pair) => pair.state === state && pair.screen === 'phone'),
  );
  if (others.length === 0) return;
  describe('A-20 at 320 px nothing scrolls sideways', () => {
    test.each(others)('$name', async (state) => {
      const { page } = await visitOf('phone', state.as);
      await page.goto(state.path);
      await state.act?.(page);
      await expectNarrowEnough(page);
    });
  });
}

/**
 * Makes a phone as narrow as they come and back: at 320 px nothing scrolls sideways either, nor where a reader has
 * text set as wide as WCAG 2.2 says (1.4.12).
 */
async function expectNarrowEnough(page: Page): Promise<void> {
  const before = page.viewportSize() ?? screens.phone.viewport;
  await page.setViewportSize({ width: 320, height: 700 });
  // What is laid out by a script follows a moment later.
  const expectFits = (message: string) =>
    expect.poll(() => sidewaysScroll(page), { message, timeout: 5_000 }).toBe(0);
  await expectFits('scrolls sideways at 320 px');
  await setTextWide(page, true);
  await expectFits('scrolls sideways at 320 px with text set wide');
  await setTextWide(page, false);
  await page.setViewportSize(before);
}

function setTextWide(page: Page, wide: boolean): Promise<void> {
  return page.evaluate((isWide) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = isWide ? [sheet] : [];
  }, wide);
}

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/** Dates and days left on a page as only Korean writes them (2026.11.27, 11.27(금), 11.27 18:00, D-3), but for the names of versions. */
async function koreanDates(page: Page): Promise<string[]> {
  const dates = /(?<!version )\b\d{4}\.\d\d\.\d\d|\b[01]\d\.[0-3]\d(?:\(| \d\d:\d\d)|\bD-(?:\d+|DAY)\b/i;
  const texts = await page.getByText(dates).filter({ visible: true }).allTextContents();
  // What people wrote in Korean stays as it is.
  return texts.filter((text) => !/[가-힣]/.test(text.replaceAll(/\([일월화수목금토]\)/g, '')));
}
