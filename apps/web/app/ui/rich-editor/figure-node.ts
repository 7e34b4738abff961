import { Node } from '@tiptap/core';

/** A picture with the words under it, which are written in place; without words it is the picture alone. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes: () => ({
    src: { default: null, parseHTML: (figure) => figure.querySelector('img')?.getAttribute('src') },
    alt: { default: '', parseHTML: (figure) => figure.querySelector('img')?.getAttribute('alt') },
    width: { default: null, parseHTML: (figure) => figure.querySelector('img')?.getAttribute('width') },
    height: { default: null, parseHTML: (figure) => figure.querySelector('img')?.getAttribute('height') },
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (figure) => (figure.querySelector('img[src]') ? null : false),
      contentElement: (figure) =>
        (figure as HTMLElement).querySelector('figcaption') ?? document.createElement('figcaption'),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', ['img', HTMLAttributes], ['figcaption', 0]],
});
