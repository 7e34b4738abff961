/**
 * Cuts the interface's font: `node apps/web/fonts/build.ts`. Writes into app/styles/fonts
 * - interface.woff2, one small variable font with Latin, figures and the Korean syllables that the interface
 *   uses most, filled up with the commonest ones: it is all that most pages need;
 * - interface.css and rest.css: the rest of Pretendard in its published slices, without what is above.
 * The same sources give the same bytes. Run it again when many words have changed.
 */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { cssRange, rangeOf } from './unicode-range.ts';

/** Most bytes of the font: 150 kB is what a first visit may take for fonts (F-03), and one slice of the rest is 28. */
const limit = 120_000;

/** Kerning and figures of one width; small capitals, fractions and other shapes nobody asks for. */
const keepFeatures = ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'];

const root = join(import.meta.dirname, '../../..');
const out = join(import.meta.dirname, '../app/styles/fonts');
const source = dirname(
  createRequire(import.meta.url).resolve('pretendard/dist/web/variable/pretendardvariable.css'),
);
const latin = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0©·×–—‘’“”…←→₩○●■◆✓`;

/** Pretendard's slices, the commonest characters last. */
function slices() {
  const css = readFileSync(join(source, 'pretendardvariable-dynamic-subset.css'), 'utf8');
  return [...css.matchAll(/subset\.(\d+)\.woff2[\s\S]*?unicode-range:([^;}]*)/g)].map((match) => ({
    number: Number(match[1]),
    characters: rangeOf(match[2] ?? ''),
  }));
}

/** Korean syllables, first those that most text files use, then by how common they are in Korean. */
function syllables(): number[] {
  const files = globSync(
    ['apps/web/app/**/*.ko.ts', 'packages/contract/*.ts', 'packages/domain/**/seeds/**/*.ts'],
    {
      cwd: root,
    },
  ).sort();
  const uses = new Map<number, number>();
  for (const file of files) {
    const words = readFileSync(join(root, file), 'utf8').match(/[가-힣]/g) ?? [];
    for (const syllable of new Set(words)) {
      const code = syllable.codePointAt(0) ?? 0;
      uses.set(code, (uses.get(code) ?? 0) + 1);
    }
  }
  const common = slices()
    .reverse()
    .flatMap((slice) => slice.characters.filter((code) => code >= 0xac00 && code <= 0xd7a3));
  const place = new Map(common.map((code, index) => [code, index]));
  const rank = (code: number) => place.get(code) ?? common.length;
  const all = [...new Set([...uses.keys(), ...common.slice(0, 850)])];
  return all.sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || rank(a) - rank(b));
}

/** The largest font below the limit, and its characters. */
async function cut() {
  const font = readFileSync(join(source, 'woff2/PretendardVariable.woff2'));
  const ranked = syllables();
  for (let count = ranked.length; ; count -= 15) {
    const text = latin + String.fromCodePoint(...ranked.slice(0, count));
    const bytes = await subsetFont(font, text, {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 900 } },
      keepFeatures,
    });
    if (bytes.length <= limit)
      return { bytes, characters: [...text].map((letter) => letter.codePointAt(0) ?? 0), count };
  }
}

/** All faces name the same weights: the browser joins only such faces into one family, slice by slice. */
function face(address: string, range: string): string {
  return `@font-face {
  font-family: "Pretendard Variable";
  font-style: normal;
  font-display: swap;
  font-weight: 45 920;
  src: url("${address}") format("woff2");
  unicode-range: ${range};
}
`;
}

const { bytes, characters, count } = await cut();
const inside = new Set(characters);
const rest = slices().flatMap((slice) => {
  const left = slice.characters.filter((code) => !inside.has(code));
  const file = `pretendard/dist/web/variable/woff2-dynamic-subset/PretendardVariable.subset.${slice.number}.woff2`;
  return left.length ? [face(file, cssRange(left))] : [];
});
const head =
  '/* Made by apps/web/fonts/build.ts. Pretendard © 2021 Kil Hyung-jin, SIL Open Font License 1.1. */\n';
mkdirSync(out, { recursive: true });
writeFileSync(join(out, 'interface.woff2'), bytes);
writeFileSync(join(out, 'interface.css'), head + face('./interface.woff2', cssRange([...inside])));
writeFileSync(join(out, 'rest.css'), head + rest.join(''));
execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', out], { stdio: 'ignore' });
console.log(`${count} syllables in ${bytes.length} bytes, ${rest.length} slices for the rest`);
