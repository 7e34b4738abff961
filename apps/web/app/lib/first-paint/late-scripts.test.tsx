import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLateScripts } from './late-scripts.ts';

const scripts =
  '<link rel="modulepreload" href="/assets/frame.js"/><script>window.data = 1 &lt; 2</script>' +
  '<script type="module" async="">import("/assets/frame.js")</script>';

beforeEach(() => {
  vi.useFakeTimers();
  document.head.replaceChildren();
  const held = document.createElement('noscript');
  held.id = 'held';
  held.textContent = scripts;
  document.body.append(held);
  window.showLateFont = vi.fn();
});

afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete window.showLateFont;
});

const inHead = () => [...document.head.children].map(({ outerHTML }) => outerHTML);
const data = '<script>window.data = 1 &lt; 2</script>';
const started = [
  data,
  '<link rel="modulepreload" href="/assets/frame.js">',
  '<script type="module" async="">import("/assets/frame.js")</script>',
];

test('data is there at once; modules and the late font begin once the page is painted', async () => {
  startLateScripts('held');
  expect(inHead()).toEqual([data]);
  expect(window.showLateFont).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  expect(inHead()).toEqual(started);
  await vi.advanceTimersByTimeAsync(5000);
  expect(inHead()).toEqual(started);
  expect(window.showLateFont).toHaveBeenCalledOnce();
});

test('a picture that does not come, or a page that nobody looks at, is not waited for any longer than two seconds', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  startLateScripts('held');
  await vi.advanceTimersByTimeAsync(1900);
  expect(inHead()).toEqual([data]);
  await vi.advanceTimersByTimeAsync(200);
  expect(inHead()).toEqual(started);
  vi.unstubAllGlobals();
});
