import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { StrokeIcon } from '../icon/stroke-icon.tsx';
import type { PictureStore } from './content-files.ts';
import { InsertForm, type Inserting } from './insert-form.tsx';
import type { richEditor as texts } from './rich-editor.ko.ts';
import styles from './rich-editor.module.css';

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

/** Strokes of the editor's tools on a 16 × 16 grid. */
const paths = {
  bold: 'M4.5 3h4a2.5 2.5 0 0 1 0 5h-4zM4.5 8h4.8a2.5 2.5 0 0 1 0 5H4.5z',
  italic: 'M7 3h5M4 13h5M9.5 3l-3 10',
  underline: 'M4.5 2.5v5a3.5 3.5 0 0 0 7 0v-5M3.5 13.5h9',
  bullets: 'M6 4h8M6 8h8M6 12h8M2.5 4h.1M2.5 8h.1M2.5 12h.1',
  numbers: 'M6.5 4H14M6.5 8H14M6.5 12H14M2 3.2 3.2 2.5v3.2M2 10.5h2L2 13.5h2.2',
  quote: 'M3 8.5h3.5v4H3zM3 8.5c0-2.5.8-4 2.5-5M9 8.5h3.5v4H9zM9 8.5c0-2.5.8-4 2.5-5',
  center: 'M2 4h12M4.5 8h7M2 12h12',
  right: 'M2 4h12M7 8h7M4 12h10',
  line: 'M2 8h12',
  link: 'M6.7 9.3 9.3 6.7M7.2 4.8l1.5-1.5a2.8 2.8 0 0 1 4 4l-1.5 1.5M8.8 11.2l-1.5 1.5a2.8 2.8 0 0 1-4-4l1.5-1.5',
  picture: 'M2.5 3h11v10h-11zM2.5 11l3.2-3.2 2.6 2.6 2-2 3.2 3.2M10.6 6h.1',
  video: 'M2 4h8.5v8H2zM10.5 7.2 14 5v6l-3.5-2.2',
  table: 'M2.5 3h11v10h-11zM2.5 6.4h11M2.5 9.7h11M8 3v10',
  addRow: 'M2.5 3h11v6h-11zM8 11v4M6 13h4',
  addColumn: 'M3 2.5h6v11H3zM11 8h4M13 6v4',
  deleteRow: 'M2.5 3h11v6h-11zM6 13h4',
  deleteColumn: 'M3 2.5h6v11H3zM11 8h4',
  deleteTable: 'M2.5 3h11v10h-11zM5.5 5.5l5 5M10.5 5.5l-5 5',
  undo: 'M5.5 3 2.5 6l3 3M2.5 6H10a3.5 3.5 0 0 1 0 7H6',
  redo: 'M10.5 3l3 3-3 3M13.5 6H6a3.5 3.5 0 0 0 0 7h4',
} as const;

type Tool = keyof typeof paths;

/** A tool's icon; its button carries the name. */
function ToolIcon({ name }: { name: Tool }) {
  return <StrokeIcon path={paths[name]} />;
}
