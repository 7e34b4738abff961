import { basename } from 'node:path';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** What lasts longest, by how its name begins, in the order in which it is begun. */
const longest = [
  'raffle.',
  'every-',
  'console-league.',
  'exhibition.',
  'judging.',
  'accounts.',
  'portal.',
  'apply.',
  'hostile-',
  'quizzes.',
  'words-apart.',
];

/**
 * The order of Vitest, project by project, but with the longest journeys before the others: begun last they would keep
 * one worker while the others have nothing left to do.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).sort((one, other) => place(one) - place(other)),
    );
  }
}

/** Where a journey stands among the longest; behind them all for any other file. */
function place({ moduleId, project }: TestSpecification): number {
  const found = longest.findIndex((name) => basename(moduleId).startsWith(name));
  return found < 0 || project.name !== 'e2e' ? longest.length : found;
}
