import type { QuizPlay, QuizVariant } from '@chulbal/contract/quizzes/quizzes';

/** Where a quiz is taken: among the experiences, or from a company page, which is led back to. */
export type QuizPlace = { variant: QuizVariant; from: string | null };

/** The address of a quiz; with a play, that of a question of it, from 1, or of where it stands. */
export function quizAddress({ variant, from }: QuizPlace, play?: string, question?: number): string {
  const base = from === null ? `/ipo/contents/experiences/quiz-${variant}` : '/ipo/experiences/quiz';
  const query = new URLSearchParams();
  if (from !== null) query.set('quiz', variant);
  if (play !== undefined) query.set('p', play);
  if (question !== undefined) query.set('q', String(question));
  // A slash is no trouble in a query, and this one is read by people.
  const parts = [query.toString(), from === null ? '' : `from=${from}`].filter(Boolean).join('&');
  return parts === '' ? base : `${base}?${parts}`;
}

/** Which quiz an address asks for. */
export function variantOf({ pathname, searchParams }: URL): QuizVariant {
  return pathname.endsWith('/quiz-b') || searchParams.get('quiz') === 'b' ? 'b' : 'a';
}

/**
 * What of a play is shown: a question by its place from 0, or the result. Nobody gets past the first question that is
 * open. Before it is over, a quiz against the clock shows no question again.
 */
export function shownOf({ variant, over, questions }: QuizPlay, asked: string | null): number | 'result' {
  const open = questions.findIndex(({ selected }) => selected === null);
  const wanted = Number(asked) - 1;
  const isThere = asked !== null && Number.isInteger(wanted) && wanted >= 0 && wanted < questions.length;
  if (over) return isThere && variant === 'a' ? wanted : 'result';
  return variant === 'a' && isThere && wanted < open ? wanted : open;
}
