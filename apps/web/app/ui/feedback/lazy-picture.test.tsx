import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LazyPicture } from './lazy-picture.tsx';

const picture = (first: boolean) =>
  renderToString(<LazyPicture src="/transfer/file/a" alt="무대" ratio="16 / 9" first={first} />);

test('the first picture of a page is fetched with the page, before any script', () => {
  const html = picture(true);
  expect(html).toMatch(/<img[^>]* fetchPriority="high"/i);
  expect(html).not.toContain('<noscript>');
});

test('any other waits until it is near, and comes at once where there are no scripts', () => {
  const html = picture(false);
  expect(html.replace(/<noscript>.*<\/noscript>/, '')).not.toContain('<img');
  expect(html).toMatch(/<noscript><img[^>]* loading="lazy"/);
});
