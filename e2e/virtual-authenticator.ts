import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { journey } from './browser.ts';

/** At the address that the product prints: a passkey is of its domain, and 127.0.0.1 is none. */
export const atPublicAddress = journey.override('productUrl', () =>
  inject('productUrl').replace('127.0.0.1', 'localhost'),
);

/** The browser's own authenticator: holds passkeys, and its owner always shows who they are. */
export async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

/** Gives a passkey a name and has the device make it; who is asking may be asked before or after. */
export async function beginPasskey(page: Page, name: string, before?: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: '패스키 더하기' }).click();
  await before?.();
  await page.fill('#passkey-name', name);
  await page.getByRole('button', { name: '이 기기에서 이어가기' }).click();
}
