import type { CriterionView } from '@chulbal/contract/evaluation/views';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { usesLetters } from '../../../lib/letter-keys.ts';
import { scoreOf } from '../sheet/sheet-values.ts';
import { commentsPart, type Rubric } from './rubric-context.ts';
import { readScoreKey, stepped, type Typed } from './score-keys.ts';

/** What keys ask for beyond the score sheet. */
export type KeyWishes = {
  onKeys: () => void;
  onSubmit: () => void;
  onPage: (by: 1 | -1) => void;
  onFind: () => void;
  onPane: () => void;
};

const dialogOpen = () => document.querySelector('dialog[open]') !== null;

const isTextField = (target: EventTarget | null) =>
  target instanceof Element &&
  target.matches('textarea, select, [contenteditable="true"], input:not([type="range"], [type="checkbox"])');

/**
 * The keys of the page. Inside the score sheet all of them; elsewhere digits, `/` and `?` only, and not where one
 * types. Arrows stay with whoever has the focus, so the document scrolls as ever; a digit takes the focus to its score,
 * so that the arrows after it go on from there.
 */
export function useScoreKeys(sheet: Rubric, wishes: KeyWishes) {
  const typed = useRef<Typed | null>(null);
  const { rubric, active, values, locked, onChange, onActive } = sheet;
  const criterion = rubric.find(({ code }) => code === active);

  function move(by: 1 | -1): void {
    const parts = [...rubric.map(({ code }) => code), commentsPart];
    const next = parts[parts.indexOf(active) + by];
    if (next !== undefined) onActive(next, true);
  }

  /** True when the key meant something here. `at`: when it was pressed, in ms, however busy the page was then. */
  function score({ code, points, step }: CriterionView, key: string, at: number): boolean {
    const scale = { points, half: step < 1 };
    const read = readScoreKey(key, { code, ...scale }, typed.current, at);
    typed.current = read?.kind === 'typed' ? read.typed : null;
    if (read === null || read.kind === 'keys') return false;
    if (read.kind === 'move') {
      move(read.by);
      return true;
    }
    if (locked) return true;
    const before = values[scoreOf(code)] ?? '';
    onChange({ [scoreOf(code)]: read.kind === 'step' ? stepped(before, read.by, scale) : read.score });
    return true;
  }

  /** Keys with the focus inside the score sheet. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (event.nativeEvent.isComposing || altKey) return;
    if (key === 'Enter' && (ctrlKey || metaKey)) {
      event.preventDefault();
      wishes.onSubmit();
      return;
    }
    if (ctrlKey || metaKey) return;
    const field = target instanceof HTMLElement ? target : null;
    if (field instanceof HTMLTextAreaElement) {
      if (key === 'Escape') onActive(criterion ? active : (rubric.at(-1)?.code ?? active), true);
      return;
    }
    if (!criterion) {
      if (key === 'ArrowUp' || key === 'ArrowDown') {
        event.preventDefault();
        move(key === 'ArrowUp' ? -1 : 1);
      }
      return;
    }
    const inNumber = field instanceof HTMLInputElement && field.type === 'text';
    const onScore = field instanceof HTMLInputElement;
    if (key === 'Enter' && onScore) {
      event.preventDefault();
      field.closest('[data-criterion]')?.querySelector('textarea')?.focus();
    } else if ((key === 'PageUp' || key === 'PageDown') && !inNumber) {
      event.preventDefault();
      wishes.onPage(key === 'PageUp' ? -1 : 1);
    } else if (inNumber ? key === 'ArrowUp' || key === 'ArrowDown' : true) {
      if (score(criterion, key, event.timeStamp)) event.preventDefault();
    }
  }

  const elsewhere = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target, isComposing } = event;
    if (event.defaultPrevented || isComposing || ctrlKey || metaKey || altKey || dialogOpen()) return;
    if (key === 'F6') {
      event.preventDefault();
      wishes.onPane();
      return;
    }
    if (isTextField(target)) return;
    if (key === '?' || key === '/') {
      if (!usesLetters()) return;
      event.preventDefault();
      if (key === '?') wishes.onKeys();
      else wishes.onFind();
    } else if (/^[0-9.]$/.test(key) && criterion && usesLetters() && score(criterion, key, event.timeStamp)) {
      event.preventDefault();
      onActive(active, true);
    }
  });
  useEffect(() => {
    window.addEventListener('keydown', elsewhere);
    return () => window.removeEventListener('keydown', elsewhere);
  }, []);

  return onKeyDown;
}
