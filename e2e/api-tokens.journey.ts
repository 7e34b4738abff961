import { expect } from 'vitest';
import { expectAccessible, journey } from './browser.ts';
import { operatorOf } from './hired-operators.ts';
import { logInOperator, typeCode } from './operators.ts';

journey(
  'S-11 an operator makes a token, a program reads with it, and reads nothing once it is revoked',
  async ({ desktop, productUrl }) => {
    const { page } = desktop;
    const owner = operatorOf('apiTokens');
    // Who they are is asked first, and a code of the authenticator counts once.
    desktop.expectedErrors.push(/422/);
    await logInOperator(page, owner, '/console/api-tokens');
    await page.getByRole('button', { name: '토큰 만들기' }).click();
    const dialog = page.locator('dialog[open]').filter({ hasText: '읽을 수 있는 것' });
    await dialog.locator('[name=name]').fill('주간 접수 현황 시트');
    await dialog.getByLabel(/^현황과 목록/).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '만들기' }).click();
    await typeCode(page, owner);

    // Shown once, whole, in a field that copies.
    const shown = page.getByLabel('‘주간 접수 현황 시트’ 토큰');
    await shown.waitFor();
    const token = await shown.inputValue();
    await page.getByRole('button', { name: '옮겼어요, 닫기' }).click();
    await page.reload();
    expect(await page.locator('main').textContent()).toContain(token.slice(-4));
    expect(await page.content()).not.toContain(token);

    const read = (path: string) =>
      fetch(productUrl + path, { headers: { authorization: `Bearer ${token}` } }).then((reply) =>
        reply.json(),
      );
    expect(await read('/admin/application/query/list?size=1')).toMatchObject({ code: 200 });
    expect(await read('/admin/audit/query/list')).toMatchObject({ code: 1354 });

    await page.getByRole('button', { name: '폐기: 주간 접수 현황 시트' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: '폐기' }).click();
    await page.getByText('아직 토큰이 없어요').waitFor();
    expect(await read('/admin/application/query/list?size=1')).toMatchObject({ code: 401 });
  },
);
