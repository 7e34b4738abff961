import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useTexts } from '../../../lib/use-texts.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Align } from './align.ts';
import { forOperators, forStoring } from './content-files.ts';
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
};

/** A text with headings, lists, links, and where `full` pictures, videos and tables. What it gives the server sanitises. */
export function RichEditor({ label, html, onChange, full = false }: Props) {
  const t = useTexts<typeof texts>('richEditor');
  const editor = useEditor({
    immediatelyRender: false,
    content: forOperators(html),
    extensions: [
      StarterKit.configure({ heading: { levels: [2, 3] }, codeBlock: false, link: { openOnClick: false } }),
      ...(full ? [Align, Figure, Image, Video, TableKit.configure({ table: { resizable: false } })] : []),
    ],
    editorProps: {
      attributes: { 'aria-label': label, 'aria-multiline': 'true', role: 'textbox' },
      transformPastedHTML(given) {
        const { html: taken, pictures } = pasted(given);
        if (pictures > 0) toast.info(t('picturesLeftOut', { count: pictures }));
        return taken;
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : forStoring(changed.getHTML())),
  });
  return (
    <div className={styles.box} data-full={full || undefined}>
      {editor && <Toolbar editor={editor} full={full} />}
      <EditorContent editor={editor} className={styles.text} />
    </div>
  );
}
