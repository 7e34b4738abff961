import { Extension, Node } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { forStoring, forWriting, operatorsPictures, type PictureStore } from './content-files.ts';
import { pasted } from './pasted.ts';
import type { richEditor as texts } from './rich-editor.ko.ts';
import styles from './rich-editor.module.css';
import { Toolbar } from './toolbar.tsx';

/** A video of an allowed host, one block that cannot be written into. */
const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  addAttributes: () => ({ src: { default: null }, title: { default: null } }),
  parseHTML: () => [{ tag: 'iframe[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['iframe', { ...HTMLAttributes, allowfullscreen: '' }],
});

/** A picture with the words under it, which are written in place; without words it is the picture alone. */
const Figure = Node.create({
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

/** Where a paragraph or heading stands, as an attribute: stored texts carry no style. */
const Align = Extension.create({
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

type Props = {
  label: string;
  /** The stored text that it begins with; later ones are not taken over. */
  html: string;
  onChange: (html: string) => void;
  /** Pictures, videos and tables too. */
  full?: boolean;
  readOnly?: boolean;
  /** The operators' unless said otherwise. */
  pictures?: PictureStore;
};

/** A text with headings, lists, links, and where `full` pictures, videos and tables. What it gives the server sanitises. */
export function RichEditor(props: Props) {
  const { label, html, onChange, full = false, readOnly = false, pictures = operatorsPictures } = props;
  const t = useTexts<typeof texts>('richEditor');
  const editor = useEditor({
    immediatelyRender: false,
    editable: !readOnly,
    content: forWriting(html, pictures),
    extensions: [
      StarterKit.configure({ heading: { levels: [2, 3] }, codeBlock: false, link: { openOnClick: false } }),
      ...(full ? [Align, Figure, Image, Video, TableKit.configure({ table: { resizable: false } })] : []),
    ],
    editorProps: {
      attributes: { 'aria-label': label, 'aria-multiline': 'true', role: 'textbox' },
      transformPastedHTML(given) {
        const { html: taken, pictures: count } = pasted(given, pictures);
        if (count > 0) toast.info(t('picturesLeftOut', { count }));
        return taken;
      },
    },
    onUpdate: ({ editor: changed }) =>
      onChange(changed.isEmpty ? '' : forStoring(changed.getHTML(), pictures)),
  });
  return (
    <div className={styles.box} data-full={full || undefined}>
      {editor && !readOnly && <Toolbar {...{ editor, full, pictures }} />}
      <EditorContent editor={editor} className={styles.text} />
    </div>
  );
}
