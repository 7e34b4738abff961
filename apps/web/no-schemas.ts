import type { Plugin } from 'vite';

/** Screens that check what a device has kept, and need the schemas for it. */
const mayCheck = /\/app\/site\/toolkits\//;

/**
 * Ends a build whose screens are sent the schema library without need: plain values and rules of a contract stand apart
 * from its schemas, in `values.ts`, `*.values.ts` and `*.rules.ts`.
 */
export function noSchemas(): Plugin {
  return {
    name: 'no-schemas',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [one] : []));
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const leads = (name: string, seen: Set<string>): boolean => {
        const chunk = byName.get(name);
        if (!chunk || seen.has(name)) return false;
        seen.add(name);
        return (
          chunk.moduleIds.some((id) => id.includes('/node_modules/zod/')) ||
          chunk.imports.some((next) => leads(next, seen))
        );
      };
      const screens = chunks.flatMap(({ facadeModuleId, fileName }) =>
        facadeModuleId && !mayCheck.test(facadeModuleId) && leads(fileName, new Set())
          ? [facadeModuleId]
          : [],
      );
      if (screens.length > 0) this.error(`These are sent the schema library:\n${screens.join('\n')}`);
    },
  };
}
