import { expect } from 'vitest';
import { expectAccessible, journey, screenshot } from './browser.ts';
import { ContentEditor } from './content-editor.ts';
import { logIn } from './people.ts';

const draft = {
  ...{ popupType: 'text', mode: 'panel', titleEn: '', altKo: '', altEn: '', link: '/board/notice' },
  ...{ from: null, until: null, pictureKo: null, pictureEn: null, contentEn: '' },
};

journey(
  'popups lie beside what matters, are closed by Escape until the next load, and stay away for a day',
  { timeout: 60_000 },
  async ({ phone, desktop, productUrl }) => {
    const editor = await ContentEditor.open(productUrl, 'popups');
    const made: { displayNo: number }[] = [];
    for (const titleKo of ['설명회 시험', '점검 시험']) {
      const given = { ...draft, titleKo, contentKo: '<p>금요일 19:00, 온라인.</p>' };
      const popup = await editor.command('popups', 'savePopup', {
        ...{ displayNo: null, editVersion: 0, draft: given },
      });
      made.push(popup);
      await editor.command('popups', 'hide', { kind: 'popup', displayNo: popup.displayNo, hidden: false });
    }
    try {
      for (const { page } of [phone, desktop]) {
        // the slides stand still, so that axe sees one of them
        await page.emulateMedia({ reducedMotion: 'reduce' });
        // Answers of the API are a few seconds old at most.
        const [first, second] = made.map(({ displayNo }) =>
          page.locator(`section[aria-labelledby=popup-${displayNo}]`),
        );
        if (!first || !second) throw new Error('Two popups were made.');
        // whatever the demo shows comes before them
        const others = page.locator('section[aria-labelledby^=popup-]');
        const toTheFirst = async () => {
          await others.first().waitFor();
          while (!(await first.isVisible())) await page.keyboard.press('Escape');
        };
        await expect
          .poll(async () => (await (await page.request.get('/popups')).text()).includes('점검 시험'), {
            timeout: 15_000,
          })
          .toBe(true);
        await page.goto('/');
        await toTheFirst();
        await expectAccessible(page);
        await screenshot(page, 'popup');
        const panel = await first.boundingBox();
        const strip = await page.locator('section[aria-labelledby=strip]').boundingBox();
        expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);

        await page.keyboard.press('Escape');
        await second.waitFor();
        expect(await first.count()).toBe(0);
        await second.getByLabel('오늘 하루 보지 않기').check();
        const closedAt = Date.now();
        await second.getByRole('button').click();
        expect(await others.count()).toBe(0);
        const name = `serverPopup${made[1]?.displayNo}`;
        const cookie = (await page.context().cookies()).find((one) => one.name === name);
        expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
        const ends = (cookie?.expires ?? 0) * 1000 - 86_400_000;
        expect(ends).toBeGreaterThanOrEqual(closedAt - 1000);
        expect(ends).toBeLessThanOrEqual(Date.now() + 1000);

        await page.reload();
        await toTheFirst();
        await page.keyboard.press('Escape');
        expect(await others.count()).toBe(0);
      }

      // Who has something to do is told as well, under it: nothing lies over what they have to do.
      await logIn(phone.page, 'draft');
      await phone.page.goto('/');
      const told = phone.page.locator(`section[aria-labelledby=popup-${made[0]?.displayNo}]`);
      const any = phone.page.locator('section[aria-labelledby^=popup-]');
      await any.first().waitFor();
      while (!(await told.isVisible())) await phone.page.keyboard.press('Escape');
      await expectAccessible(phone.page);
      const lanes = await phone.page.locator('section[aria-labelledby=strip]').boundingBox();
      const place = await told.boundingBox();
      expect(place?.y ?? 0).toBeGreaterThanOrEqual((lanes?.y ?? 0) + (lanes?.height ?? 0));

      // As a modal it holds the focus, and only its button or Escape closes it. Nobody else's page is to show it.
      const { page } = desktop;
      await page.route('**/popups', (route) =>
        route.fulfill({
          json: [
            {
              ...{
                popupNo: 999_999,
                popupTitle: '모달 시험',
                popupType: 'text',
                mode: 'modal',
                popupLink: '',
              },
              ...{ popupModifyFileName: null, popupAlt: '', width: null, height: null },
              popupContent: '<p>꼭 읽어 주세요.</p>',
            },
          ],
        }),
      );
      await page.goto('/');
      const dialog = page.getByRole('dialog', { name: '모달 시험' });
      await dialog.waitFor();
      await expectAccessible(page);
      await page.mouse.click(5, 5);
      expect(await dialog.isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    } finally {
      for (const { displayNo } of made)
        await editor.command('popups', 'delete', { kind: 'popup', displayNo });
    }
  },
);
