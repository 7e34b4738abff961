import { blocks, canvasLimits, type Note, type Nudge, voices } from '@chulbal/contract/toolkits/canvas';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { canvas as texts } from './canvas.ko.ts';
import styles from './canvas-note.module.css';
import { voiceName } from './canvases.ts';
import type { CanvasEditor } from './use-canvas-editor.ts';
import { useTouchDrag } from './use-touch-drag.ts';

const nudges: Partial<Record<string, Nudge>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'back',
  ArrowRight: 'on',
};

/** A note as it hangs in its block: pressed, it is written; keys, the mouse and a long press of a finger move it. */
export function CanvasNote({ editor, note, keysId }: { editor: CanvasEditor; note: Note; keysId: string }) {
  const t = useTexts<typeof texts>('canvas');
  const button = useRef<HTMLButtonElement>(null);
  const aimed = editor.aim?.kind === 'note' && editor.aim.id === note.id;
  useEffect(() => {
    if (!aimed) return;
    button.current?.focus();
    editor.aimed();
  });
  useTouchDrag(button, note.id, (place) => editor.move(note.id, place));

  function pressed(event: KeyboardEvent) {
    const voice = voices[Number(event.key) - 1];
    const nudge = event.altKey ? nudges[event.key] : undefined;
    if (nudge) editor.nudge(note.id, nudge);
    else if (event.altKey || event.ctrlKey || event.metaKey) return;
    else if (voice) editor.colour(note.id, voice);
    else if (event.key === 'Delete' || event.key === 'Backspace') editor.remove(note.id);
    else return;
    event.preventDefault();
  }

  return (
    <button
      ref={button}
      type="button"
      className={styles.note}
      data-voice={note.voice}
      data-note={note.id}
      aria-describedby={keysId}
      draggable
      onDragStart={(event) => event.dataTransfer.setData('text/x-note', note.id)}
      onClick={() => editor.edit(note.id, note.block)}
      onKeyDown={pressed}
    >
      <i className={styles.mark} data-voice={note.voice} aria-hidden="true" />
      <VisuallyHidden>{voiceName(editor.canvas, note.voice, t(`voices.${note.voice}`))} </VisuallyHidden>
      {note.text}
    </button>
  );
}

/** A note that is only read, as in the example. */
export function ReadNote({ note, voice }: { note: Note; voice: string }) {
  return (
    <p className={styles.note} data-voice={note.voice}>
      <i className={styles.mark} data-voice={note.voice} aria-hidden="true" />
      <VisuallyHidden>{voice} </VisuallyHidden>
      {note.text}
    </p>
  );
}

/** A note while it is written: its text, its colour, and where else it may go. */
export function WrittenNote({ editor, note }: { editor: CanvasEditor; note: Note }) {
  const t = useTexts<typeof texts>('canvas');
  const area = useRef<HTMLTextAreaElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const afterPress = useAfterPress(() => {
    if (!box.current?.contains(document.activeElement)) editor.close(note.id, { refocus: false });
  });
  useEffect(() => {
    const at = area.current?.value.length ?? 0;
    area.current?.focus();
    area.current?.setSelectionRange(at, at);
  }, []);

  function pressed(event: KeyboardEvent) {
    const done = event.key === 'Escape' || (event.key === 'Enter' && !event.shiftKey);
    if (!done || event.nativeEvent.isComposing) return;
    event.preventDefault();
    editor.close(note.id, { refocus: true });
  }

  return (
    <div
      ref={box}
      className={styles.edit}
      role="group"
      aria-label={t('note.edit', { block: t(`blocks.${note.block}`) })}
      onBlur={({ relatedTarget }) => {
        // Pressing on the page itself takes the focus to nowhere; a window that is left keeps it.
        if (!document.hasFocus() || box.current?.contains(relatedTarget)) return;
        afterPress();
      }}
    >
      <div className={styles.paper} data-voice={note.voice}>
        <i className={styles.mark} data-voice={note.voice} aria-hidden="true" />
        <textarea
          ref={area}
          className={styles.text}
          aria-label={t('note.edit', { block: t(`blocks.${note.block}`) })}
          placeholder={t('note.placeholder')}
          value={note.text}
          rows={3}
          onChange={({ currentTarget }) => editor.type(note.id, currentTarget.value)}
          onKeyDown={pressed}
        />
      </div>
      <div className={styles.bar}>
        {voices.map((voice) => (
          <button
            key={voice}
            type="button"
            className={styles.tool}
            aria-pressed={note.voice === voice}
            aria-label={t('note.voice', { voice: voiceName(editor.canvas, voice, t(`voices.${voice}`)) })}
            onClick={() => editor.colour(note.id, voice)}
          >
            <span className={styles.swatch} data-voice={voice}>
              <i className={styles.mark} data-voice={voice} />
            </span>
          </button>
        ))}
        <span className={styles.left}>
          {t('note.left', { count: [...note.text].length, most: canvasLimits.note })}
        </span>
        <button
          type="button"
          className={styles.tool}
          aria-label={t('note.remove')}
          title={t('note.remove')}
          onClick={() => editor.remove(note.id)}
        >
          <Icon name="trash" size="sm" />
        </button>
      </div>
      <div className={classNames(styles.bar, styles.places)}>
        <select
          className={styles.move}
          aria-label={t('note.move')}
          value={note.block}
          onChange={({ currentTarget }) => {
            const block = blocks.find((one) => one === currentTarget.value);
            if (block) editor.move(note.id, { block, at: canvasLimits.notes });
          }}
        >
          {blocks.map((block, at) => (
            <option key={block} value={block}>
              {at + 1} {t(`blocks.${block}`)}
            </option>
          ))}
        </select>
        {(['up', 'down'] as const).map((way) => (
          <button
            key={way}
            type="button"
            className={classNames(styles.tool, styles.way)}
            onClick={() => editor.nudge(note.id, way)}
          >
            {t(`note.${way}`)}
          </button>
        ))}
      </div>
    </div>
  );
}

/**
 * Gives a function that acts at once or, while a mouse button or a finger is pressed, when the press has become a click
 * or a drag has ended: what acts between press and release moves the page, and the click reaches nothing. Acts as the
 * component is then, and not at all once it has gone.
 */
function useAfterPress(act: () => void): () => void {
  const latest = useRef(act);
  const pressed = useRef(false);
  const waiting = useRef(false);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined;
    const press = () => {
      pressed.current = true;
    };
    // the click comes right after the release, before any timer
    const release = () => {
      pressed.current = false;
      if (waiting.current) later = setTimeout(() => latest.current());
      waiting.current = false;
    };
    document.addEventListener('mousedown', press, true);
    for (const name of ['mouseup', 'dragend'] as const) document.addEventListener(name, release, true);
    return () => {
      clearTimeout(later);
      document.removeEventListener('mousedown', press, true);
      for (const name of ['mouseup', 'dragend'] as const) document.removeEventListener(name, release, true);
    };
  }, []);
  return () => {
    if (pressed.current) waiting.current = true;
    else latest.current();
  };
}
