import { relative } from 'node:path';
import type { Vite } from 'vitest/node';
import { root } from '../setup/machine.mjs';
import { allMutants } from './files.ts';
import { withSwitches } from './switches.ts';

/** Puts switches at the guards of every file that has some. */
export function switchesPlugin(): Vite.Plugin {
  const byFile = Map.groupBy(allMutants(), ({ file }) => file);
  return {
    name: 'switches-at-guards',
    enforce: 'pre',
    transform(code, id) {
      const own = byFile.get(relative(root, id.replace(/\?.*$/, '')).replaceAll('\\', '/'));
      return own ? { code: withSwitches(code, own), map: null } : undefined;
    },
  };
}
