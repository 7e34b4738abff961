import { pictureId } from '@chulbal/contract/toolkits/business-plan';
import { Node } from '@tiptap/core';

type Options = { find: (id: string) => Promise<Blob | null> };

/** A picture of the plan, one block that cannot be written into. Pasted pictures of other sites are none. */
export const PictureNode = Node.create<Options>({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ find: () => Promise.resolve(null) }),
  addAttributes: () => ({
    id: { default: '' },
    alt: { default: '' },
    width: { default: 1 },
    height: { default: 1 },
  }),
  parseHTML: () => [
    {
      tag: 'img[data-picture]',
      getAttrs: (element) => {
        const { picture, width, height } = element.dataset;
        const size = [Number(width), Number(height)];
        if (!pictureId.safeParse(picture).success || !size.every((one) => one >= 1 && one <= 20_000))
          return false;
        return { id: picture, alt: element.getAttribute('alt') ?? '', width: size[0], height: size[1] };
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'img',
    {
      'data-picture': attrs.id,
      'data-width': attrs.width,
      'data-height': attrs.height,
      alt: attrs.alt,
    },
  ],
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('img');
      dom.alt = String(node.attrs.alt);
      dom.width = Number(node.attrs.width);
      dom.height = Number(node.attrs.height);
      let address: string | null = null;
      let over = false;
      void this.options
        .find(String(node.attrs.id))
        .catch(() => null)
        .then((blob) => {
          if (!blob || over) return;
          address = URL.createObjectURL(blob);
          dom.src = address;
        });
      return {
        dom,
        destroy() {
          over = true;
          if (address) URL.revokeObjectURL(address);
        },
      };
    };
  },
});
