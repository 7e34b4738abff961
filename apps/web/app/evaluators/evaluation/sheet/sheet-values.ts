import { MOST_COMMENT, MOST_NOTE } from '@chulbal/contract/evaluation/values';
import { hasRegistrationNumber } from '@chulbal/contract/registration-number';

/** A score sheet as the server has it: points and comments by the criterion's code, and the two comments. */
export type SheetContent = {
  scores: Readonly<Record<string, number>>;
  notes: Readonly<Record<string, string>>;
  commentTeam: string;
  commentOperators: string;
};

/** The same as texts by path, so that every field is compared, kept and chosen alike. An empty text is none. */
export type Values = Readonly<Record<string, string>>;

const scorePath = 'score.';
const notePath = 'note.';

export const scoreOf = (code: string) => scorePath + code;
export const noteOf = (code: string) => notePath + code;

/** The code of the criterion a path is of, and which part of it; null for the comments. */
export function criterionOf(path: string): { code: string; part: 'score' | 'note' } | null {
  if (path.startsWith(scorePath)) return { code: path.slice(scorePath.length), part: 'score' };
  return path.startsWith(notePath) ? { code: path.slice(notePath.length), part: 'note' } : null;
}

export function valuesOf({ scores, notes, commentTeam, commentOperators }: SheetContent): Values {
  const entries = [
    ...Object.entries(scores).map(([code, points]) => [scoreOf(code), String(points)]),
    ...Object.entries(notes).map(([code, text]) => [noteOf(code), text]),
    ['commentTeam', commentTeam],
    ['commentOperators', commentOperators],
  ];
  return Object.fromEntries(entries.filter(([, text]) => text !== ''));
}

export function contentOf(values: Values): SheetContent {
  const of = (part: 'score' | 'note') =>
    Object.entries(values).flatMap(([path, text]) => {
      const criterion = criterionOf(path);
      return criterion?.part === part && text !== '' ? [[criterion.code, text] as const] : [];
    });
  return {
    scores: Object.fromEntries(of('score').map(([code, text]) => [code, Number(text)])),
    notes: Object.fromEntries(of('note')),
    commentTeam: values.commentTeam ?? '',
    commentOperators: values.commentOperators ?? '',
  };
}

/** Total of what is scored, and how many criteria are. Halves add without a rounding error. */
export function totalOf(values: Values, codes: readonly string[]): { total: number; scored: number } {
  const given = codes.map((code) => values[scoreOf(code)] ?? '').filter((text) => text !== '');
  return { total: given.reduce((sum, text) => sum + Number(text), 0), scored: given.length };
}

/**
 * What keeps a comment from being saved: it is longer than the server takes, or holds what looks like a registration
 * number. It stays on the page, marked, and is not sent.
 */
export function faultOf(path: string, text: string): 'tooLong' | 'residentNumber' | null {
  const part = criterionOf(path)?.part;
  if (part === 'score') return null;
  if (text.length > (part === 'note' ? MOST_NOTE : MOST_COMMENT)) return 'tooLong';
  return hasRegistrationNumber(text) ? 'residentNumber' : null;
}
