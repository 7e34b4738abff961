import { listTerms, sendCode, signUp, verifyCode } from '@chulbal/contract/accounts';
import type { Page } from 'playwright-core';
import { ApiClient } from './api-client.ts';
import { codeIn, messageTo } from './messages.ts';
import type { NewPerson } from './sign-up.ts';

/** Signs somebody up without the pages, for journeys that are about something else; gives their API. */
export async function createAccount(userApiUrl: string, person: NewPerson): Promise<ApiClient> {
  const visitor = new ApiClient(userApiUrl);
  const { name, email, phone, password } = person;
  const prove = async (asked: Record<string, string>, target: string) => {
    const { requestId } = await visitor.call(sendCode, asked);
    await visitor.call(verifyCode, { requestId, code: codeIn(await messageTo(userApiUrl, target)) });
    return requestId;
  };
  const emailRequestId = await prove({ purpose: 'signUpEmail', email }, email);
  const phoneRequestId = await prove({ purpose: 'signUpPhone', phone }, phone);
  const terms = await visitor.call(listTerms, {});
  const { accessToken } = await visitor.call(signUp, {
    name,
    birthDate: person.birthDate.replaceAll('.', '-'),
    country: 'KR',
    email,
    phone,
    password,
    emailRequestId,
    phoneRequestId,
    consents: terms.map(({ term, version, required }) => ({ term, version, agreed: required })),
  });
  return visitor.as(accessToken);
}

/** Logs in on the page that is open. Ends where the address says. */
export async function typeLogIn(
  page: Page,
  { email, password }: Pick<NewPerson, 'email' | 'password'>,
): Promise<void> {
  await page.locator('input[name=loginId]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('main form button[type=submit]').click();
}
