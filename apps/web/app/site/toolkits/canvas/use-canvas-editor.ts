import {
  addNote,
  type Block,
  blocks,
  type Canvas,
  canvasLimits,
  changeNote,
  filledBlocks,
  firstLetters,
  isFull,
  moveNote,
  type Nudge,
  notesOf,
  nudgeNote,
  readCanvas,
  removeNote,
  type Voice,
  writeCanvas,
} from '@chulbal/contract/toolkits/canvas';
import { useState } from 'react';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { usePapers } from '../shelf/use-papers.ts';
import type { canvas as texts } from './canvas.ko.ts';
import { emptyCanvas, voiceName } from './canvases.ts';

/** Where the focus goes once the page shows what was done. */
export type Aim = { kind: 'note' | 'add'; id: string };

/**
 * The canvases of a shelf, the one that is open, and everything that can be done with it. What was done is said in
 * `said`, for those who do not see it.
 */
export function useCanvasEditor(shelf: Shelf) {
  const t = useTexts<typeof texts>('canvas');
  const [active, setActive] = useState<Block | null>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const [aim, setAim] = useState<Aim | null>(null);
  const papers = usePapers<Canvas>({
    ...{ shelf, read: readCanvas, write: writeCanvas, empty: emptyCanvas, most: canvasLimits.canvases },
    isBlank: ({ notes, name }) => notes.length === 0 && !name,
    words: {
      full: t('switch.full'),
      added: t('switch.added'),
      copied: t('switch.copied'),
      removed: (name) => t('switch.removed', { name: name || t('unnamed') }),
    },
    onOther() {
      setActive(null);
      setEditing(null);
    },
  });
  const { id, paper: canvas, put, say } = papers;
  const open = active ?? blocks.find((block) => !filledBlocks(canvas).includes(block)) ?? 'customers';

  return {
    all: papers.all,
    id,
    canvas,
    active: open,
    editing,
    aim,
    said: papers.said,
    canUndo: papers.canUndo,
    aimed: () => setAim(null),
    activate: setActive,
    open: papers.open,
    undo: papers.undo,
    add(block: Block) {
      setActive(block);
      if (isFull(canvas, block)) return toast.error(t('blockFull'));
      const voice = notesOf(canvas, block).at(-1)?.voice ?? 'disc';
      const noteId = crypto.randomUUID();
      put(addNote(withoutBlank(noteId), { id: noteId, block, voice, text: '' }));
      setEditing(noteId);
    },
    edit(noteId: string, block: Block) {
      setActive(block);
      const left = withoutBlank(noteId);
      if (left !== canvas) put(left, `write ${editing}`);
      setEditing(noteId);
    },
    /** A note on which nothing stands is none. */
    close(noteId: string, { refocus }: { refocus: boolean }) {
      setEditing((now) => (now === noteId ? null : now));
      const note = canvas.notes.find((one) => one.id === noteId);
      if (!note) return;
      const empty = note.text.trim() === '';
      if (empty) put(removeNote(canvas, noteId), `write ${noteId}`);
      if (refocus) setAim(empty ? { kind: 'add', id: note.block } : { kind: 'note', id: noteId });
    },
    type: (noteId: string, text: string) => put(changeNote(canvas, noteId, { text }), `write ${noteId}`),
    colour(noteId: string, voice: Voice) {
      put(changeNote(canvas, noteId, { voice }));
      say(t('said.voice', { voice: voiceName(canvas, voice, t(`voices.${voice}`)) }));
    },
    nudge: (noteId: string, nudge: Nudge) => moved(noteId, nudgeNote(canvas, noteId, nudge)),
    move: (noteId: string, place: { block: Block; at: number }) =>
      moved(noteId, moveNote(canvas, noteId, place)),
    remove(noteId: string) {
      const note = canvas.notes.find((one) => one.id === noteId);
      if (!note) return;
      put(removeNote(canvas, noteId));
      setEditing(null);
      setAim({ kind: 'add', id: note.block });
      say(t('said.removed'));
    },
    renameVoices: (voices: Canvas['voices']) => put({ ...canvas, voices }),
    rename: (name: string) => put({ ...canvas, name }),
    addCanvas: papers.add,
    begin: (from: Canvas, name: string) =>
      papers.begin({ ...from, name: firstLetters(name, canvasLimits.name) }, t('switch.copied')),
    copyCanvas() {
      const name = t('switch.copyName', { name: canvas.name || t('unnamed') });
      papers.copy(firstLetters(name, canvasLimits.name));
    },
    removeCanvas: papers.remove,
  };

  /** The canvas once the note that is open is left for another: a note on which nothing stands is none. */
  function withoutBlank(nextId: string): Canvas {
    const left = canvas.notes.find((note) => note.id === editing);
    return left && left.id !== nextId && left.text.trim() === '' ? removeNote(canvas, left.id) : canvas;
  }

  function moved(noteId: string, next: Canvas): void {
    if (next === canvas) return;
    put(next);
    const note = next.notes.find((one) => one.id === noteId);
    if (!note) return;
    setActive(note.block);
    if (editing === null) setAim({ kind: 'note', id: noteId });
    const place = notesOf(next, note.block).indexOf(note) + 1;
    say(t('said.moved', { block: t(`blocks.${note.block}`), place }));
  }
}

export type CanvasEditor = ReturnType<typeof useCanvasEditor>;
