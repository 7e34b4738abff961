/** Digits typed one after the other within this many milliseconds make one score: 2, then 4, is 24. */
export const typingPause = 1500;

/** What a criterion takes: whole points or halves, from 0 up to `points`. */
export type ScoreScale = { points: number; half: boolean };

/** What has been typed on a criterion so far, and when its last key was pressed (ms). */
export type Typed = { code: string; digits: string; at: number };

/** A key's meaning for the rubric; null where the key is none of ours. */
export type ScoreKey =
  | { kind: 'typed'; score: string; typed: Typed }
  | { kind: 'step'; by: 1 | -1 }
  | { kind: 'set'; score: string }
  | { kind: 'move'; by: 1 | -1 }
  | { kind: 'keys' }
  | null;

/**
 * Reads a key on the criterion `code`. Digits make the score; a digit that would make more than the criterion's
 * points begins a new one. A point and a 5 are half a point, where halves are given.
 */
export function readScoreKey(
  key: string,
  { code, points, half }: ScoreScale & { code: string },
  before: Typed | null,
  now: number,
): ScoreKey {
  if (/^[0-9.]$/.test(key)) {
    const goesOn = before !== null && before.code === code && now - before.at <= typingPause;
    const digits = nextDigits(goesOn ? before.digits : '', key, { points, half });
    return digits === null
      ? null
      : { kind: 'typed', score: String(Number(digits)), typed: { code, digits, at: now } };
  }
  switch (key) {
    case 'ArrowRight':
      return { kind: 'step', by: 1 };
    case 'ArrowLeft':
      return { kind: 'step', by: -1 };
    case 'ArrowDown':
      return { kind: 'move', by: 1 };
    case 'ArrowUp':
      return { kind: 'move', by: -1 };
    case 'Home':
      return { kind: 'set', score: '0' };
    case 'End':
      return { kind: 'set', score: String(points) };
    case 'Backspace':
    case 'Delete':
      return { kind: 'set', score: '' };
    case '?':
      return { kind: 'keys' };
    default:
      return null;
  }
}

function nextDigits(digits: string, key: string, scale: ScoreScale): string | null {
  if (key === '.') return scale.half && digits !== '' && !digits.includes('.') ? `${digits}.` : null;
  const longer = digits + key;
  if (isScore(longer, scale)) return longer;
  return Number(key) <= scale.points ? key : null;
}

/** Whether a text is a score that the criterion takes; `24.` is on its way to `24.5` and counts as 24. */
export function isScore(text: string, { points, half }: ScoreScale): boolean {
  const shape = half ? /^\d{1,3}(\.[05]?)?$/ : /^\d{1,3}$/;
  return shape.test(text) && Number(text) <= points;
}

/** One step up or down from a score; from none, up begins at 0 and down at the full points. */
export function stepped(score: string, by: 1 | -1, { points, half }: ScoreScale): string {
  if (score === '') return by === 1 ? '0' : String(points);
  const size = half ? 0.5 : 1;
  return String(Math.min(points, Math.max(0, Number(score) + by * size)));
}

/** The score at a place of the rail, 0 at its left end and 1 at its right, on the next step. */
export function scoreAt(place: number, { points, half }: ScoreScale): string {
  const steps = half ? 2 : 1;
  const bounded = Math.min(1, Math.max(0, place));
  return String(Math.round(bounded * points * steps) / steps);
}
