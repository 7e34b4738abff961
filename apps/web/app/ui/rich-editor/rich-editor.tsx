import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Align } from './align.ts';
import { forStoring, forWriting, operatorsPictures, type PictureStore } from './content-files.ts';
import { Figure } from './figure-node.ts';
import { pasted } from './pasted.ts';
import type { richEditor as texts } from './rich-editor.ko.ts';
import styles from './rich-editor.module.css';
import { Toolbar } from './toolbar.tsx';
import { Video } from './video-node.ts';

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
