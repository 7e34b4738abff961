import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** Files of the browser that a page names in its head, by what they hold. */
export type ClientFiles = {
  /** Addresses of the text files by name. */
  texts: Readonly<Record<string, string>>;
  /** Addresses of the sheets of a part that is imported when it is needed, by its file in `app`. */
  partSheets: Readonly<Record<string, readonly string[]>>;
  /** The text of a sheet by its address. */
  readSheet: (address: string) => string;
};

/** What development knows: there the files are named as they are asked for. */
export const noClientFiles: ClientFiles = { texts: {}, partSheets: {}, readSheet: () => '' };

const manifestFile = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    isDynamicEntry: z.boolean().optional(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);

/** Reads the bundler's manifest of the build. */
export async function readClientFiles(buildFolder: string): Promise<ClientFiles> {
  const text = await readFile(path.join(buildFolder, 'client-manifest.json'), 'utf8').catch(() => '{}');
  return { ...clientFilesOf(JSON.parse(text)), readSheet: sheetReader(buildFolder) };
}

/** Reads each sheet of the build once. */
function sheetReader(buildFolder: string): ClientFiles['readSheet'] {
  const known = new Map<string, string>();
  return (address) => {
    const sheet = known.get(address) ?? readFileSync(path.join(buildFolder, 'client', address), 'utf8');
    known.set(address, sheet);
    return sheet;
  };
}

/** What a manifest of the bundler says. */
export function clientFilesOf(said: unknown): Omit<ClientFiles, 'readSheet'> {
  const manifest = manifestFile.parse(said);
  const texts: Record<string, string> = {};
  const partSheets: Record<string, readonly string[]> = {};
  const collect = (key: string, seen: Set<string>, found: Set<string>) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return found;
    seen.add(key);
    for (const next of chunk.imports) collect(next, seen, found);
    for (const sheet of chunk.css) found.add(`/${sheet}`);
    return found;
  };
  for (const [key, { file, name, isDynamicEntry }] of Object.entries(manifest)) {
    if (name?.startsWith('texts-')) texts[name] = `/${file}`;
    if (isDynamicEntry && key.startsWith('app/'))
      partSheets[key.slice('app/'.length)] = [...collect(key, new Set(), new Set())];
  }
  return { texts, partSheets };
}
