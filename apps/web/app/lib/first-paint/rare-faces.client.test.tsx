import { expect, test } from 'vitest';
import { shows } from './rare-faces.client.ts';

test('a letter counts where it is shown, and not in what only a script reads', () => {
  const page = document.createElement('main');
  page.innerHTML = '가<script type="text/plain">똠</script><noscript>똠</noscript><style>똠 {}</style>';
  expect(page.textContent).toContain('똠');
  expect(shows(page, /똠/u)).toBe(false);
  expect(shows(page, /가/u)).toBe(true);
});
