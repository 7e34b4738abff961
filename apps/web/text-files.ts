import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { namespaceOf, textGroupOf } from './app/lib/text-groups.ts';

const index = 'virtual:texts';
const languages = ['ko', 'en'];

/** Text files by group; each group and language is one file for the browser. The gallery is no part of a build. */
function groups({ root, command }: ResolvedConfig): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of globSync('app/**/*.ko.ts', { cwd: root }).sort()) {
    const name = file.replaceAll(path.sep, '/');
    const group = textGroupOf(name.replace(/^app\//, ''));
    if (group === 'site-gallery' && command === 'build') continue;
    found.set(group, [...(found.get(group) ?? []), name]);
  }
  return found;
}

function indexCode(config: ResolvedConfig): string {
  const all = groups(config);
  const imports = [...all.keys()].flatMap((group) =>
    languages.map(
      (language) => `'${group}.${language}': () => import('${index}/texts-${group}-${language}')`,
    ),
  );
  const namespaces = [...all].flatMap(([group, files]) =>
    files.map((file) => `${namespaceOf(path.basename(file))}: '${group}'`),
  );
  return `export const groupFiles = { ${imports.join(',\n')} };\nexport const groupOf = { ${namespaces.join(', ')} };`;
}

function groupCode(config: ResolvedConfig, name: string): string {
  const [, group = '', language = ''] = /^texts-(.+)-(ko|en)$/.exec(name) ?? [];
  const files = groups(config).get(group) ?? [];
  return files
    .map((file) => `export * from ${JSON.stringify(`/${file.replace(/\.ko\.ts$/, `.${language}.ts`)}`)};`)
    .join('\n');
}

/** Gathers the text files beside the screens into one module per feature and language (`virtual:texts`). */
export function textFiles(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'text-files',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId(id) {
      return id === index || id.startsWith(`${index}/`) ? `\0${id}` : undefined;
    },
    transform(code, id) {
      const screen = /\/app\/((?:site|evaluators|console|ui)\/[^?]+\.tsx)$/.exec(id)?.[1];
      if (!screen || this.environment.name !== 'client' || !code.includes('useTexts')) return undefined;
      const group = JSON.stringify(textGroupOf(screen));
      return {
        code: `import { expectTexts } from '/app/lib/expected-texts.ts';\nexpectTexts(${group});\n${code}`,
        map: null,
      };
    },
    load(id) {
      if (id === `\0${index}`) return indexCode(config);
      if (id.startsWith(`\0${index}/`)) return groupCode(config, id.slice(index.length + 2));
      return undefined;
    },
  };
}
