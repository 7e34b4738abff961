import { afterEach, expect, test } from 'vitest';
import { all, find, press } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { SlideScene } from './slide-scene.tsx';

const photo = '/transfer/file/0123456789abcdef0123456789abcdef';
const slide = {
  ...{ title: '출발선에 서요', subTitle: '2026 시즌', desc: '12월 7일까지 받아요.', tone: 'paper' as const },
  ...{ linkTo: '/about/chulbal', linkText: '소개 보기', imgSrc: photo, imgAlt: '출발선의 학생들' },
};

let clear = async () => {};
afterEach(() => clear());

async function show(part: Partial<Parameters<typeof SlideScene>[0]>) {
  const page = await renderPage(<SlideScene slide={slide} level={1} picture="first" {...part} />);
  ({ clear } = page);
  return page;
}
const links = () => all('link').map((link) => link.textContent);

test('applying comes before the slide’s own link, and both lead on', async () => {
  const page = await show({ apply: { to: '/contest/apply', text: '참가 신청' } });
  expect(links()).toEqual(['참가 신청', '소개 보기']);
  await press('link', '참가 신청');
  expect(page.path()).toBe('/contest/apply');
  await press('link', '소개 보기');
  expect(page.path()).toBe('/about/chulbal');
});

test('a slide without a link has no button', async () => {
  await show({ slide: { ...slide, linkTo: '', linkText: '' } });
  expect(links()).toEqual([]);
  expect(find('heading', '출발선에 서요').tagName).toBe('H1');
});

test('the first picture is fetched before all else, in the size that the screen needs', async () => {
  await show({});
  const image = document.querySelector('img');
  expect([image?.alt, image?.getAttribute('fetchpriority')]).toEqual(['출발선의 학생들', 'high']);
  expect(image?.srcset).toContain(`${photo}?w=480 480w`);
});

test('a drawing of the house is one file for every screen', async () => {
  await show({ slide: { ...slide, imgSrc: '/art/slide-start.svg' } });
  expect(document.querySelector('img')?.getAttribute('srcset')).toBeNull();
});

test('the picture of a slide that is not shown yet is not fetched, but for who has no script', async () => {
  await show({ picture: 'waits' });
  const fetched = [...document.querySelectorAll('img')].filter((image) => !image.closest('noscript'));
  expect(fetched).toEqual([]);
  expect(document.querySelector('noscript')).not.toBeNull();
});
