import { totpCode } from '@chulbal/domain/authenticators/totp.rules';
import type { Page } from 'playwright-core';
import type { OperatorLogIn } from './hired-operators.ts';
import type { HttpVisitor } from './http-visitor.ts';

const step = 30_000;

/**
 * Enters with a code of the authenticator. A code counts once: who has just entered with it tries the next one, and
 * then waits for one that has not been used.
 */
export async function withCode(totpSecret: string, enter: (code: string) => Promise<boolean>): Promise<void> {
  for (let tried = 0; tried < 4; tried += 1) {
    const now = Date.now();
    if (await enter(totpCode(totpSecret, new Date(now)))) return;
    if (await enter(totpCode(totpSecret, new Date(now + step)))) return;
    await new Promise((resolve) => setTimeout(resolve, step - (Date.now() % step) + 500));
  }
  throw new Error('No code of the authenticator was taken.');
}

/** Types password and code into the form that is open, and says whether it was taken. */
export async function typeCode(
  page: Page,
  { password, totpSecret }: Pick<OperatorLogIn, 'password' | 'totpSecret'>,
) {
  const form = page.locator('form:has(input[name=totp])').last();
  const id = await form.getAttribute('id');
  const inside = form.locator('button[type=submit][aria-busy]');
  const busy = id ? inside.or(page.locator(`button[form="${id}"][aria-busy]`)) : inside;
  await withCode(totpSecret, async (code) => {
    // While the code before is being refused the form takes no other; what waits behind a dialog may stay busy.
    await busy.waitFor({ state: 'detached' });
    await form.locator('input[name=password]').fill(password);
    await form.locator('input[name=totp]').fill(code);
    const answered = page.waitForResponse((reply) => reply.request().method() === 'POST');
    await form.locator('input[name=totp]').press('Enter');
    // refused, the form stays; taken, it goes as soon as the next page has come
    if ((await answered).status() >= 400) return false;
    await form.waitFor({ state: 'hidden' });
    return true;
  });
}

/** Logs in as an operator, as they would: through the page. */
export async function logInOperator(
  page: Page,
  operator: OperatorLogIn,
  next = '/console/operators',
): Promise<void> {
  await page.goto(`/console/login?next=${encodeURIComponent(next)}`);
  await page.locator('input[name=loginId]').fill(operator.loginId);
  await typeCode(page, operator);
  await page.waitForURL((url) => url.pathname === next.split('?')[0]);
}

/** The same without a browser. */
export async function logInVisitor<V extends HttpVisitor>(
  visitor: V,
  { loginId, password, totpSecret }: OperatorLogIn,
): Promise<V> {
  await withCode(totpSecret, async (totp) => {
    const reply = await visitor.post('/console/login', { loginId, password, totp });
    return reply.status === 302;
  });
  return visitor;
}
