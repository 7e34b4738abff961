import { Node } from '@tiptap/core';

/** A video of an allowed host, one block that cannot be written into. */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  addAttributes: () => ({ src: { default: null }, title: { default: null } }),
  parseHTML: () => [{ tag: 'iframe[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['iframe', { ...HTMLAttributes, allowfullscreen: '' }],
});
