import { basename } from 'node:path';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/**
 * The order of Vitest, project by project, but with the journeys through every page before the others: short as files,
 * they last longest, and begun last they would keep one worker while the other has nothing left to do.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const first = sorted.filter(isLong);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) =>
      [...first, ...sorted.filter((file) => !isLong(file))].filter((file) => file.project === project),
    );
  }
}

function isLong({ moduleId }: TestSpecification): boolean {
  return basename(moduleId).startsWith('every-');
}
