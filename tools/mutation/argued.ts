/** Mutants that no test has to notice, by their names, each with why. */
export const argued: ReadonlyMap<string, string> = new Map([
  [
    'packages/domain/applications/entry/draft-files.rules.ts: mayReturn(file) → true',
    'It only says which slots are looked at; in each of them the same is asked again, file by file.',
  ],
  [
    'packages/domain/panels/arrange.rules.ts: mayJoin(asked, member, panel, list.length) → true',
    'How many teams a member takes is a bound of a calculation, and no permission.',
  ],
  [
    'packages/domain/panels/hand-over.rules.ts: mayJudge(a) → true',
    'It only says in which order the teams are handed over.',
  ],
  [
    'packages/domain/panels/hand-over.rules.ts: mayJudge(b) → true',
    'It only says in which order the teams are handed over.',
  ],
]);
