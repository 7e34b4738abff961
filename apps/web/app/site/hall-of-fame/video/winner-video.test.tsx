import { afterEach, expect, test } from 'vitest';
import { all, find, press } from '../../../ui/hands-for-test.ts';
import { renderPage } from '../../../ui/page-for-test.tsx';
import { hallOfFame as words } from '../hall-of-fame.ko.ts';
import { WinnerVideo } from './winner-video.tsx';

let clear = async () => {};
afterEach(() => clear());

const src = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

test('its host is asked for nothing before somebody presses; then it plays with its title', async () => {
  const part = <WinnerVideo video={{ src, title: '수상 소감' }} winner={{ cover: null, lane: 3 }} />;
  ({ clear } = await renderPage(part, { words: { hallOfFame: words } }));
  expect(document.querySelector('iframe')).toBeNull();
  const link = find('link', /수상 소감/);
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([src, 'noopener']);
  await press('link', /수상 소감/);
  const player = document.querySelector('iframe');
  expect([player?.title, player?.getAttribute('src')]).toEqual(['수상 소감', `${src}?autoplay=1`]);
  expect(document.activeElement).toBe(player);
  expect(all('link')).toEqual([]);
});
