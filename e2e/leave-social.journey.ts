import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openEmbeddedDb } from '@chulbal/domain/embedded-db';
import { sweep } from '@chulbal/domain/jobs/sweep';
import { createVault } from '@chulbal/domain/vault';
import { readArchive } from '@chulbal/testing/archives';
import { everythingIn } from '@chulbal/testing/database-state';
import { temporaryStore } from '@chulbal/testing/files';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { createAccount, typeLogIn } from './account.ts';
import { journey, openVisit } from './browser.ts';
import { linkIn, messageTo } from './messages.ts';
import { logOut, next, proveBy, toast } from './newcomer.ts';
import { startProduct } from './server.ts';
import { newPerson } from './sign-up.ts';
import { submitTeamOf } from './submitted-team.ts';
import { beginPasskey, giveAuthenticator } from './virtual-authenticator.ts';

const teamName = '바통을 받고 넘기기';
const email = 'haeun@kakao.example';
const files = temporaryStore();

/** Gives the team away on My data, and the other takes it on theirs. */
async function handOver(from: Page, to: Page, name: string): Promise<void> {
  await from.goto('/auth/my-data');
  const handover = from.locator('#handover');
  await handover.locator('select').selectOption({ label: name });
  await handover.getByRole('button', { name: '넘기기', exact: true }).click();
  await handover.getByText('팀장, 받으면').waitFor();
  await to.goto('/auth/my-data');
  await to.getByRole('button', { name: '팀장 맡기' }).click();
  await to.getByText('팀장이에요').first().waitFor();
}

/** All that the data of a product that has ended say to whoever has its key, once the sweep of the hour has been. */
async function dumpOf(dataDir: string): Promise<string> {
  const { DATA_KEY } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as {
    DATA_KEY: string;
  };
  const { db } = await openEmbeddedDb(createVault(DATA_KEY), { dataDir: join(dataDir, 'db') });
  try {
    await sweep({ db, files, clock: () => new Date() });
    return await everythingIn(db);
  } finally {
    await db.close();
  }
}

journey(
  'P-12 P-13 a student who came by another service is let in by a passkey alone, takes everything away, hands the team over, and no dump knows them',
  async ({ browser }) => {
    const product = await startProduct();
    onTestFinished(() => product.stop());
    // A provider leads back to the address that is printed, and a passkey is of its domain.
    const url = product.url.replace('127.0.0.1', 'localhost');
    const { userApiUrl } = product;
    const [phone, desktop] = [
      await openVisit(browser, 'phone', url),
      await openVisit(browser, 'desktop', url),
    ];
    phone.expectedErrors.push(/422/);
    const own = phone.page;
    const student = { ...newPerson('황보카나리아'), email };
    const friend = newPerson('정하람');
    await giveAuthenticator(own);

    // The student comes by the stand-in and says who they are.
    await own.goto('/auth/login');
    await own.getByRole('link', { name: '카카오 로그인' }).tap();
    await own.getByRole('button', { name: /하은/ }).tap();
    await own.waitForURL('**/auth/sign*');
    await own.check('[name="consents.service"]');
    await own.check('[name="consents.privacy"]');
    await next(own);
    await own.fill('[name=name]', student.name);
    await own.fill('[name=birthDate]', student.birthDate);
    await proveBy(own, 'phone', student.phone, userApiUrl);
    await own.getByRole('button', { name: '가입하기' }).tap();
    await toast(own, '환영해요');

    // A passkey, which lets them in alone from then on.
    await own.goto('/auth/user-edit');
    await beginPasskey(own, '카나리아의 전화');
    await toast(own, '패스키를 더했어요');
    await logOut(own);
    const byPasskey = async () => {
      await own.goto('/auth/login?next=/auth/my-data');
      await own.getByRole('button', { name: '패스키로 로그인' }).tap();
      await own.waitForURL('**/auth/my-data');
    };
    await byPasskey();

    // A friend has entered them in a team; they confirm, and take the lead.
    const api = await createAccount(userApiUrl, friend);
    await submitTeamOf(api, { leader: friend, member: student, teamName });
    const link = new URL(linkIn(await messageTo(userApiUrl, student.phone, { containing: 'token=' })));
    await own.goto(`${link.pathname}${link.hash}`);
    await own.locator('button[name=answer][value=confirm]').click();
    await own.getByText('본인 확인을 마쳤어요').first().waitFor();
    await desktop.page.goto('/auth/login?next=%2Fauth%2Fmy-data');
    await typeLogIn(desktop.page, friend);
    await desktop.page.waitForURL('**/auth/my-data');
    await handOver(desktop.page, own, student.name);

    // Everything held, as files that open without the product.
    await own.goto('/auth/my-data');
    await own.getByRole('button', { name: '한 묶음으로 받기' }).click();
    const box = own.locator('#export');
    await box.getByText('내 정보 한 묶음이 준비됐어요').waitFor({ timeout: 60_000 });
    await messageTo(userApiUrl, email, { containing: '준비' });
    const [download] = await Promise.all([
      own.waitForEvent('download'),
      box.getByRole('button', { name: '본인 확인하고 받기' }).click(),
    ]);
    const archive = await readArchive(await readFile(await download.path()));
    const read = (name: string) => archive.find((file) => file.name === name)?.content.toString('utf8') ?? '';
    for (const held of [student.name, email, student.phone, teamName])
      expect(read('index.html'), held).toContain(held);
    expect(read('index.html')).not.toContain(friend.phone);

    // They hand the team back and leave at once.
    await handOver(own, desktop.page, friend.name);
    await own.goto('/auth/my-data');
    const closing = own.locator('#closing');
    await closing.locator('input[name=atOnce]').check();
    await closing.locator('button[type=submit]').click();
    await own.waitForURL((at) => at.pathname === '/');
    await messageTo(userApiUrl, friend.email, { containing: '자리가 비었어요' });
    await own.goto('/auth/login');
    await own.getByRole('button', { name: '패스키로 로그인' }).tap();
    await own.getByText('이 패스키로 들어올 수 있는 계정이 없어요').waitFor();

    await phone.close();
    await desktop.close();
    expect([...phone.errors, ...desktop.errors], 'errors in the browser').toEqual([]);
    await product.end();
    const dump = await dumpOf(product.dataDir);
    expect(dump.includes(friend.phone), 'what is there is read').toBe(true);
    for (const canary of [student.name, email, student.phone, '카나리아의 전화'])
      expect(dump.split('\n').filter((line) => line.includes(canary))).toEqual([]);
  },
);
