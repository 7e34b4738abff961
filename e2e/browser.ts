import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page, Response } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { launchBrowser } from './launch-browser.ts';

/** The screens that journeys are looked at on; the console on a tablet instead of a phone. */
export const screens = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
  tablet: { viewport: { width: 768, height: 1024 } },
  desktop: { viewport: { width: 1440, height: 900 } },
} satisfies Record<string, BrowserContextOptions>;

export type Screen = keyof typeof screens;

export type Visit = {
  page: Page;
  /** Errors of scripts and of the console since the visit began, but for `expectedErrors`. */
  errors: string[];
  /** What the journey brings about on purpose, such as the 404 of an unknown page. */
  expectedErrors: RegExp[];
  close(): Promise<void>;
};

/** As long as a busy machine may take; what never comes is found all the same. */
const timeout = 60_000;

/**
 * Lets `goto` and `reload` end when the scripts of the page have taken it over and have nothing more to do: what is
 * pressed before that comes late. The page says it itself, once its effects have run.
 */
function waitForScripts(page: Page): void {
  const taken = () => !document.querySelector('script') || 'hydrated' in document.documentElement.dataset;
  for (const name of ['goto', 'reload'] as const) {
    const go = page[name].bind(page) as (...given: unknown[]) => Promise<Response | null>;
    const goAndWait = async (...given: unknown[]) => {
      const answer = await go(...given);
      if (answer?.headers()['content-type']?.startsWith('text/html')) {
        await page.waitForFunction(taken);
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5_000 })));
      }
      return answer;
    };
    Object.assign(page, { [name]: goAndWait });
  }
}

/** Opens a page as someone who has never been here: own cookies, Korean unless said otherwise. */
export async function openVisit(
  browser: Browser,
  screen: Screen,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    ...screens[screen],
    baseURL,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // Nothing moves while it is looked at.
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(timeout);
  if (options.javaScriptEnabled !== false) context.on('page', waitForScripts);
  // What a page tried and the browser forbade is said nowhere else where the page took it calmly.
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`Forbidden by ${violatedDirective}: ${blockedURI} of ${sourceFile}`),
    ),
  );
  const page = await context.newPage();
  const visit: Visit = { page, errors: [], expectedErrors: [], close: () => context.close() };
  const note = (text: string) => {
    if (!visit.expectedErrors.some((expected) => expected.test(text))) visit.errors.push(text);
  };
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
  });
  return visit;
}

/**
 * A journey through the product that runs for all journeys: `phone` and `desktop` are visits of their own,
 * opened when asked for. Any unexpected error of a script or the console fails the journey.
 */
export const journey = base
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('productUrl', () => inject('productUrl'))
  .extend('userApiUrl', () => inject('userApiUrl'))
  .extend('phone', async ({ browser, productUrl }, { onCleanup }) => {
    const visit = await openVisit(browser, 'phone', productUrl);
    onCleanup(() => closeQuietly(visit));
    return visit;
  })
  .extend('desktop', async ({ browser, productUrl }, { onCleanup }) => {
    const visit = await openVisit(browser, 'desktop', productUrl);
    onCleanup(() => closeQuietly(visit));
    return visit;
  });

async function closeQuietly(visit: Visit): Promise<void> {
  await visit.close();
  expect(visit.errors, 'errors in the browser').toEqual([]);
}

/** Waits until what moves has come to rest: half faded in, a text has too little contrast. */
async function settled(page: Page): Promise<void> {
  // The line that says a page is on its way.
  await page.locator('body > [role=progressbar]').waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Half as long as what the package gives by name, and taken into every page that is looked at. */
const axeSource = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/**
 * Axe as it asks the frames of a page too, wherever they are from. Marks on a lane stand as close as their days do; the
 * dates beside them are the other way to set them, which WCAG 2.5.8 asks for then.
 */
const axeInFrames = `${axeSource};axe.configure({
  allowedOrigins: ['<unsafe_all_origins>'],
  rules: [{ id: 'target-size', selector: '*:not([role=slider])' }],
})`;

/**
 * Fails when axe finds anything, contrast among it; says rule and element. `targets`: whether they have 24 px
 * or room around them, too, which no rule looks at unasked; what comes up for a moment may lie over some, and what
 * a bar at the foot of the window covers in part is looked at again where somebody scrolls to. All rules run, but only what they find is told in full: collecting every element that is right takes four times as long.
 * Of what axe would load beforehand it gets the media; the styles it would take apart for one experimental rule only,
 * which is not among those that run.
 */
export async function expectAccessible(page: Page, { targets = false } = {}): Promise<void> {
  await settled(page);
  await Promise.all(page.frames().map((frame) => frame.evaluate(axeInFrames)));
  const found = await page.evaluate(async (size) => {
    const { axe: here } = window as unknown as { axe: typeof axe };
    const { violations } = await here.run(document, {
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: size } },
      preload: { assets: ['media'] },
    });
    const told: string[] = [];
    for (const { id, nodes } of violations) {
      for (const { target } of nodes) {
        const selector = target.join(' ');
        const shown = id === 'target-size' ? document.querySelector(selector) : null;
        shown?.scrollIntoView({ block: 'center' });
        const again = shown && (await here.run(shown, { runOnly: ['target-size'] }));
        if (again?.violations.length !== 0) told.push(`${id}: ${selector}`);
      }
    }
    return told;
  }, targets);
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/** Keeps a picture of the page in the folder that SCREENSHOTS names; without it, does nothing. */
export async function screenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const width = page.viewportSize()?.width ?? 0;
  await page.screenshot({
    path: join(folder, `${name}-${width}.png`),
    fullPage: true,
    animations: 'disabled',
  });
}
