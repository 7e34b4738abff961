import type { ReactNode } from 'react';

export type DialogWords = {
  title: ReactNode;
  body?: ReactNode;
  /** Word of the right button; 확인 unless said. */
  ok?: string;
  /** Word of the left button; 취소 unless said. */
  cancel?: string;
  /** The right button destroys something. */
  danger?: boolean;
  /** Which answer Enter gives at first: the one that does no harm. The left one unless said. */
  focus?: 'ok' | 'cancel';
};

export type OpenDialog = DialogWords & { id: number; kind: 'confirm' | 'alert' };

const listeners = new Set<() => void>();
const answers = new Map<number, (answer: boolean) => void>();
let queue: readonly OpenDialog[] = [];
let nextId = 1;

function set(next: readonly OpenDialog[]) {
  queue = next;
  for (const listener of listeners) listener();
}

function open(kind: OpenDialog['kind'], words: DialogWords | string): Promise<boolean> {
  const id = nextId++;
  const dialog = { ...(typeof words === 'string' ? { title: words } : words), id, kind };
  return new Promise((resolve) => {
    answers.set(id, resolve);
    set([...queue, dialog]);
  });
}

/**
 * Asks, and resolves true for the right button; false for the left one, Escape and a click outside. The same question
 * is not asked twice at a time: the second press of a button that asks gets false.
 */
export async function confirm(words: DialogWords | string): Promise<boolean> {
  const title = typeof words === 'string' ? words : words.title;
  if (typeof title === 'string' && queue.some((dialog) => dialog.title === title)) return false;
  return open('confirm', words);
}

/** Tells, and resolves true however it is closed. */
export async function alert(words: Omit<DialogWords, 'cancel'> | string): Promise<true> {
  await open('alert', words);
  return true;
}

/** What the DialogHost shows: one dialog at a time, the others wait. */
export const dialogs = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => queue[0] ?? null,
  answer(id: number, answer: boolean) {
    const dialog = queue.find((waiting) => waiting.id === id);
    if (!dialog) return;
    set(queue.filter((waiting) => waiting !== dialog));
    answers.get(id)?.(dialog.kind === 'alert' || answer);
    answers.delete(id);
  },
};
