import { type Editor, useEditorState } from '@tiptap/react';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { IconName } from '../../../ui/icon/paths.ts';
import type { toolkits as texts } from '../toolkits.ko.ts';
import styles from './answer.module.css';

type Tool = Exclude<keyof typeof texts.tools, 'label' | 'boldMark'>;
type Props = { editor: Editor; label: string; onPicture: () => void };

/** Bold, lists, tables, pictures; what belongs to a table or a picture only inside one. */
export function AnswerTools({ editor, label, onPicture }: Props) {
  const t = useTexts<typeof texts>('toolkits');
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      table: now.isActive('table'),
      picture: now.isActive('picture'),
    }),
  });
  const act = () => editor.chain().focus();
  const tool = (key: Tool, run: () => void, look: { icon?: IconName; mark?: string; pressed?: boolean }) => (
    <button
      key={key}
      type="button"
      className={styles.tool}
      aria-pressed={look.pressed}
      aria-label={look.icon || look.mark ? t(`tools.${key}`) : undefined}
      title={t(`tools.${key}`)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
    >
      {look.icon ? <Icon name={look.icon} /> : (look.mark ?? t(`tools.${key}`))}
    </button>
  );
  return (
    <div className={styles.tools} role="toolbar" aria-label={label} onKeyDown={moveAlong}>
      {tool('bold', () => act().toggleBold().run(), { mark: t('tools.boldMark'), pressed: on.bold })}
      {tool('bullets', () => act().toggleBulletList().run(), { icon: 'list', pressed: on.bullets })}
      {tool('numbers', () => act().toggleOrderedList().run(), { icon: 'numbered', pressed: on.numbers })}
      {!on.table &&
        tool('table', () => act().insertTable({ rows: 3, cols: 3, withHeaderRow: false }).run(), {
          icon: 'table',
        })}
      {!on.table && tool('picture', onPicture, { icon: 'picture' })}
      {on.table && (
        <>
          {tool('addRow', () => act().addRowAfter().run(), {})}
          {tool('addColumn', () => act().addColumnAfter().run(), {})}
          {tool('deleteRow', () => act().deleteRow().run(), {})}
          {tool('deleteColumn', () => act().deleteColumn().run(), {})}
          {tool('deleteTable', () => act().deleteTable().run(), {})}
        </>
      )}
      {on.picture && tool('deletePicture', () => act().deleteSelection().run(), {})}
    </div>
  );
}

/** Arrows go from tool to tool. */
function moveAlong(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const all = [...event.currentTarget.querySelectorAll('button')];
  const at = all.indexOf(event.target as HTMLButtonElement);
  all[(at + step + all.length) % all.length]?.focus();
  event.preventDefault();
}
