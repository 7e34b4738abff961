import { afterEach, beforeAll, expect, test } from 'vitest';
import { replaceBrokenPictures } from './broken-pictures.ts';

const drawing = '/art/no-picture.svg';

beforeAll(() => replaceBrokenPictures(drawing));
afterEach(() => document.body.replaceChildren());

/** The addresses of a picture once it could not be had. */
function broken(html: string) {
  document.body.innerHTML = html;
  const picture = document.querySelector('img');
  picture?.dispatchEvent(new Event('error'));
  return { src: picture?.getAttribute('src'), srcset: picture?.getAttribute('srcset') };
}

test('a drawing stands where an uploaded picture does not come', () => {
  const gone = '<img src="/transfer/file/a" srcset="/transfer/file/a?w=320 320w" alt="시제품">';
  expect(broken(gone)).toEqual({ src: drawing, srcset: null });
  expect(document.querySelector('img')?.alt).toBe('시제품');
});

test('what is drawn by ourselves, and what is being written, stays as it is', () => {
  expect(broken('<img src="/art/program-ir.svg" alt="">').src).toBe('/art/program-ir.svg');
  const written = '<div contenteditable="true"><img src="/transfer/file/a" alt=""></div>';
  expect(broken(written).src).toBe('/transfer/file/a');
});
