import { z } from 'zod';
import type { Language } from '../language.ts';
import { withoutEval } from './without-eval.ts';

withoutEval();

/** The four chapters of a business plan, in the order in which they are written and judged. */
export const chapters = ['problem', 'feasibility', 'growth', 'team'] as const;
export type Chapter = (typeof chapters)[number];

/** What each chapter asks, in order. */
export const questionsOf = {
  problem: ['who', 'now', 'what'],
  feasibility: ['made', 'heard', 'next'],
  growth: ['reach', 'money', 'year'],
  team: ['why', 'people', 'strength'],
} as const satisfies Record<Chapter, readonly string[]>;
export type Question = (typeof questionsOf)[Chapter][number];

export const questions: readonly Question[] = chapters.flatMap((chapter) => [...questionsOf[chapter]]);

/** About how many letters an answer is best long in Korean; English takes twice as many. */
const targets: Record<Question, number> = {
  who: 200,
  now: 150,
  what: 300,
  made: 150,
  heard: 300,
  next: 200,
  reach: 200,
  money: 250,
  year: 200,
  why: 200,
  people: 250,
  strength: 200,
};

/** Things to look for in one's own answer, which a writer ticks; so many a question. */
export const ticksEach = 3;

/** Letters as people count them; `answer` is one answer's, tables and lists included. */
export const planLimits = {
  plans: 10,
  name: 60,
  answer: 3000,
  blocks: 60,
  runs: 400,
  items: 30,
  rows: 20,
  columns: 6,
  pictures: 12,
  alt: 120,
} as const;

/** A piece of text in one weight; a line break is a line break. */
export type Run = { text: string; bold?: true | undefined };

/** `id`: 32 hex digits, of the account's file or of the picture on the device. `width`, `height` in its own pixels. */
export type Picture = { kind: 'picture'; id: string; alt: string; width: number; height: number };

/** A part of an answer. The first row of a table is its head; every row has as many cells. */
export type Block =
  | { kind: 'text'; runs: Run[] }
  | { kind: 'list'; numbered: boolean; items: Run[][] }
  | { kind: 'table'; rows: Run[][][] }
  | Picture;

/** `madeAt` (ms, by the device) only orders a person's plans; `ticks` are such as `heard.0`. */
export type Plan = {
  name: string;
  madeAt: number;
  answers: Partial<Record<Question, Block[]>>;
  ticks: string[];
};

const letters = (text: string) => [...text].length;
const upTo = (most: number) =>
  z
    .string()
    .max(most * 4, 'tooLong')
    .refine((given) => letters(given) <= most, 'tooLong');

const run = z.strictObject({
  text: z
    .string()
    .min(1)
    .max(planLimits.answer * 2, 'tooLong'),
  bold: z.literal(true).optional(),
});
const runs = z.array(run).max(planLimits.runs);
export const pictureId = z.string().regex(/^[0-9a-f]{32}$/, 'invalid');

const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), runs }),
  z.strictObject({
    kind: z.literal('list'),
    numbered: z.boolean(),
    items: z.array(runs).min(1).max(planLimits.items),
  }),
  z.strictObject({
    kind: z.literal('table'),
    rows: z
      .array(z.array(runs).min(1).max(planLimits.columns))
      .min(1)
      .max(planLimits.rows)
      .refine((rows) => new Set(rows.map((row) => row.length)).size === 1, 'invalid'),
  }),
  z.strictObject({
    kind: z.literal('picture'),
    id: pictureId,
    alt: upTo(planLimits.alt),
    width: z.number().int().min(1).max(20_000),
    height: z.number().int().min(1).max(20_000),
  }),
]);

const answer = z
  .array(block)
  .max(planLimits.blocks)
  .refine((blocks) => fits(blocks), 'tooLong');

export const planId = z.string().regex(/^[A-Za-z0-9-]{1,36}$/, 'invalid');

export const planShape = z
  .strictObject({
    name: upTo(planLimits.name),
    madeAt: z.number().int().min(0).max(8.64e15),
    answers: z.partialRecord(z.enum(questions as [Question, ...Question[]]), answer),
    ticks: z
      .array(z.string().regex(/^[a-z]{2,10}\.[0-2]$/))
      .max(questions.length * ticksEach)
      .refine((ticks) => new Set(ticks).size === ticks.length, 'invalid'),
  })
  .refine((plan) => picturesOf(plan).length <= planLimits.pictures, 'invalid');

/** Whether an answer stays within what a plan takes. */
export function fits(blocks: readonly Block[]): boolean {
  const all = linesOf(blocks).flat();
  return all.length <= planLimits.runs && letters(all.map(({ text }) => text).join('')) <= planLimits.answer;
}

/** The lines of an answer in reading order: paragraphs, items, cells. What a picture shows is none. */
function linesOf(blocks: readonly Block[]): Run[][] {
  return blocks.flatMap((one) => {
    if (one.kind === 'text') return [one.runs];
    if (one.kind === 'list') return one.items;
    return one.kind === 'table' ? one.rows.flat() : [];
  });
}

export function textOf(line: readonly Run[]): string {
  return line.map(({ text }) => text).join('');
}

/** What an answer says, without weights: a line each for paragraphs, items and rows of a table. */
export function plainAnswer(blocks: readonly Block[] = []): string {
  const said = blocks.map((one) => {
    if (one.kind === 'text') return textOf(one.runs);
    if (one.kind === 'list')
      return one.items.map((item, at) => `${one.numbered ? `${at + 1}.` : '·'} ${textOf(item)}`).join('\n');
    if (one.kind === 'table') return one.rows.map(plainRow).filter(Boolean).join('\n');
    return '';
  });
  return said
    .map((text) => text.trim())
    .filter(Boolean)
    .join('\n');
}

/** The cells of a row in which something stands. */
function plainRow(row: readonly (readonly Run[])[]): string {
  const cells = row.map((cell) => textOf(cell).replaceAll('\n', ' ').trim());
  return cells.filter(Boolean).join(' | ');
}

/** Letters as people count them, line breaks and what a picture shows not among them; and words between spaces. */
export function countAnswer(blocks: readonly Block[] = []): { letters: number; words: number } {
  const lines = linesOf(blocks).map(textOf);
  return {
    letters: letters(lines.join('').replaceAll('\n', '')),
    words: lines.join(' ').split(/\s+/).filter(Boolean).length,
  };
}

export function countPlan({ answers }: Plan, of: readonly Question[] = questions) {
  const counts = of.map((question) => countAnswer(answers[question]));
  return {
    letters: counts.reduce((sum, count) => sum + count.letters, 0),
    words: counts.reduce((sum, count) => sum + count.words, 0),
  };
}

export type Fill = 'empty' | 'short' | 'fitting' | 'long';

/** About how many letters an answer is best long, in the language that it is written in; `language` where it is empty. */
export function targetOf(
  question: Question,
  blocks: readonly Block[] = [],
  language: Language = 'ko',
): number {
  const text = plainAnswer(blocks);
  const hangul = text.match(/\p{Script=Hangul}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const isEnglish = hangul + latin === 0 ? language === 'en' : latin > hangul;
  return targets[question] * (isEnglish ? 2 : 1);
}

/** How an answer stands to the length it is best written in: from three fifths of it to a third more is fitting. */
export function fillOf(question: Question, blocks: readonly Block[] = []): Fill {
  const count = countAnswer(blocks).letters;
  const target = targetOf(question, blocks);
  if (count === 0) return blocks.some(({ kind }) => kind === 'picture') ? 'short' : 'empty';
  if (count < target * 0.6) return 'short';
  return count > target * (4 / 3) ? 'long' : 'fitting';
}

/** How far a chapter is: `part` from 0 to 1; done once no answer is empty or short. */
export function chapterState(
  { answers }: Plan,
  chapter: Chapter,
): { state: 'empty' | 'writing' | 'done'; part: number } {
  const asked: readonly Question[] = questionsOf[chapter];
  const parts = asked.map((question) =>
    Math.min(1, countAnswer(answers[question]).letters / (targetOf(question, answers[question]) * 0.6)),
  );
  const part = parts.reduce((sum, one) => sum + one, 0) / asked.length;
  if (part >= 1) return { state: 'done', part: 1 };
  return {
    state: asked.every((question) => fillOf(question, answers[question]) === 'empty') ? 'empty' : 'writing',
    part,
  };
}

/** The pictures that a plan names, in reading order; the same one twice is named once. */
export function picturesOf({ answers }: Pick<Plan, 'answers'>): string[] {
  const named = questions
    .flatMap((question) => answers[question] ?? [])
    .flatMap((one) => (one.kind === 'picture' ? [one.id] : []));
  return [...new Set(named)];
}

/** With other names for its pictures; a picture that gets none is left out. */
export function renamePictures(plan: Plan, names: ReadonlyMap<string, string>): Plan {
  const answers = questions.flatMap((question) => {
    const blocks = plan.answers[question]?.flatMap((one): Block[] => {
      if (one.kind !== 'picture') return [one];
      const id = names.get(one.id);
      return id ? [{ ...one, id }] : [];
    });
    return blocks ? [[question, blocks] as const] : [];
  });
  return { ...plan, answers: Object.fromEntries(answers) };
}

export function emptyPlan(): Plan {
  return { name: '', madeAt: 0, answers: {}, ticks: [] };
}

/** A kept plan; null for what is none (an older form, or somebody else's hand). */
export function readPlan(kept: string): Plan | null {
  try {
    const read = planShape.safeParse(JSON.parse(kept));
    return read.success ? (read.data as Plan) : null;
  } catch {
    return null;
  }
}

/** As it is kept; the same plan gives the same text. */
export function writePlan({ name, madeAt, answers, ticks }: Plan): string {
  const written = questions.flatMap((question) => {
    const blocks = answers[question];
    return blocks && blocks.length > 0 ? [[question, blocks.map(inOrder)] as const] : [];
  });
  return JSON.stringify({ name, madeAt, answers: Object.fromEntries(written), ticks: [...ticks].sort() });
}

function inOrder(one: Block): Block {
  const line = (given: readonly Run[]): Run[] =>
    given.map(({ text, bold }) => (bold ? { text, bold } : { text }));
  if (one.kind === 'text') return { kind: 'text', runs: line(one.runs) };
  if (one.kind === 'list') return { kind: 'list', numbered: one.numbered, items: one.items.map(line) };
  if (one.kind === 'table') return { kind: 'table', rows: one.rows.map((row) => row.map(line)) };
  const { id, alt, width, height } = one;
  return { kind: 'picture', id, alt, width, height };
}
