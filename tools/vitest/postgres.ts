import type { TestProject } from 'vitest/node';
import { startPostgres } from '../postgres-server.ts';
import { findPostgres } from '../programs.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Maintenance database of the PostgreSQL started for this run. */
    postgresUrl: string;
    /** Folder of the server's programs. */
    postgresPrograms: string;
  }
}

/** One throwaway PostgreSQL for the run; tests get its address with `inject('postgresUrl')`. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  project.provide('postgresPrograms', findPostgres() ?? '');
  return server.stop;
}
