// node deploy/run.mjs <server or command> [what it takes]
//
// What the image is told to do: one of the scripts of package.json that are a program of ours, under the same name.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
/** @type {Record<string, string>} */
const scripts = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')).scripts;

/** What a script runs, where it is a program of ours with plain words after it, and here. @param {string} name */
function programOf(name) {
  const [, file, words = ''] =
    /^node ((?:apps|tools)\/\S+\.mjs)((?: [a-z][a-z-]*)*)$/.exec(scripts[name] ?? '') ?? [];
  if (!file || /^pre|^build$/.test(name) || !existsSync(new URL(file, root))) return null;
  return { file: new URL(file, root), words: words.split(' ').filter(Boolean) };
}

const [name = '', ...given] = process.argv.slice(2);
const program = programOf(name);

if (program) {
  process.argv = [process.argv[0] ?? 'node', fileURLToPath(program.file), ...program.words, ...given];
  await import(program.file.href);
} else {
  const names = Object.keys(scripts).filter(programOf);
  console.error(`\n✗ ${name ? `There is no "${name}". ` : ''}One of: ${names.join(', ')}\n`);
  process.exitCode = 1;
}
