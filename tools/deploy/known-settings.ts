import { readProjectFile } from '../structure/sources.ts';

/** Every setting that the README explains. */
export function explainedSettings(): string[] {
  return readProjectFile('README.md')
    .split('\n')
    .filter((row) => row.startsWith('| `'))
    .flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_0-9]+)`/g)].map(([, name = '']) => name),
    );
}

/** Settings as a file of them says: `NAME=value` a line, with comments between. */
export function settingsIn(text: string): Record<string, string> {
  const lines = text.matchAll(/^([A-Z_0-9]+)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}
