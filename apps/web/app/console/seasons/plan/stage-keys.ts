/** What a key does on a stage's mark. */
export type KeyDeed = { kind: 'move'; days: number } | { kind: 'choose' } | { kind: 'remove' };

/** Arrows go a day, with Shift a week; Enter and Space choose, Delete takes the stage out. */
export function deedOfKey({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEventLike): KeyDeed | null {
  if (ctrlKey || metaKey || altKey) return null;
  const step = shiftKey ? 7 : 1;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return { kind: 'move', days: step };
    case 'ArrowLeft':
    case 'ArrowDown':
      return { kind: 'move', days: -step };
    case 'PageUp':
      return { kind: 'move', days: 7 };
    case 'PageDown':
      return { kind: 'move', days: -7 };
    case 'Enter':
    case ' ':
      return { kind: 'choose' };
    case 'Delete':
      return { kind: 'remove' };
    default:
      return null;
  }
}

type KeyboardEventLike = {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
};
