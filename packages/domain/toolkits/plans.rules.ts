import {
  type Block,
  type Chapter,
  chapters,
  type Plan,
  type Question,
  questions,
  questionsOf,
  type Run,
  textOf,
} from '@chulbal/contract/toolkits/business-plan';
import { withoutControls } from '../clean-text.ts';

/** A plan as it is kept: texts in NFC, whole letters, nothing that steers what stands around it. */
export function cleanPlan(plan: Plan): Plan {
  return mapTexts(plan, withoutControls);
}

/** With every text changed: those of answers, the name and what pictures show. */
function mapTexts(plan: Plan, change: (text: string) => string): Plan {
  const line = (given: readonly Run[]): Run[] =>
    given.flatMap(({ text, bold }) => {
      const changed = change(text);
      return changed === '' ? [] : [{ text: changed, ...(bold ? { bold } : {}) }];
    });
  const inBlock = (one: Block): Block => {
    if (one.kind === 'text') return { ...one, runs: line(one.runs) };
    if (one.kind === 'list') return { ...one, items: one.items.map(line) };
    if (one.kind === 'table') return { ...one, rows: one.rows.map((row) => row.map(line)) };
    return { ...one, alt: change(one.alt) };
  };
  const answers = questions.flatMap((question) => {
    const blocks = plan.answers[question];
    return blocks ? [[question, blocks.map(inBlock)] as const] : [];
  });
  return { ...plan, name: change(plan.name), answers: Object.fromEntries(answers) };
}

/** An answer on paper, under the number that its question has among those of its chapter that are answered. */
export type WrittenAnswer = { question: Question; number: number; blocks: readonly Block[] };

/** What of a plan goes on paper: chapters by their own number, in them the questions that are answered. */
export function writtenChapters({
  answers,
}: Pick<Plan, 'answers'>): { chapter: Chapter; number: number; answers: WrittenAnswer[] }[] {
  return chapters
    .map((chapter, at) => ({
      chapter,
      number: at + 1,
      answers: questionsOf[chapter]
        .map((question) => ({ question, blocks: answers[question] ?? [] }))
        .filter(({ blocks }) => blocks.some(isWritten))
        .map((answer, place) => ({ ...answer, number: place + 1 })),
    }))
    .filter((chapter) => chapter.answers.length > 0);
}

function isWritten(block: Block): boolean {
  return block.kind !== 'text' || textOf(block.runs).trim() !== '';
}
