import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { expectAccessible, journey } from './browser.ts';
import { operatorOf } from './hired-operators.ts';
import { logInOperator, typeCode } from './operators.ts';

/** A program of the operator's: refuses what it cannot verify, and everything while it is broken. */
async function startProgram() {
  const state = { secret: '', broken: true, taken: [] as string[], forged: 0 };
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString();
    const signed = `${request.headers['webhook-id']}.${request.headers['webhook-timestamp']}.${body}`;
    const key = Buffer.from(state.secret.replace('whsec_', ''), 'base64');
    const own = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
    const genuine = String(request.headers['webhook-signature']).split(' ').includes(own);
    if (!genuine) state.forged += 1;
    if (genuine && !state.broken) state.taken.push(JSON.parse(body).type);
    reply.writeHead(!genuine ? 401 : state.broken ? 503 : 204).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, state };
}

journey(
  'S-11 an owner registers a program, which fails at first; sent again, the event arrives with its signature',
  async ({ desktop, phone }) => {
    const { page } = desktop;
    const owner = operatorOf('webhooks');
    const { url, state } = await startProgram();
    // Who they are is asked, and a code of the authenticator counts once.
    desktop.expectedErrors.push(/40[0-9]|422/);
    phone.expectedErrors.push(/422/);
    await logInOperator(page, owner, '/console/webhooks');
    await page.getByRole('button', { name: '웹훅 만들기' }).click();
    const dialog = page.locator('dialog[open]').filter({ hasText: '받을 소식' });
    await dialog.locator('[name=name]').fill('신청 현황표');
    await dialog.locator('[name=url]').fill('현황표');
    await dialog.getByLabel(/^신청 제출/).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '만들기' }).click();
    await dialog.getByText('https://로 시작하는 주소를 적어 주세요.').waitFor();
    expect(await dialog.locator('[name=name]').inputValue()).toBe('신청 현황표');
    await dialog.locator('[name=url]').fill(url);
    await dialog.getByRole('button', { name: '만들기' }).click();
    await typeCode(page, owner);

    // Shown once.
    const shown = page.getByLabel('비밀 키', { exact: true });
    await shown.waitFor();
    state.secret = await shown.inputValue();
    expect(state.secret).toMatch(/^whsec_/);
    await page.getByRole('button', { name: '옮겼어요, 닫기' }).click();
    await page.reload();
    expect(await page.content()).not.toContain(state.secret);

    await page.getByRole('link', { name: '신청 현황표' }).click();
    await page.getByRole('button', { name: '시험 전송', exact: true }).click();
    const row = page.getByRole('row').filter({ hasText: '시험 전송' });
    await row.getByText('HTTP 503').waitFor();
    await row.getByText('기다림').waitFor();
    await expectAccessible(page);
    await row.getByRole('button', { name: /^내용/ }).click();
    const content = page.locator('dialog[open]');
    await content.getByText('"type": "webhook.test"').waitFor();
    await content.getByRole('button', { name: '닫기', exact: true }).last().click();

    state.broken = false;
    await row.getByRole('button', { name: /^지금 보내기/ }).click();
    await row.getByText('HTTP 204').waitFor();
    await row.getByText('성공').waitFor();
    // Whoever applies meanwhile is told of too.
    expect(state.taken).toContain('webhook.test');
    expect(state.forged).toBe(0);

    await page.getByRole('button', { name: '멈추기' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: '멈추기' }).click();
    await page.getByText('전송을 멈췄어요').first().waitFor();
    await page.getByRole('button', { name: '다시 시작' }).click();
    await page.getByRole('button', { name: '시험 전송', exact: true }).waitFor();

    await logInOperator(phone.page, owner, '/console/webhooks');
    await phone.page.getByRole('link', { name: '신청 현황표' }).click();
    await phone.page.getByText('HTTP 204').first().waitFor();
    await expectAccessible(phone.page);

    await page.getByRole('button', { name: '삭제' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: '삭제' }).click();
    await page.getByText('아직 웹훅이 없어요').waitFor();
  },
);
