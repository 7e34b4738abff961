import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { MARKET_TERMS_VERSION } from '@chulbal/contract/investment/values';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { typeLogIn } from './account.ts';
import type { Person } from './exhibition-season.ts';
import { HttpVisitor } from './http-visitor.ts';

/** Finds a company on the exhibition and invests so many million won in it, by touch; the wallet is opened on the way. */
export async function investByTouch(
  page: Page,
  { person, team, millions }: { person: Person; team: string; millions: number },
): Promise<void> {
  await page.goto('/ipo/contents/exhibition');
  await page.getByRole('link', { name: team }).tap();
  await page.waitForURL(/\/ipo\/detail\/\d+\/\d+$/);
  await page.getByRole('link', { name: '로그인하고 시작하기' }).tap();
  await page.waitForURL('**/auth/login?next=*');
  await typeLogIn(page, person);
  await page.waitForURL(/\/ipo\/detail\/\d+\/\d+$/);
  await page.getByLabel('약관을 읽었고 동의해요').check();
  await page.getByRole('button', { name: '지갑 열기' }).tap();
  await choose(page, millions);
  await page.getByRole('button', { name: /(넣기|바꾸기)$/ }).tap();
  await page
    .getByText(/지갑에 .* 남았어요/)
    .first()
    .waitFor();
}

const choose = async (page: Page, millions: number) => {
  const leg = page.locator('fieldset label', { hasText: new RegExp(`^${millions}$`) });
  await leg.tap();
  await expect.poll(() => leg.locator('input').isChecked()).toBe(true);
};

/** The same without a browser, through the site as its own pages send it: log-in, wallet, an amount for each company. */
export async function investByWeb(
  url: string,
  igNo: number,
  { email, password }: Person,
  amounts: readonly { icNo: number; millions: number }[],
): Promise<void> {
  const visitor = new HttpVisitor(url);
  const reply = await visitor.post('/auth/login', { loginId: email, password });
  expect(reply.status).toBe(302);
  const send = async (name: string, input: Record<string, unknown>) => {
    const body = JSON.stringify({ name, input: { igNo, ...input } });
    const answer = await visitor.send('/command/market', body, { 'content-type': 'application/json' });
    expect([name, answer.status, answer.status === 200 ? '' : await answer.text()]).toEqual([name, 200, '']);
  };
  await send('openWallet', { termsVersion: MARKET_TERMS_VERSION, agreed: true });
  for (const { icNo, millions } of amounts)
    await send('invest', { icNo, amount: millions * 1_000_000, idempotencyKey: randomUUID() });
}

/** What `npm run recompute-market` says of a file, without a database, and how it ends. */
export function recomputedMarket(file: string, sha256: string): Promise<{ code: number; output: string }> {
  const options = {
    cwd: fileURLToPath(new URL('../', import.meta.url)),
    env: { PATH: process.env.PATH, DATA_DIR: '/nowhere' },
  };
  const args = ['apps/all/start.mjs', 'recompute-market', file, '--expect', sha256];
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: out + err }),
    );
  });
}

/** A line of the published ledger, as its file says it. */
type FiledLine = { place: string; kind: string; amount: string; hash: string };

/**
 * On the page of results as an investor: finds the lines of the pseudonym that stands there already, downloads the ledger,
 * and gives what the page showed beside the lines of that pseudonym in the file.
 */
export async function findOwnLines(
  page: Page,
): Promise<{ shown: { place: string; hash: string }[]; lines: FiledLine[] }> {
  const pseudonym = await page.locator('input[name=wallet]').inputValue();
  await page.getByRole('button', { name: '찾기', exact: true }).tap();
  await page.getByText(new RegExp(`^${pseudonym}: \\d+줄을 찾았어요`)).waitFor();
  const rows = page.locator('section[aria-labelledby=ledger] tbody tr');
  const shown = await rows.evaluateAll((all) =>
    all.map((row) => ({
      place: row.querySelector('th')?.textContent ?? '',
      hash: row.querySelector('code')?.textContent ?? '',
    })),
  );
  const arrives = page.waitForEvent('download');
  await page
    .getByRole('link', { name: /^장부 파일/ })
    .first()
    .tap();
  const text = await readFile(await (await arrives).path(), 'utf8');
  const lines = text.split('\n').flatMap((row) => {
    const [what, place = '', , kind = '', wallet = '', , amount = '', , hash = ''] = row.split(',');
    return what === 'line' && wallet === pseudonym ? [{ place, kind, amount, hash }] : [];
  });
  return { shown, lines };
}
