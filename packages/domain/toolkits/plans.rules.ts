import { type Block, type Plan, questions, type Run } from '@chulbal/contract/business-plan';
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
