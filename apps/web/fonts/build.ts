/**
 * Cuts the interface's font: `node apps/web/fonts/build.ts`. Writes into app/styles/fonts
 * - interface-1.woff2, a small variable font with Latin, figures and the Korean syllables that the interface uses most:
 *   a page has it before it is first painted, so that nothing moves for its coming;
 * - interface-2.woff2, the next syllables, with the first all that most pages need: it comes with the scripts;
 * - common-1.woff2 and on, small slices with the next commonest syllables: a name or a notice rarely needs more;
 * - interface-1.css, interface-2.css and rest.css: the rest of Pretendard in its published slices, without what is above.
 * The same sources give the same bytes. Run it again when many words have changed.
 */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { cssRange, rangeOf } from './unicode-range.ts';

/**
 * Most bytes of each font: the first keeps a page from being painted (LCP, F-03), and both of them with one published
 * slice of 28 are less than the 150 kB that a first visit may take for fonts.
 */
const limits = { first: 62_000, second: 70_000 };

/** Small slices, and how many syllables are in each. */
const common = { slices: 16, syllables: 32 };

/** Kerning and figures of one width; small capitals, fractions and other shapes nobody asks for. */
const keepFeatures = ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'];

const root = join(import.meta.dirname, '../../..');
const out = join(import.meta.dirname, '../app/styles/fonts');
const source = dirname(
  createRequire(import.meta.url).resolve('pretendard/dist/web/variable/pretendardvariable.css'),
);
/** With the consonants that one searches by. */
const latin = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index))}ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ\u00a0\u2060©·×–—−‘’“”…←→₩○●■◆✓`;

/** Pretendard's slices, the commonest characters last. */
function slices() {
  const css = readFileSync(join(source, 'pretendardvariable-dynamic-subset.css'), 'utf8');
  return [...css.matchAll(/subset\.(\d+)\.woff2[\s\S]*?unicode-range:([^;}]*)/g)].map((match) => ({
    number: Number(match[1]),
    characters: rangeOf(match[2] ?? ''),
  }));
}

/** What the frame of every page says: a letter of it that is missing sends every visitor the sheet of the rarer ones. */
const everywhere = 'apps/web/app/site/shell/';

/** Korean syllables: first those around every page, then those that most text files use, then the commonest in Korean. */
function syllables(): number[] {
  const sources = [
    'apps/web/app/**/*.ko.ts',
    'packages/contract/**/*.ts',
    'packages/domain/**/seeds/**/*.ts',
  ];
  const files = globSync(sources, { cwd: root }).sort();
  const uses = new Map<number, number>();
  for (const file of files) {
    const words = readFileSync(join(root, file), 'utf8').match(/[가-힣]/g) ?? [];
    for (const syllable of new Set(words)) {
      const code = syllable.codePointAt(0) ?? 0;
      uses.set(code, (uses.get(code) ?? 0) + (file.startsWith(everywhere) ? files.length : 1));
    }
  }
  const known = slices()
    .reverse()
    .flatMap((slice) => slice.characters.filter((code) => code >= 0xac00 && code <= 0xd7a3));
  const place = new Map(known.map((code, index) => [code, index]));
  const rank = (code: number) => place.get(code) ?? known.length;
  const all = [...new Set([...uses.keys(), ...known.slice(0, 1600)])];
  return all.sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || rank(a) - rank(b));
}

const font = readFileSync(join(source, 'woff2/PretendardVariable.woff2'));
const ranked = syllables();

function cut(characters: readonly number[]): Promise<Buffer> {
  return subsetFont(font, String.fromCodePoint(...characters), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 900 } },
    keepFeatures,
  });
}

/** The largest font of `before` and the syllables from `from` on that is below a limit, and the syllable after its last. */
async function cutBelow(limit: number, from: number, before: readonly number[] = []) {
  for (let end = from + 600; ; end -= 10) {
    const characters = [...before, ...ranked.slice(from, end)];
    const bytes = await cut(characters);
    if (bytes.length <= limit) return { bytes, characters, end };
  }
}

function codesOf(text: string): number[] {
  return [...text].map((letter) => letter.codePointAt(0) ?? 0);
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

const first = await cutBelow(limits.first, 0, codesOf(latin));
const second = await cutBelow(limits.second, first.end);
const interfaceFonts = [first, second].map((font, index) => ({
  ...font,
  file: `interface-${index + 1}.woff2`,
}));
const small = Array.from({ length: common.slices }, (_, index) => {
  const from = second.end + index * common.syllables;
  return { file: `common-${index + 1}.woff2`, inside: ranked.slice(from, from + common.syllables) };
});
const outside = new Set([
  ...interfaceFonts.flatMap((font) => font.characters),
  ...small.flatMap((slice) => slice.inside),
]);
const rest = slices().flatMap((slice) => {
  const left = slice.characters.filter((code) => !outside.has(code));
  const file = `pretendard/dist/web/variable/woff2-dynamic-subset/PretendardVariable.subset.${slice.number}.woff2`;
  return left.length ? [face(file, cssRange(left))] : [];
});
const head =
  '/* Made by apps/web/fonts/build.ts. Pretendard © 2021 Kil Hyung-jin, SIL Open Font License 1.1. */\n';
mkdirSync(out, { recursive: true });
for (const { file, bytes } of interfaceFonts) writeFileSync(join(out, file), bytes);
for (const { file, characters } of interfaceFonts)
  writeFileSync(join(out, file.replace('.woff2', '.css')), head + face(`./${file}`, cssRange(characters)));
for (const slice of small) writeFileSync(join(out, slice.file), await cut(slice.inside));
const commonFaces = small.map((slice) => face(`./${slice.file}`, cssRange(slice.inside)));
writeFileSync(join(out, 'rest.css'), head + [...rest, ...commonFaces].join(''));
execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', out], { stdio: 'ignore' });
for (const { file, bytes, end } of interfaceFonts)
  console.log(`${file}: ${bytes.length} bytes, to syllable ${end}`);
console.log(`${rest.length} slices for the rest`);
