import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { all, find, press } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { passkeys as words } from '../../ui/passkeys/passkeys.ko.ts';
import { PasskeyOffer } from './passkey-offer.tsx';

let clear = async () => {};
afterEach(async () => {
  await clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function show(can: boolean) {
  vi.stubGlobal('PublicKeyCredential', {
    isUserVerifyingPlatformAuthenticatorAvailable: async () => can,
  });
  ({ clear } = await renderPage(<PasskeyOffer />, { words: { passkeys: words } }));
  await act(async () => {});
}

test('a device that can make one is offered it', async () => {
  await show(true);
  expect(find('link', words.offer.go).getAttribute('href')).toBe('/auth/user-edit#ways');
});

test('one that cannot is offered nothing', async () => {
  await show(false);
  expect(all('heading')).toEqual([]);
});

test('what was dismissed on a device is not offered there again', async () => {
  await show(true);
  await press('button', words.offer.no);
  expect(all('heading')).toEqual([]);
  await clear();
  await show(true);
  expect(all('heading')).toEqual([]);
});
