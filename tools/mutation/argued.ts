/** Mutants that no test has to notice, by their names, each with why. */
export const argued: ReadonlyMap<string, string> = new Map([
  [
    'packages/domain/accounts/attempts.rules.ts: current.startedAt < now → current.startedAt <= now',
    'A window that began at this very instant begins now, whichever of the two equal moments is kept.',
  ],
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
  [
    "packages/domain/accounts/second-proof.commands.ts: .where('accountId', '=', asked.accountId) → nothing",
    'The hash is made of the account and the code: no row of another account has it.',
  ],
  [
    'packages/domain/passkeys/commands.ts: !entered → false',
    'A copy is refused where it is seen, with the same error; this only says so to the types.',
  ],
  [
    'packages/domain/passkeys/staff.commands.ts: !entered → false',
    'A copy is refused where it is seen, with the same error; this only says so to the types.',
  ],
  [
    "packages/domain/panels/relations.commands.ts: .where('evaluatorId', '=', evaluatorId) → nothing (4)",
    'It only says in which stages is looked: what ends in each is asked for by evaluator and team again.',
  ],
]);
