import path from 'node:path';
import type { Plugin } from 'vite';

/** What the bundler tells of a module while it forms chunks. */
type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/**
 * Puts what every page needs (frame, router) into one file, and the parts of the design system that the start
 * page needs besides into another: as sixty small files they weigh a tenth more, and a poor network pays for each.
 */
export function firstLoad(): Plugin {
  let app = '';
  let groups: Map<string, 'frame' | 'parts'> | null = null;

  function grouped(modules: Modules): Map<string, 'frame' | 'parts'> {
    const found = new Map<string, 'frame' | 'parts'>();
    const entry = path.join(app, 'entry.client.tsx');
    const follow = (id: string, group: 'frame' | 'parts') => {
      // A contract leads to the schema library, which is left out once it is seen that nothing here uses it.
      if (found.has(id) || id.includes('/packages/contract/')) return;
      found.set(id, group);
      for (const next of modules.getModuleInfo(id)?.importedIds ?? []) follow(next, group);
    };
    follow(entry, 'frame');
    follow(path.join(app, 'root.tsx'), 'frame');
    follow(path.join(app, 'features/home/home.tsx'), 'parts');
    // It begins when all routes of the page are there, and the frame is there before.
    found.delete(entry);
    // The start page's own screens stay its own.
    for (const [id, group] of found) {
      if (group === 'parts' && id.startsWith(path.join(app, 'features'))) found.delete(id);
    }
    return found;
  }

  return {
    name: 'first-load',
    apply: 'build',
    configResolved({ root }) {
      app = path.join(root, 'app');
    },
    configEnvironment(environment) {
      if (environment !== 'client') return undefined;
      const name = (id: string, modules: Modules) => {
        groups ??= grouped(modules);
        return groups.get(id) ?? null;
      };
      return {
        build: {
          rolldownOptions: { output: { codeSplitting: { groups: [{ name, debugName: 'first load' }] } } },
        },
      };
    },
  };
}
