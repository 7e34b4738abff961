import { Extension } from '@tiptap/core';

/** Where a paragraph or heading stands, as an attribute: stored texts carry no style. */
export const Align = Extension.create({
  name: 'align',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        align: {
          default: null,
          parseHTML: (element) => element.getAttribute('data-align'),
          renderHTML: ({ align }) => (align ? { 'data-align': align } : {}),
        },
      },
    },
  ],
});
