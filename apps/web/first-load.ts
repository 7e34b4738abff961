import path from 'node:path';
import type { Plugin } from 'vite';

/** What the bundler tells of a module while it forms chunks. */
type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

type Group = 'frame' | 'parts' | 'start';

const isSchemaLibrary = (id: string) => id.includes('/node_modules/zod/');

/**
 * Puts what every page needs (frame, router) into one file, what the start page shares with others into another, and
 * its own screens, with the popups that open over it, into a third: as sixty small files they weigh a tenth more, and a
 * poor network pays for each.
 */
export function firstLoad(): Plugin {
  let app = '';
  let groups: Map<string, Group> | null = null;

  function grouped(modules: Modules): Map<string, Group> {
    const found = new Map<string, Group>();
    const entry = path.join(app, 'entry.client.tsx');
    const own = ['site/home/', 'site/popups/'].map((folder) => path.join(app, folder));
    // Named by what is left out once it is seen that nothing here uses it.
    const isSchemas = (id: string) =>
      isSchemaLibrary(id) || (modules.getModuleInfo(id)?.importedIds ?? []).some(isSchemaLibrary);
    const isOwn = (id: string) => own.some((folder) => id.startsWith(folder));
    const follow = (id: string, group: Group) => {
      if (found.has(id) || isSchemas(id)) return;
      found.set(id, group === 'parts' && isOwn(id) ? 'start' : group);
      for (const next of modules.getModuleInfo(id)?.importedIds ?? []) follow(next, group);
    };
    follow(entry, 'frame');
    follow(path.join(app, 'root.tsx'), 'frame');
    for (const screen of ['home/home.tsx', 'popups/popup-layer.tsx']) {
      follow(path.join(app, 'site', screen), 'parts');
    }
    // It begins when all routes of the page are there, and the frame is there before.
    found.delete(entry);
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
          rolldownOptions: {
            // What a group's modules lead to is in a group by itself, or stays out: the schema library above all.
            preserveEntrySignatures: 'allow-extension',
            output: {
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [{ name, debugName: 'first load' }],
              },
            },
          },
        },
      };
    },
  };
}
