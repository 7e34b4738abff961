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
  removeNote,
  type Voice,
  writeCanvas,
} from '@chulbal/contract/canvas';
import { useMemo, useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { canvas as texts } from './canvas.ko.ts';
import { canvasesOf, emptyCanvas, type Shelf, voiceName } from './shelf.ts';
import { useUndo } from './use-undo.ts';

/** Where the focus goes once the page shows what was done. */
export type Aim = { kind: 'note' | 'add'; id: string };

/**
 * The canvases of a shelf, the one that is open, and everything that can be done with it. What was done is said in
 * `said`, for those who do not see it.
 */
export function useDesk(shelf: Shelf) {
  const t = useTexts<typeof texts>('canvas');
  const all = useMemo(() => canvasesOf(shelf.texts), [shelf.texts]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [fresh, setFresh] = useState(() => crypto.randomUUID() as string);
  const current = all.find(({ id }) => id === chosen) ?? all.at(-1) ?? { id: fresh, canvas: emptyCanvas() };
  const { id, canvas } = current;
  const [active, setActive] = useState<Block | null>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const [aim, setAim] = useState<Aim | null>(null);
  const [said, say] = useState('');
  const steps = useUndo(shelf.write);
  const open = active ?? blocks.find((block) => !filledBlocks(canvas).includes(block)) ?? 'customers';

  /** Writes the canvas; what a fresh one is called comes with its first note. */
  function put(next: Canvas, what = ''): void {
    if (next === canvas) return;
    steps.note({ [id]: shelf.texts[id] ?? '' }, what);
    shelf.write({ [id]: writeCanvas({ ...next, madeAt: next.madeAt || Date.now() }) });
    setChosen(id);
  }

  function openNew(next: Canvas, words: string): void {
    if (all.length >= canvasLimits.canvases) {
      toast.error(t('switch.full'));
      return;
    }
    const made = crypto.randomUUID();
    steps.note({ [made]: '' });
    shelf.write({ [made]: writeCanvas({ ...next, madeAt: Date.now() }) });
    setChosen(made);
    setActive(null);
    setEditing(null);
    say(words);
  }

  return {
    all,
    id,
    canvas,
    active: open,
    editing,
    aim,
    said,
    canUndo: steps.canUndo,
    aimed: () => setAim(null),
    activate: setActive,
    open(next: string) {
      setChosen(next);
      setActive(null);
      setEditing(null);
    },
    undo() {
      const touched = steps.undo();
      setEditing(null);
      if (touched) setChosen(touched);
    },
    add(block: Block) {
      setActive(block);
      if (isFull(canvas, block)) return toast.error(t('blockFull'));
      const voice = notesOf(canvas, block).at(-1)?.voice ?? 'disc';
      const noteId = crypto.randomUUID();
      put(addNote(canvas, { id: noteId, block, voice, text: '' }));
      setEditing(noteId);
    },
    edit(noteId: string, block: Block) {
      setActive(block);
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
    addCanvas() {
      // One that says nothing yet is as new as another.
      if (canvas.notes.length === 0 && !canvas.name) setFresh(id);
      else openNew(emptyCanvas(), t('switch.added'));
    },
    begin: (from: Canvas, name: string) =>
      openNew({ ...from, name: firstLetters(name, canvasLimits.name) }, t('switch.copied')),
    copyCanvas() {
      const name = t('switch.copyName', { name: canvas.name || t('unnamed') });
      openNew({ ...canvas, name: firstLetters(name, canvasLimits.name) }, t('switch.copied'));
    },
    removeCanvas() {
      if (!(id in shelf.texts)) return;
      steps.note({ [id]: shelf.texts[id] ?? '' });
      shelf.write({ [id]: '' });
      setChosen(null);
      setEditing(null);
      say(t('switch.removed', { name: canvas.name || t('unnamed') }));
      toast.info(t('switch.removed', { name: canvas.name || t('unnamed') }));
    },
  };

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

export type Desk = ReturnType<typeof useDesk>;
