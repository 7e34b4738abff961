import { forWriting, type PictureStore } from './content-files.ts';

/** Pictures that stand in the text by an address of ours; what another program names is on its own disk or site. */
const ours = /^\/(console\/transfer\/content|transfer\/file)\/[0-9a-f]{32}$/;

/**
 * What another program (a spreadsheet, HWP, Word, a web page) put on the clipboard, as a text of ours takes it: without
 * pictures that nobody would see, with its headings on our two levels. `pictures` counts those that were left out.
 */
export function pasted(
  html: string,
  pictures: Pick<PictureStore, 'from'>,
): { html: string; pictures: number } {
  const page = new DOMParser().parseFromString(forWriting(html, pictures), 'text/html');
  const foreign = [...page.body.querySelectorAll('img')].filter(
    (image) => !ours.test(image.getAttribute('src') ?? ''),
  );
  for (const image of foreign) image.remove();
  for (const title of page.body.querySelectorAll('h1, h4, h5, h6')) {
    const heading = page.createElement(title.tagName === 'H1' ? 'h2' : 'h3');
    heading.append(...title.childNodes);
    title.replaceWith(heading);
  }
  return { html: page.body.innerHTML, pictures: foreign.length };
}
