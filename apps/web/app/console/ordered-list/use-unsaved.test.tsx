import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { all, press } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { ui } from '../../ui/ui.ko.ts';
import { useUnsaved } from './use-unsaved.ts';

const { title, ok, stay } = ui.leave;
let unsaved: ReturnType<typeof useUnsaved>;
function Page() {
  unsaved = useUnsaved();
  return null;
}

let clear = async () => {};
afterEach(() => clear());

async function show() {
  const page = await renderPage(<Page />);
  clear = page.clear;
  return page;
}

test('nothing is asked where nothing would be lost', async () => {
  const { go, path } = await show();
  expect(await unsaved.mayLeave()).toBe(true);
  await go('/away');
  expect(path()).toBe('/away');
  expect(all('dialog')).toEqual([]);
});

test('unsaved text is left only by whoever says so: for another form, another page, or a closed window', async () => {
  const { go, path } = await show();
  unsaved.keep(true);
  let other = Promise.resolve(true);
  await act(async () => {
    other = unsaved.mayLeave();
  });
  await press('button', stay);
  expect(await other).toBe(false);
  const closing = new Event('beforeunload', { cancelable: true });
  expect(window.dispatchEvent(closing)).toBe(false);
  await go('/away');
  expect(all('dialog', title)).toHaveLength(1);
  await press('button', ok);
  expect(path()).toBe('/away');
});
