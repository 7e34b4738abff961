import { randomUUID } from 'node:crypto';
import { login } from '@chulbal/contract/accounts';
import {
  getReceipt,
  myApplication,
  saveDraft,
  submitApplication,
} from '@chulbal/contract/applications/applications';
import { uploadFile } from '@chulbal/contract/files/files';
import { campus, formFields, memberKeyOf } from '@chulbal/testing/factories';
import { scripts } from '@chulbal/testing/hostile-texts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ApiClient } from './api-client.ts';
import { journey } from './browser.ts';
import { pdfSaying } from './pdf.ts';
import { newPerson, signUp } from './sign-up.ts';

const members = [memberKeyOf(1), memberKeyOf(2), memberKeyOf(3)];
/** Texts that are shown in this many places at once: team, item, leader, and each member. */
const places = 3 + members.length;

/** What would tell that a text was run, loaded or obeyed and not shown. */
async function watch(page: Page, productUrl: string): Promise<string[]> {
  const events: string[] = [];
  page.on('dialog', (dialog) => {
    events.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(productUrl) && !request.url().startsWith('data:'))
      events.push(`request ${request.url()}`);
  });
  page.on('popup', (popup) => events.push(`popup ${popup.url()}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      Object.assign(window, { violated: `${event.effectiveDirective} ${event.blockedURI}` });
    });
  });
  return events;
}

/** Nothing that was typed by somebody runs or makes elements of its own. */
async function expectOnlyText(page: Page, events: string[]): Promise<void> {
  const found = await page.evaluate(() => ({
    hacked: 'hacked' in window,
    violated: 'violated' in window ? String(window.violated) : null,
    strangers: [
      ...document.querySelectorAll('[onerror],[onload],[onfocus],[ontoggle],iframe,object,base'),
    ].map((element) => element.outerHTML),
    // messages name the portal by its public address, localhost in the demo
    leading: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({ href }) => href.replace('//localhost:', '//127.0.0.1:'))
      .filter((href) => !href.startsWith(`${location.origin}/`) && !href.startsWith('mailto:')),
  }));
  expect(found, page.url()).toEqual({ hacked: false, violated: null, strangers: [], leading: [] });
  expect(events, page.url()).toEqual([]);
}

journey(
  'S-14 a corpus of scripts as names is shown as text everywhere, and nothing of it runs',
  { timeout: 300_000 },
  async ({ desktop, productUrl, userApiUrl }) => {
    const { page } = desktop;
    desktop.expectedErrors.push(/404|422/);
    const events = await watch(page, productUrl);
    const person = newPerson('서 <b>굵은</b> 이름');
    await signUp(page, userApiUrl, person);
    await expectOnlyText(page, events);

    const visitor = new ApiClient(userApiUrl);
    const credentials = { loginId: person.email, password: person.password };
    const api = visitor.as((await visitor.call(login, credentials)).accessToken);
    const form = formFields({
      leader: { tmPhone: person.phone, tmEmail: person.email },
      members: members.length,
    });
    for (const key of members) form[`members.${key}.tmPhone`] = newPerson('').phone;
    const { teamNo } = await api.call(saveDraft, { ...campus, baseVersion: 0, changes: form });
    const bytes = pdfSaying('plan');
    const certificates = ['leader', ...members].map((person) => ({ slot: 'schoolPaper', person }));
    for (const place of [{ slot: 'business' }, ...certificates]) {
      const { slot } = place;
      const fileName = `${slot} 'onerror=hacked=1' &lt;b&gt; $(hacked) \${hacked=1}.pdf`;
      await api.send(uploadFile, { teamNo, ...place, fileName, size: bytes.length }, bytes);
    }

    for (let at = 0; at < scripts.length; at += places) {
      const [team = '안녕', item = team, leader = team, ...others] = scripts.slice(at, at + places);
      const teamName = [...team].slice(0, 40).join('');
      const before = await api.call(myApplication, campus);
      const changes = {
        teamName,
        teamItemName: item,
        teamItemExp: scripts.slice(at, at + 12).join('\n'),
        'leader.tmName': leader,
        'leader.tmSchoolName': item,
        ...Object.fromEntries(members.map((key, place) => [`members.${key}.tmName`, others[place] ?? team])),
      };
      const { version } = await api.call(saveDraft, {
        ...campus,
        teamNo,
        baseVersion: before.application?.version ?? 0,
        changes,
      });
      await api.call(submitApplication, { teamNo, version, idempotencyKey: randomUUID() });

      // Cached replies are a few seconds old at most.
      const shown = async (path: string, text: string) => {
        const has = page.locator('main').getByText(text, { exact: false }).first();
        for (let tries = 0; tries < 10; tries += 1) {
          await page.goto(path);
          if (
            await has.waitFor({ state: 'attached', timeout: 1_000 }).then(
              () => true,
              () => false,
            )
          )
            break;
        }
        expect(await has.count(), `${text} at ${path}`).toBe(1);
        await expectOnlyText(page, events);
      };
      await shown(`/contest/apply-team?keyword=${encodeURIComponent(teamName)}`, teamName);
      await shown('/auth/mypage', teamName);
      await shown(`/apply/receipt/${teamNo}`, teamName);
      await shown(`/contest/apply-team/detail/${teamNo}`, teamName);
    }
    const receipt = await api.call(getReceipt, { teamNo });
    expect(receipt.version).toBe(Math.ceil(scripts.length / places));

    for (const path of ['/apply/3/1?step=team', '/apply/3/1?step=members', '/apply/3/1?step=review']) {
      await page.goto(path);
      await expectOnlyText(page, events);
    }
    await page.goto('/dev/messages');
    await expectOnlyText(page, events);
  },
);

journey(
  'S-14 scripts in the address and in a form come back as text',
  { timeout: 300_000 },
  async ({ phone, productUrl }) => {
    const { page } = phone;
    phone.expectedErrors.push(/404|422|400/);
    const events = await watch(page, productUrl);
    for (const [at, script] of scripts.entries()) {
      const text = encodeURIComponent(script);
      const paths = [`/contest/apply-team?keyword=${text}`, `/auth/login?next=${text}`, `/no/such/${text}`];
      // Every text at one of the places, in `npm run proof` at each.
      for (const path of process.env.WHOLE ? paths : [paths[at % paths.length] ?? '/']) {
        await page.goto(path);
        await expectOnlyText(page, events);
      }
    }
    for (const script of scripts.slice(0, process.env.WHOLE ? 12 : 3)) {
      await page.goto('/auth/login');
      await page.locator('input[name=loginId]').fill(`${script}@x.example`);
      await page.locator('input[name=password]').fill('a');
      await page.locator('main form button[type=submit]').click();
      await page.locator('main [aria-invalid=true], main [role=alert]').first().waitFor();
      await expectOnlyText(page, events);
    }
  },
);
