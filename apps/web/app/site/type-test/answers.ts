/** Where somebody stands in the test, as its address says: `?at=4&a=2130…`, a digit a question, 0 for one not answered. */
export type Standing = {
  /** The question that is shown, from 1; 0 before the first. */
  at: number;
  answers: string;
  /** They wanted to go on without an answer to it. */
  skipped: boolean;
};

/** Reads it from an address whatever that says: nobody gets past the first question that has no answer. */
export function standingOf(search: URLSearchParams, choices: readonly number[]): Standing {
  const given = search.getAll('a').at(-1) ?? '';
  const answers = choices
    .map((count, index) => {
      const place = Number(given[index] ?? 0);
      return Number.isInteger(place) && place <= count ? place : 0;
    })
    .join('');
  const asked = Math.min(Math.max(0, Math.trunc(Number(search.get('at'))) || 0), choices.length);
  const open = answers.indexOf('0') + 1 || choices.length;
  return { at: Math.min(asked, open), answers, skipped: asked > open };
}

/** The answers with the one to a question, from 1, set to a choice, from 1. */
export function withAnswer(answers: string, at: number, place: number): string {
  return `${answers.slice(0, at - 1)}${place}${answers.slice(at)}`;
}
