import type { Page } from 'playwright-core';
import { journey } from './browser.ts';
import { operatorOf } from './hired-operators.ts';
import { logInOperator } from './operators.ts';
import { expectWordsApart } from './words-apart.ts';

/** Looks at pages in both languages at these widths. */
async function look(page: Page, paths: readonly string[], widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      for (const language of ['en', 'ko']) {
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
        await page.locator('h1').waitFor();
        await expectWordsApart(page);
      }
    }
  }
}

journey('no name on the lanes of a season covers another, nor the lane a state', async ({ desktop }) => {
  const tracks = [1, 2, 3, 4, 5].map((track) => `/contest/schedule?track=${track}`);
  await look(desktop.page, tracks, [1440, 1100]);
});

journey(
  'on the figures of judging, of the overview and of the market no words cover others',
  async ({ desktop }) => {
    const { page } = desktop;
    await logInOperator(page, operatorOf('wordsApart'), '/console');
    await look(page, ['/console', '/console/judging', '/console/market'], [1440, 1024, 390]);
  },
);
