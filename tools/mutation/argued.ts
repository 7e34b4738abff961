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
  [
    'packages/domain/applications/entry/counting.queries.ts: !last → false',
    'What is submitted has a submission; this only says so to the types.',
  ],
  [
    'packages/domain/applications/list/chosen.queries.ts: assertSame(found, every) → undefined',
    'The same is asked again once the applications are held; this only spares the waiting.',
  ],
  [
    `packages/domain/applications/list/overview-counts.queries.ts: due_at < \${now} → due_at is not null (2)`,
    'It is shown beside the overdue ones alone, of which the first is the first of all.',
  ],
  [
    `packages/domain/applications/list/overview-counts.queries.ts: due_at < \${now} → due_at <= \${now} (2)`,
    'It is shown beside the overdue ones alone, of which the first is the first of all.',
  ],
  [
    "packages/domain/applications/members/children.commands.ts: .where('savedAt', '>', new Date(now.getTime() - 25 * HOUR_MS)) → nothing",
    'It only says how many drafts are looked at: what is older was looked at in the hours before.',
  ],
  [
    "packages/domain/applications/members/children.commands.ts: .where('savedAt', '>', new Date(now.getTime() - 25 * HOUR_MS)) → .where('savedAt', '>=', new Date(now.getTime() - 25 * HOUR_MS))",
    'It only says how many drafts are looked at: what is older was looked at in the hours before.',
  ],
  [
    'packages/domain/applications/members/invitations.commands.ts: !invitation → false',
    'Only a link that goes between two looks comes here; without it the answer is an error as well.',
  ],
  [
    'packages/domain/applications/members/invitations.queries.ts: !state → false',
    'The entry is in its team here, which always has a state; this only says so to the types.',
  ],
  [
    "packages/domain/applications/members/part-links.commands.ts: .where('until', '<=', now) → .where('until', '<', now)",
    'What has run out opens nothing, whether its row is swept a millisecond later or not.',
  ],
  [
    "packages/domain/applications/work.queries.ts: may(role, 'workApplications') → true",
    'It is asked once, while the module is loaded, before a switch can turn; work.db.test.ts has roles that may not.',
  ],
  [
    'packages/domain/evaluation/target.commands.ts: !submission → false',
    'What is assigned has been submitted; this only says so to the types.',
  ],
  [
    "packages/domain/evaluation/targets.commands.ts: .where('a.evaluatorId', '=', ref.evaluatorId) → nothing",
    'It only says whether numbers are given now; they are given to all teams of the stage at once.',
  ],
  [
    "packages/domain/investment/person.queries.ts: .where('w.userId', '<>', actor.userId) → nothing",
    'It is asked only about who has no wallet in the market yet.',
  ],
  [
    "packages/domain/raffle/winners.commands.ts: .where('claimUntil', '<=', now) → nothing",
    'It only says which events are looked at; in each the same is asked again, place by place.',
  ],
  [
    "packages/domain/past-companies/commands.ts: draft.board !== 'past' → false",
    'News is told of companies of that board alone, and no post changes its board; this only says so to the types.',
  ],
  [
    "packages/domain/raffle/commands.ts: frozenAt || eventState(plan, now) !== 'open' → false",
    'The database refuses the entry just so, with the same error (raffle_period).',
  ],
  [
    'packages/domain/investment/commands.ts: amount > held && exhibition.plan.excludes.ownTeam && (await isOwnCompany(tx, actor, { ic … → false',
    'The database refuses the line just so, with the same error (market_own_team).',
  ],
  [
    'packages/domain/investment/voids.commands.ts: exhibition.revealedAt → false',
    'The database refuses the lines that empty a wallet just so, with the same error (market_revealed).',
  ],
  [
    'packages/domain/companies/operators.queries.ts: !company || company.submittedVersion === 0 → false',
    'Where nothing was handed in there is no newest version either, which is refused with the same error.',
  ],
  [
    "packages/domain/applications/entry/counting.queries.ts: application.status !== 'submitted' → false",
    'Only what is submitted is asked for something, and the request ends with the submission.',
  ],
  [
    'packages/domain/applications/entry/counting.queries.ts: !counts → false',
    'What an upload was under way for had stood before the closing; without it the answer is an error as well.',
  ],
  [
    'packages/domain/pledges/commands.ts: !account → false',
    'Whoever is logged in has an account; this only says so to the types.',
  ],
  [
    "packages/domain/programs/commands.ts: .where('accountId', '=', actor.userId) → nothing",
    'It only says which programmes are looked at; in each the application of whoever leaves is looked for again.',
  ],
  [
    "packages/domain/panels/endings.commands.ts: .where('evaluatorId', '=', asked.evaluatorId) → nothing",
    'It only says at which teams is looked: each is ended by evaluator and team again.',
  ],
  [
    'packages/domain/posts/commands.ts: row.publishAt <= now → row.publishAt < now',
    'What is shown from this very instant on is shown from now on, whichever of the two equal moments is kept.',
  ],
  [
    "packages/domain/my-data/export.commands.ts: .where('accountId', '=', actor.userId) → nothing (2)",
    'A session is one account’s: what it has opened is that account’s archive, and the session is asked for as well.',
  ],
  [
    "packages/domain/operators/invitations.commands.ts: .where('expiresAt', '>', asked.now) → nothing",
    'Whoever joins has looked the link up at the same instant before, where one that ran out is refused with the same error.',
  ],
  [
    "packages/domain/operators/invitations.commands.ts: .where('expiresAt', '>', asked.now) → .where('expiresAt', '>=', asked.now)",
    'Whoever joins has looked the link up at the same instant before, where one that ran out is refused with the same error.',
  ],
  [
    'packages/domain/social-logins/commands.ts: !emailRequestId → false',
    'A request that is none proves nothing, which is refused with the same error; this only says so to the types.',
  ],
  [
    "packages/http/live-session.ts: claims === 'invalid' → false",
    'What says nothing of a session finds none, which is refused with the same error; this spares the look and says so to the types.',
  ],
]);
