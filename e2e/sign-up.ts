import type { Page } from 'playwright-core';
import { codeIn, messageTo } from './messages.ts';

export type NewPerson = { name: string; birthDate: string; email: string; phone: string; password: string };

let people = 0;

/** Somebody the product has not met; every call gives another one. */
export function newPerson(name: string): NewPerson {
  people += 1;
  const digits = String(Date.now()).slice(-6) + String(people);
  return {
    name,
    birthDate: '2003.04.05',
    email: `new${digits}@journey.example`,
    phone: `010-${digits.slice(-7, -4).padStart(4, '3')}-${digits.slice(-4)}`,
    password: '새벽에 달린 고양이 한 마리',
  };
}

/** Signs up on the page: terms, who one is with both codes, password. Ends logged in, on my page. */
export async function signUp(page: Page, userApiUrl: string, person: NewPerson): Promise<void> {
  await page.goto('/auth/sign');
  await page.locator('#f-consents-service').check();
  await page.locator('#f-consents-privacy').check();
  await page.locator('button[value=next]:not([aria-hidden], [aria-busy]):visible').click();

  await page.locator('#f-name').fill(person.name);
  await page.locator('#f-birthDate').fill(person.birthDate);
  await page.locator('#f-country').selectOption('KR');
  await prove(page, userApiUrl, 'email', person.email);
  await prove(page, userApiUrl, 'phone', person.phone);
  await page.locator('button[value=next]:not([aria-hidden], [aria-busy]):visible').click();

  await page.locator('#f-password').fill(person.password);
  await page.locator('#f-passwordAgain').fill(person.password);
  await page.locator('button[value=next]:not([aria-hidden], [aria-busy]):visible').click();
  await page.waitForURL('**/auth/mypage*');
}

async function prove(page: Page, userApiUrl: string, kind: 'email' | 'phone', target: string): Promise<void> {
  await page.locator(`#f-${kind}`).fill(target);
  await page.locator(`button[value=${kind}-send]`).click();
  const code = codeIn(await messageTo(userApiUrl, target));
  await page.locator(`#f-${kind}Code`).fill(code);
  // Six digits check themselves.
  await page.locator(`#f-${kind}Code`).waitFor({ state: 'detached' });
}

/**
 * The same with a finger, from the form that is open: everything is tapped. Ends logged in, where the form leads.
 * `isKnown`: name and day of birth stand there already, as a guardian has written them.
 */
export async function signUpByTouch(
  page: Page,
  userApiUrl: string,
  person: NewPerson,
  { isKnown = false } = {},
): Promise<void> {
  const next = () => page.locator('button[value=next]:not([aria-hidden], [aria-busy]):visible').tap();
  const prove = async (kind: 'email' | 'phone', target: string) => {
    await page.locator(`#f-${kind}`).fill(target);
    await page.locator(`button[value=${kind}-send]`).tap();
    const code = codeIn(await messageTo(userApiUrl, target));
    await page.locator(`#f-${kind}Code`).pressSequentially(code);
    await page.locator(`#f-${kind}Code`).waitFor({ state: 'detached' });
  };
  await page.locator('#f-consents-service').tap();
  await page.locator('#f-consents-privacy').tap();
  await next();
  if (!isKnown) {
    await page.locator('#f-name').fill(person.name);
    await page.locator('#f-birthDate').pressSequentially(person.birthDate.replaceAll('.', ''));
  }
  await prove('email', person.email);
  await prove('phone', person.phone);
  await next();
  await page.locator('#f-password').fill(person.password);
  await page.locator('#f-passwordAgain').fill(person.password);
  await next();
}
