import type { CriterionView } from '@chulbal/contract/evaluation/views';
import type { Language } from '@chulbal/contract/language';
import type { StageRule } from '../seasons/rules.ts';
import type { Notes, Scores, SheetContent } from './tables.ts';

/** One criterion of a stage's rubric. */
export type Criterion = NonNullable<StageRule['rubric']>[number];

export type ScoreProblem = 'unknown' | 'bounds' | 'step';

/** What is wrong with scores, by criterion: not of the rubric, below 0 or above its points, or off the step. */
export function scoreProblems(
  rubric: readonly Criterion[],
  scores: Scores,
  { halfPoints }: { halfPoints: boolean },
): Record<string, ScoreProblem> {
  const points = new Map(rubric.map(({ code, points }) => [code, points]));
  const problems: Record<string, ScoreProblem> = {};
  for (const [code, score] of Object.entries(scores)) {
    const most = points.get(code);
    if (most === undefined) problems[code] = 'unknown';
    else if (!(score >= 0 && score <= most)) problems[code] = 'bounds';
    else if (!Number.isInteger(halfPoints ? score * 2 : score)) problems[code] = 'step';
  }
  return problems;
}

/** Codes of notes that belong to no criterion of the rubric. */
export function strayNotes(rubric: readonly Criterion[], notes: Notes): string[] {
  const codes = new Set(rubric.map(({ code }) => code));
  return Object.keys(notes).filter((code) => !codes.has(code));
}

/** The sum of the scores, exact: counted in tenths. Null while there is none. */
export function totalOf(scores: Scores): number | null {
  const values = Object.values(scores);
  if (values.length === 0) return null;
  return values.reduce((tenths, score) => tenths + Math.round(score * 10), 0) / 10;
}

/** Codes of criteria without a score, in the order of the rubric: what keeps a sheet from being submitted. */
export function missingScores(rubric: readonly Criterion[], scores: Scores): string[] {
  return rubric.filter(({ code }) => scores[code] === undefined).map(({ code }) => code);
}

/** A sheet's content as it is compared and kept: codes in the rubric's order, empty notes left out. */
export function tidyContent(rubric: readonly Criterion[], content: SheetContent): SheetContent {
  const scores: Scores = {};
  const notes: Notes = {};
  for (const { code } of rubric) {
    const score = content.scores[code];
    const note = content.notes[code];
    if (score !== undefined) scores[code] = score;
    if (note) notes[code] = note;
  }
  return { scores, notes, commentTeam: content.commentTeam, commentOperators: content.commentOperators };
}

/** Whether two contents say the same; key order of what a database gives back does not count. */
export function sameSheet(rubric: readonly Criterion[], a: SheetContent, b: SheetContent): boolean {
  return JSON.stringify(tidyContent(rubric, a)) === JSON.stringify(tidyContent(rubric, b));
}

/** Seconds from one saving to the next that count as work: a pause of more than two minutes counts as two. */
const MOST_SECONDS = 120;

export function secondsBetween(before: Date, now: Date): number {
  return Math.min(MOST_SECONDS, Math.max(0, Math.round((now.getTime() - before.getTime()) / 1000)));
}

/** Where a level of a criterion begins, as hundredths of its points. */
const levels = [
  { level: 'excellent', from: 90 },
  { level: 'good', from: 70 },
  { level: 'fair', from: 42 },
  { level: 'poor', from: 0 },
] as const;

/** The levels of a criterion of so many points: 27–30, 21–26, 13–20, 0–12 of thirty. */
export function bandsOf(points: number, step: number): Omit<CriterionView['bands'][number], 'anchor'>[] {
  let to = points;
  return levels.map(({ level, from: hundredths }) => {
    const from = Math.min(to, Math.ceil((points * hundredths) / 100));
    const band = { level, from, to };
    to = Math.max(0, from - step);
    return band;
  });
}

/** The rubric in one language, with its levels. */
export function rubricView(
  rubric: readonly Criterion[],
  { halfPoints, language }: { halfPoints: boolean; language: Language },
): CriterionView[] {
  const step = halfPoints ? 0.5 : 1;
  return rubric.map(({ code, name, points, help, anchors }) => ({
    code,
    name: name[language],
    points,
    help: help[language],
    step,
    bands: bandsOf(points, step).map((band) => ({ ...band, anchor: anchors?.[band.level][language] ?? '' })),
  }));
}
