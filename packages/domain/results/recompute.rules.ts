import { resultInputs, resultRules } from '@chulbal/contract/results/shapes';
import { FORMAT, fileText, takeSnapshot } from './snapshot.rules.ts';

/** What came of calculating a file once more. `sha256` is what the file says of itself, `recomputed` what it should say. */
export type Recomputed =
  | { outcome: 'unreadable'; why: string }
  | {
      outcome: 'same' | 'different';
      sha256: string;
      recomputed: string;
      stage: { year: number; trackNo: number; stageNo: number };
      teams: number;
      selected: number;
      differences: Difference[];
    };

/** Where the file and the result disagree: a path such as `ranking.teams[3].average`, or the bytes alone. */
export type Difference = { at: string; file: string; recomputed: string };

/** Most differences that are named. */
const MOST = 20;

/**
 * Calculates the result of an exported version from the inputs and rules in the file, and compares byte by byte, the hash
 * that it holds too: no byte can be changed without being noticed. Needs nothing but the file.
 */
export function recompute(file: string): Recomputed {
  let content: unknown;
  try {
    content = JSON.parse(file);
  } catch (error) {
    return unreadable(error);
  }
  if (!isRecord(content)) return unreadable(new Error('not an object'));
  if (content.format !== FORMAT)
    return unreadable(new Error(`format ${String(content.format)}, not ${FORMAT}`));
  const inputs = resultInputs.safeParse(content.inputs);
  if (!inputs.success) return unreadable(new Error(`inputs: ${inputs.error.message}`));
  const rules = resultRules.safeParse(content.rules);
  if (!rules.success) return unreadable(new Error(`rules: ${rules.error.message}`));
  try {
    const frozen = takeSnapshot(inputs.data, rules.data);
    const text = fileText(frozen);
    const { stage, teams } = frozen.snapshot.inputs;
    const same = text === file;
    return {
      outcome: same ? 'same' : 'different',
      sha256: said(content.sha256).replaceAll('"', ''),
      recomputed: frozen.sha256,
      stage: { year: stage.year, trackNo: stage.trackNo, stageNo: stage.stageNo },
      teams: teams.length,
      selected: frozen.snapshot.ranking.selected,
      differences: same ? [] : differencesOf(file, text),
    };
  } catch (error) {
    return unreadable(error);
  }
}

function unreadable(error: unknown): Recomputed {
  return { outcome: 'unreadable', why: error instanceof Error ? error.message : String(error) };
}

function differencesOf(file: string, text: string): Difference[] {
  const found = [...compare('', JSON.parse(file), JSON.parse(text))].slice(0, MOST);
  if (found.length > 0) return found;
  // Equal values written otherwise: spaces, another order of keys, a line break at the end.
  const at = [...text].findIndex((letter, place) => file[place] !== letter);
  const place = at < 0 ? text.length : at;
  const near = (whole: string) => JSON.stringify(whole.slice(place, place + 40));
  return [
    { at: `byte ${Buffer.byteLength(text.slice(0, place))}`, file: near(file), recomputed: near(text) },
  ];
}

function* compare(at: string, file: unknown, other: unknown): Generator<Difference> {
  if (Array.isArray(file) && Array.isArray(other)) {
    for (let place = 0; place < Math.max(file.length, other.length); place += 1) {
      yield* compare(`${at}[${place}]`, file[place], other[place]);
    }
  } else if (isRecord(file) && isRecord(other)) {
    for (const key of new Set([...Object.keys(file), ...Object.keys(other)])) {
      yield* compare(at ? `${at}.${key}` : key, file[key], other[key]);
    }
  } else if (file !== other) {
    yield { at, file: said(file), recomputed: said(other) };
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `undefined` is nothing there. */
function said(value: unknown): string {
  return value === undefined ? '–' : JSON.stringify(value).slice(0, 200);
}
