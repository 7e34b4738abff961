import type { PopupView } from '@chulbal/contract/popups/popups';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { all, find, press, pressEscape, until } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { isPutOff } from './popup-cookie.ts';
import { PopupLayer } from './popup-layer.tsx';
import { popups as words } from './popups.ko.ts';

let clear = async () => {};
afterEach(() => clear());

const popup = (popupNo: number, mode: PopupView['mode']): PopupView => ({
  ...{ popupNo, mode, popupTitle: `알림 ${popupNo}`, popupType: 'text' as PopupView['popupType'] },
  ...{ popupLink: '', popupModifyFileName: null, popupAlt: '', width: null, height: null },
  popupContent: '<p>내용</p>',
});

function Page({ popups }: { popups: readonly PopupView[] }) {
  const [left, setLeft] = useState(popups);
  return (
    <PopupLayer
      popups={left}
      onClose={({ popupNo }) => setLeft(left.filter((one) => one.popupNo !== popupNo))}
    />
  );
}
const show = async (...popups: PopupView[]) => {
  ({ clear } = await renderPage(<Page popups={popups} />, { words: { popups: words } }));
};
const titles = () => all('heading').map((heading) => heading.textContent);

test('panels lie as a pile: Escape closes the top one, and each is only closed until the next visit', async () => {
  await show(popup(1, 'panel'), popup(2, 'panel'));
  expect(titles()).toEqual(['알림 1']);
  await pressEscape();
  expect(titles()).toEqual(['알림 2']);
  await pressEscape();
  expect(titles()).toEqual([]);
  expect(isPutOff(document.cookie, 1)).toBe(false);
});

test('what is not to be seen today is remembered, and only that one', async () => {
  await show(popup(3, 'panel'), popup(4, 'panel'));
  await press('checkbox', words.notToday);
  await press('button', /^닫기/);
  expect(titles()).toEqual(['알림 4']);
  expect([isPutOff(document.cookie, 3), isPutOff(document.cookie, 4)]).toEqual([true, false]);
  expect(find<HTMLInputElement>('checkbox', words.notToday).checked).toBe(false);
});

test('a modal comes first and takes Escape before the panel behind it', async () => {
  await show(popup(5, 'panel'), popup(6, 'modal'));
  await until(() => expect(find('dialog').textContent).toContain('알림 6'));
  await pressEscape();
  await until(() => expect(all('dialog')).toEqual([]));
  expect(titles()).toContain('알림 5');
});
