import { expect, test } from 'vitest';
import { operatorsPictures } from './content-files.ts';
import { pasted } from './pasted.ts';

const ours = '/console/transfer/content/0123456789abcdef0123456789abcdef';

test.each([
  ['<p>글<img src="file:///C:/a.png"></p>', '<p>글</p>', 1],
  ['<p><img src="data:image/png;base64,AA=="><img src="https://example.kr/a.png"></p>', '<p></p>', 2],
  [`<p><img src="${ours}"></p>`, `<p><img src="${ours}"></p>`, 0],
  ['<h1>하나</h1><h2>둘</h2><h5><b>셋</b></h5>', '<h2>하나</h2><h2>둘</h2><h3><b>셋</b></h3>', 0],
  ['<html><body><!--StartFragment--><p>글</p><!--EndFragment--></body></html>', '<p>글</p>', 0],
])('pasted %s', (given, html, pictures) => {
  const taken = pasted(given, operatorsPictures);
  expect({ ...taken, html: taken.html.replaceAll(/<!--.*?-->/g, '') }).toEqual({ html, pictures });
});
