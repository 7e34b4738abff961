import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import type { PictureStore } from './content-files.ts';
import { InsertForm, type Inserting } from './insert-form.tsx';
import type { richEditor as texts } from './rich-editor.ko.ts';
import styles from './rich-editor.module.css';
import { type Tool, ToolIcon } from './tool-icon.tsx';

const levels = { paragraph: 0, heading2: 2, heading3: 3 } as const;
type Level = keyof typeof levels;

type Props = { editor: Editor; full: boolean; pictures: PictureStore };

/** The tools over a text: one stop of the keyboard, arrows go from one to the next. */
export function Toolbar({ editor, full, pictures }: Props) {
  const t = useTexts<typeof texts>('richEditor');
  const [inserting, setInserting] = useState<Inserting | null>(null);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      level: (now.isActive('heading', { level: 2 })
        ? 'heading2'
        : now.isActive('heading', { level: 3 })
          ? 'heading3'
          : 'paragraph') as Level,
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      center: now.isActive({ align: 'center' }),
      right: now.isActive({ align: 'right' }),
      link: now.isActive('link'),
      picture: now.isActive('figure'),
      table: now.isActive('table'),
    }),
  });
  const act = () => editor.chain().focus();
  const tool = (name: Tool, run: () => void, pressed?: boolean) => (
    <button
      key={name}
      type="button"
      aria-label={t(name)}
      title={t(name)}
      aria-pressed={pressed}
      onClick={run}
    >
      <ToolIcon name={name} />
    </button>
  );
  const toggle = (kind: Inserting) => () => setInserting((open) => (open === kind ? null : kind));
  const align = (to: 'center' | 'right') => () => {
    const given = { align: on[to] ? null : to };
    act().updateAttributes('paragraph', given).updateAttributes('heading', given).run();
  };
  const setLevel = (name: string) => {
    const level = levels[name as Level];
    if (level) act().setHeading({ level }).run();
    else act().setParagraph().run();
  };
  return (
    <>
      <div className={styles.tools} role="toolbar" aria-label={t('tools')} onKeyDown={goAlong}>
        <select
          aria-label={t('level')}
          value={on.level}
          onChange={(event) => setLevel(event.currentTarget.value)}
        >
          {(Object.keys(levels) as Level[]).map((name) => (
            <option key={name} value={name}>
              {t(name)}
            </option>
          ))}
        </select>
        <span className={styles.group}>
          {tool('bold', () => act().toggleBold().run(), on.bold)}
          {tool('italic', () => act().toggleItalic().run(), on.italic)}
          {tool('underline', () => act().toggleUnderline().run(), on.underline)}
        </span>
        <span className={styles.group}>
          {tool('bullets', () => act().toggleBulletList().run(), on.bullets)}
          {tool('numbers', () => act().toggleOrderedList().run(), on.numbers)}
          {tool('quote', () => act().toggleBlockquote().run(), on.quote)}
          {full && tool('center', align('center'), on.center)}
          {full && tool('right', align('right'), on.right)}
        </span>
        <span className={styles.group}>
          {tool('link', toggle('link'), on.link)}
          {full && tool('picture', toggle('picture'), on.picture)}
          {full && tool('video', toggle('video'))}
          {full && !on.table && tool('table', () => act().insertTable({ rows: 3, cols: 2 }).run())}
          {on.table && tool('addRow', () => act().addRowAfter().run())}
          {on.table && tool('addColumn', () => act().addColumnAfter().run())}
          {on.table && tool('deleteRow', () => act().deleteRow().run())}
          {on.table && tool('deleteColumn', () => act().deleteColumn().run())}
          {on.table && tool('deleteTable', () => act().deleteTable().run())}
          {tool('line', () => act().setHorizontalRule().run())}
        </span>
        <span className={styles.group}>
          {tool('undo', () => act().undo().run())}
          {tool('redo', () => act().redo().run())}
        </span>
      </div>
      {inserting && (
        <InsertForm
          key={inserting}
          kind={inserting}
          editor={editor}
          pictures={pictures}
          onClose={() => setInserting((open) => (open === inserting ? null : open))}
        />
      )}
    </>
  );
}

/** Arrows, Home and End move among the tools (WAI-ARIA, toolbar); the list keeps its own up and down. */
function goAlong(event: KeyboardEvent<HTMLDivElement>): void {
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('button, select')];
  const at = tools.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }[event.key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  tools[(to + tools.length) % tools.length]?.focus();
}
