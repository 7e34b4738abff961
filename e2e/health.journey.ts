import type { AddressInfo } from 'node:net';
import { demoOperators } from '@chulbal/demo/operators';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { expectAccessible, journey, openVisit, screenshot, type Visit } from './browser.ts';
import { next } from './newcomer.ts';
import { logInOperator } from './operators.ts';
import { type Product, startProduct } from './server.ts';

/** A mail server that refuses everything for a while. */
async function mailServer() {
  const state = { refuses: true, got: [] as string[] };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_, __, done) {
      done(state.refuses ? Object.assign(new Error('Try again later.'), { responseCode: 451 }) : null);
    },
    onData(stream, _, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        state.got.push(Buffer.concat(parts).toString('utf8'));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    state,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((done) => server.close(done)),
  };
}

describe('a mail server that refuses', () => {
  let mail: Awaited<ReturnType<typeof mailServer>>;
  let product: Product;
  let owner: Visit;

  beforeAll(async () => {
    mail = await mailServer();
    product = await startProduct({ SMTP_URL: mail.url, MAIL_FROM: 'no-reply@portal.example' });
  });
  afterAll(async () => {
    await owner?.close();
    await product?.stop();
    await mail?.close();
  });

  journey(
    'the owner reads why mail is late, has it mended, sends it again, and it arrives',
    async ({ browser }) => {
      const visitor = await openVisit(browser, 'desktop', product.url);
      const to = 'waiting@mail.example';
      await visitor.page.goto('/auth/sign');
      await visitor.page.check('[name="consents.service"]');
      await visitor.page.check('[name="consents.privacy"]');
      await next(visitor.page);
      await visitor.page.fill('[name=email]', to);
      await visitor.page.click('button[value=email-send]');
      await visitor.page.locator('[name=emailCode]').waitFor();
      await visitor.close();

      owner = await openVisit(browser, 'desktop', product.url);
      const { page } = owner;
      await logInOperator(page, demoOperators.owner, '/console/health');
      const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^메일/ }) });
      await expect.poll(() => row.textContent(), { timeout: 60_000 }).toContain('코드 451');
      // On a busy machine the verdict names the server first.
      await expect
        .poll(() => page.locator('main').textContent())
        .toMatch(/메일이 늦어요\. 메일 서버가 받지 않았어요\.|서버가 느려요\. 메일/);
      await expectAccessible(page);
      await screenshot(page, 'console-health-late');

      mail.state.refuses = false;
      await page.getByRole('button', { name: '메일 지금 다시 보내기' }).click();
      await expect
        .poll(() => mail.state.got.find((one) => one.includes(to)), { timeout: 60_000 })
        .toBeDefined();
      await expect.poll(() => row.textContent(), { timeout: 60_000 }).toContain('괜찮음');
      expect(owner.errors, 'errors in the browser').toEqual([]);
    },
  );
});
