import { teamFields } from '../applications/fields.ts';
import { hasRegistrationNumber } from '../registration-number.ts';
import { type Plan, plainAnswer, type Question, questions, questionsOf } from '../toolkits/business-plan.ts';

/** Fields of an application that a plan can fill, and the answers they come from; `teamItemName` is its name. */
export const carried = {
  teamItemName: [],
  teamItemExp: ['what', 'who', 'made'],
  teamEmotion: ['why'],
  teamChar: ['strength', 'people'],
} as const satisfies Record<string, readonly Question[]>;
export type CarriedField = keyof typeof carried;
export const carriedFields = Object.keys(carried) as CarriedField[];

/**
 * What becomes of a field: `fill` with `text`; `written`, the application says something already, and it stays;
 * `nothing` to carry; `residentNumber`, which is never carried (P-04). `cut`: the answers are longer than the field.
 */
export type Carry = {
  field: CarriedField;
  verdict: 'fill' | 'written' | 'nothing' | 'residentNumber';
  text: string;
  cut: boolean;
};

/** What of a plan goes where in an application that holds these texts. Nothing that stands there is touched. */
export function carryPlan(plan: Plan, fields: Readonly<Record<string, string>>): Carry[] {
  return carriedFields.map((field) => {
    const answers = carried[field].map((question) => plainAnswer(plan.answers[question]));
    const said = field === 'teamItemName' ? plan.name.trim() : answers.filter(Boolean).join('\n\n');
    const text = asFarAsFits(said, teamFields[field]);
    const cut = text.length < said.length;
    const standing = fields[field] ?? '';
    if (standing.trim() !== '') return { field, verdict: 'written', text, cut };
    if (text === '') return { field, verdict: 'nothing', text, cut };
    return { field, verdict: hasRegistrationNumber(text) ? 'residentNumber' : 'fill', text, cut };
  });
}

/** As much of a text as people count `most` letters: whole sentences where that keeps at least half. */
export function asFarAsFits(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const start = letters.slice(0, most).join('');
  const end = Math.max(...['.', '!', '?', '요', '\n'].map((mark) => lastEnd(start, mark)));
  return (end >= start.length / 2 ? start.slice(0, end) : start).trimEnd();
}

/** Behind the last sentence that ends with a mark; 요 only before a space, for it stands inside words too. */
function lastEnd(text: string, mark: string): number {
  if (mark === '\n') return text.lastIndexOf('\n');
  for (let at = text.lastIndexOf(mark); at >= 0; at = text.lastIndexOf(mark, at - 1)) {
    if (/^(\s|$)/.test(text.slice(at + 1, at + 2)) && (mark !== '요' || at + 1 < text.length)) return at + 1;
    if (at === 0) break;
  }
  return -1;
}

/** The answers, and the name, in which somebody wrote what looks like a resident registration number (P-04). */
export function residentNumbersIn(plan: Plan): (Question | 'name')[] {
  const found: (Question | 'name')[] = hasRegistrationNumber(plan.name) ? ['name'] : [];
  for (const question of questions) {
    const blocks = plan.answers[question] ?? [];
    const alts = blocks.flatMap((one) => (one.kind === 'picture' ? [one.alt] : []));
    if (hasRegistrationNumber([plainAnswer(blocks), ...alts].join('\n'))) found.push(question);
  }
  return found;
}

/** The chapter that asks a question. */
export function chapterOf(question: Question) {
  const chapters = Object.keys(questionsOf) as (keyof typeof questionsOf)[];
  return (
    chapters.find((chapter) => (questionsOf[chapter] as readonly string[]).includes(question)) ?? 'problem'
  );
}
