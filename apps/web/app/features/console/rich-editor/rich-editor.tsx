import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { forOperators, forStoring } from './content-files.ts';
import { InsertForm, type Inserting } from './insert-form.tsx';
import type { richEditor as texts } from './rich-editor.ko.ts';
import styles from './rich-editor.module.css';
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
  const editor = useEditor({
    immediatelyRender: false,
    content: forOperators(html),
    extensions: [
      StarterKit.configure({ heading: { levels: [2, 3] }, codeBlock: false, link: { openOnClick: false } }),
      ...(full ? [Image, Video, TableKit.configure({ table: { resizable: false } })] : []),
    ],
    editorProps: { attributes: { 'aria-label': label, 'aria-multiline': 'true', role: 'textbox' } },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : forStoring(changed.getHTML())),
  });
  return (
    <div className={styles.box} data-full={full || undefined}>
      {editor && <Toolbar editor={editor} full={full} />}
      <EditorContent editor={editor} className={styles.text} />
    </div>
  );
}

function Toolbar({ editor, full }: { editor: Editor; full: boolean }) {
  const t = useTexts<typeof texts>('richEditor');
  const [inserting, setInserting] = useState<Inserting | null>(null);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      heading2: now.isActive('heading', { level: 2 }),
      heading3: now.isActive('heading', { level: 3 }),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      link: now.isActive('link'),
      table: now.isActive('table'),
    }),
  });
  const act = () => editor.chain().focus();
  const tool = (key: Exclude<keyof typeof texts, 'tools'>, run: () => void, pressed?: boolean) => (
    <button key={key} type="button" aria-pressed={pressed} onClick={run}>
      {t(key)}
    </button>
  );
  const toggle = (kind: Inserting) => () => setInserting((open) => (open === kind ? null : kind));
  return (
    <>
      <div className={styles.tools} role="toolbar" aria-label={t('tools')}>
        {tool('heading2', () => act().toggleHeading({ level: 2 }).run(), on.heading2)}
        {tool('heading3', () => act().toggleHeading({ level: 3 }).run(), on.heading3)}
        {tool('bold', () => act().toggleBold().run(), on.bold)}
        {tool('italic', () => act().toggleItalic().run(), on.italic)}
        {tool('underline', () => act().toggleUnderline().run(), on.underline)}
        {tool('bullets', () => act().toggleBulletList().run(), on.bullets)}
        {tool('numbers', () => act().toggleOrderedList().run(), on.numbers)}
        {tool('quote', () => act().toggleBlockquote().run(), on.quote)}
        {tool('line', () => act().setHorizontalRule().run())}
        {tool('link', toggle('link'), on.link)}
        {full && tool('picture', toggle('picture'))}
        {full && tool('video', toggle('video'))}
        {full && !on.table && tool('table', () => act().insertTable({ rows: 3, cols: 2 }).run())}
        {on.table && tool('addRow', () => act().addRowAfter().run())}
        {on.table && tool('addColumn', () => act().addColumnAfter().run())}
        {on.table && tool('deleteTable', () => act().deleteTable().run())}
        {tool('undo', () => act().undo().run())}
        {tool('redo', () => act().redo().run())}
      </div>
      {inserting && (
        <InsertForm key={inserting} kind={inserting} editor={editor} onClose={() => setInserting(null)} />
      )}
    </>
  );
}
