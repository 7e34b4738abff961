import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JsonLd } from './json-ld.tsx';

test('no text ends the element it stands in', () => {
  const html = renderToString(<JsonLd facts={{ name: '</script><script>alert(1)</script>' }} />);
  expect(html.match(/<script/g)).toHaveLength(1);
  const [, text = ''] = /<script[^>]*>(.*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(text)).toMatchObject({ name: '</script><script>alert(1)</script>' });
});
