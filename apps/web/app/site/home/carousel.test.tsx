import type { SlideView } from '@chulbal/contract/slides';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderForTest } from '../../ui/render-for-test.tsx';
import { Carousel } from './carousel.tsx';
import { home } from './home.ko.ts';

const slide = (id: number): SlideView => ({
  ...{ id, title: `장면 ${id}`, subTitle: '', desc: '', linkTo: '/board/notice', linkText: '보기' },
  ...{ imgSrc: '/art/slide-start.svg', imgAlt: '', tone: 'paper' },
});

let clear = async () => {};
beforeEach(async () => {
  vi.useFakeTimers();
  const carousel = <Carousel slides={[slide(1), slide(2), slide(3)]} />;
  clear = await renderForTest(<MemoryRouter>{carousel}</MemoryRouter>, { home });
});
afterEach(async () => {
  await clear();
  vi.useRealTimers();
});

const find = <T extends Element>(selector: string) => document.querySelector<T>(selector) as T;
const seen = () => find('[data-seen]').textContent?.match(/장면 \d/)?.[0];
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const press = (name: string) => act(async () => find<HTMLElement>(`[aria-label="${name}"]`).click());
const point = (type: string) =>
  act(async () => {
    const init = { bubbles: true, pointerType: 'mouse', relatedTarget: document.body };
    find('section').dispatchEvent(new PointerEvent(type, init));
  });

test('a slide stands for four seconds, and after the last comes the first', async () => {
  await pass(3999);
  expect(seen()).toBe('장면 1');
  await pass(1);
  expect(seen()).toBe('장면 2');
  await pass(4000);
  await pass(4000);
  expect(seen()).toBe('장면 1');
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect([...document.querySelectorAll('[role=group]')].map((group) => group.hasAttribute('inert'))).toEqual([
    false,
    true,
    true,
  ]);
});

test('A-04 what is pointed at waits and keeps what is left of its time; playing by hand goes on all the same', async () => {
  await pass(3000);
  await point('pointerover');
  await pass(60_000);
  expect(seen()).toBe('장면 1');
  await point('pointerout');
  await pass(999);
  expect(seen()).toBe('장면 1');
  await pass(1);
  expect(seen()).toBe('장면 2');
  await point('pointerover');
  await press('자동 넘김 멈추기');
  await press('자동 넘김 시작하기');
  await pass(4000);
  expect(seen()).toBe('장면 3');
});

test('paused it stands, and the arrows turn it and say where it is', async () => {
  await press('자동 넘김 멈추기');
  await pass(60_000);
  await press('이전 장면');
  expect(seen()).toBe('장면 3');
  expect(find('[role=status]').textContent).toContain('장면 3');
  await press('다음 장면');
  expect(seen()).toBe('장면 1');
});

test('a hidden tab and the keyboard in it make it wait', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await pass(60_000);
  expect(seen()).toBe('장면 1');
  hidden.mockReturnValue(false);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  vi.spyOn(Element.prototype, 'matches').mockReturnValue(true);
  await act(async () => find<HTMLElement>('a').focus());
  await pass(60_000);
  expect(seen()).toBe('장면 1');
  vi.restoreAllMocks();
  await act(async () => find<HTMLElement>('a').blur());
  await pass(4000);
  expect(seen()).toBe('장면 2');
});
