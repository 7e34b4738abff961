import { expect, test } from 'vitest';
import { clean } from './hwp-page.ts';

function cleaned(svg: string): string {
  const place = document.createElement('div');
  place.innerHTML = svg;
  const drawing = place.querySelector('svg');
  if (drawing) clean(drawing);
  return place.innerHTML.toLowerCase();
}

test('a drawing keeps its shapes, words and own pictures', () => {
  const svg = cleaned(
    '<svg><g clip-path="url(#a)"><rect width="3"></rect><text x="1" font-family="Batang">물결</text></g><image href="data:image/png;base64,AAAA"></image></svg>',
  );
  expect(svg).toContain('clip-path="url(#a)"');
  expect(svg).toContain('물결');
  expect(svg).toContain('data:image/png');
  expect(svg).toContain('batang, ');
  expect(svg).toContain('pretendard');
});

test.each([
  ['a script', '<svg><script>alert(1)</script></svg>', 'script'],
  ['a foreign object', '<svg><foreignObject><iframe></iframe></foreignObject></svg>', 'iframe'],
  ['an event', '<svg><rect onload="x()"></rect></svg>', 'onload'],
  ['a link', '<svg><a href="https://evil.example"><text>x</text></a></svg>', 'evil'],
  ['a picture from elsewhere', '<svg><image href="https://evil.example/a.png"></image></svg>', 'evil'],
  [
    'a drawing inside a picture',
    '<svg><image href="data:image/svg+xml;base64,AAAA"></image></svg>',
    'svg+xml',
  ],
  ['a fill from elsewhere', '<svg><rect fill="url(https://evil.example#x)"></rect></svg>', 'evil'],
  ['a style', '<svg><rect style="fill:url(//evil.example)"></rect></svg>', 'evil'],
])('%s is left out', (_, svg, left) => {
  expect(cleaned(svg)).not.toContain(left);
});
