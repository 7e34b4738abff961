import { expect } from 'vitest';
import { journey } from './browser.ts';
import { logIn } from './people.ts';

journey(
  'S-06 no token and nothing personal is in page scripts, web storage or the address',
  async ({ desktop: { page } }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await logIn(page, 'draft');
    for (const path of ['/auth/mypage', '/apply/3/1?step=leader', '/contest/schedule']) {
      await page.goto(path);
      const seen = await page.evaluate(() => ({
        cookies: document.cookie,
        local: JSON.stringify({ ...localStorage }),
        session: JSON.stringify({ ...sessionStorage }),
      }));
      expect(seen.cookies).not.toMatch(/user_|pointer_|operator_/);
      for (const kept of [seen.local, seen.session, ...addresses]) {
        expect(kept).not.toMatch(/eyJ[\w-]+\.|010-0000-9001|seojun@demo|seojun%40demo|2004-11-02/);
      }
      const html = await page.content();
      expect(html).not.toMatch(/eyJ[\w-]+\.[\w-]+\./);
    }
  },
);

journey(
  'S-06 session cookies cannot be read by scripts and stay on this site',
  async ({ desktop: { page } }) => {
    await logIn(page, 'submitted');
    const cookies = (await page.context().cookies()).filter(({ name }) => name.includes('user_'));
    expect(cookies.length).toBeGreaterThanOrEqual(3);
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ httpOnly: true, path: '/', sameSite: 'Lax' });
    }
  },
);
