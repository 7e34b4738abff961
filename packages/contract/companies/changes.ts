import type { CompanyContent, CompanySlide } from './content.ts';
import { slidePlaces } from './values.ts';

/** A field as reviewers and the team speak of it: notes hang on its `path`. */
export type CompanyField = {
  /** `companyTitle`, `figures.0`, `slides.<slideKey>`, `en.companyContent` … */
  path: string;
  kind: 'line' | 'story' | 'picture' | 'slide' | 'list';
  /** Its words, for comparing and showing; a picture's opaque name. */
  text: string;
};

/** All fields of a content that say something, in the order of the page. */
export function companyFields(content: CompanyContent): CompanyField[] {
  const { figures, links, contact, files, slides, en } = content;
  const fields: CompanyField[] = [
    { path: 'teamName', kind: 'line', text: content.teamName },
    { path: 'companyTitle', kind: 'line', text: content.companyTitle },
    { path: 'companyType', kind: 'line', text: content.companyType },
    { path: 'logo', kind: 'picture', text: content.logo ?? '' },
    ...slides.map(({ slideKey }, at): CompanyField => {
      const slide = slides[at] as CompanySlide;
      return { path: `slides.${slideKey}`, kind: 'slide', text: slideText(slide) };
    }),
    ...figures.map(
      ({ label, value, unit, en: english }, at): CompanyField => ({
        path: `figures.${at}`,
        kind: 'line',
        text: said([`${label} ${value}${unit}`, `${english.label} ${english.unit}`]),
      }),
    ),
    { path: 'companyContent', kind: 'story', text: content.companyContent },
    {
      path: 'links',
      kind: 'list',
      text: said(links.map(({ label, url, en: english }) => [label, english.label, url].join(' '))),
    },
    { path: 'contact', kind: 'line', text: contact ? `${contact.label} ${contact.value}` : '' },
    {
      path: 'files',
      kind: 'list',
      text: said(files.map(({ name, serverFileName }) => `${name} ${serverFileName}`)),
    },
    { path: 'en.teamName', kind: 'line', text: en.teamName },
    { path: 'en.companyTitle', kind: 'line', text: en.companyTitle },
    { path: 'en.companyContent', kind: 'story', text: en.companyContent },
  ];
  return fields.filter(({ text }) => text.trim() !== '');
}

function said(lines: readonly string[]): string {
  return lines
    .map((one) => one.trim())
    .filter(Boolean)
    .join('\n');
}

/** Everything that a slide says and shows, its place included: another order is a change. */
function slideText(slide: CompanySlide): string {
  const { slideIndex, slideTabName, en } = slide;
  const places = slidePlaces.flatMap((n) => [slide[`slideContent${n}`], slide[`alt${n}`]]);
  const english = slidePlaces.flatMap((n) => [en[`slideContent${n}`], en[`alt${n}`]]);
  return said([`${slideIndex} ${slideTabName}`, ...places, en.slideTabName, ...english]);
}

/** A field that is not as it was: `before` or `after` is null where it was not, or is no more. */
export type CompanyChange = {
  path: string;
  kind: CompanyField['kind'];
  before: string | null;
  after: string | null;
};

/** What a content says otherwise than the one before; everything where there was none. */
export function companyChanges(before: CompanyContent | null, after: CompanyContent): CompanyChange[] {
  const was = new Map((before ? companyFields(before) : []).map((field) => [field.path, field]));
  const is = companyFields(after);
  const gone = [...was.values()].filter(({ path }) => !is.some((field) => field.path === path));
  return [
    ...is
      .filter(({ path, text }) => was.get(path)?.text !== text)
      .map(({ path, kind, text }) => ({ path, kind, before: was.get(path)?.text ?? null, after: text })),
    ...gone.map(({ path, kind, text }) => ({ path, kind, before: text, after: null })),
  ];
}

/** A piece of a text beside the one before it. */
export type TextPiece = { kind: 'same' | 'added' | 'removed'; text: string };

/** Words that came and went between two texts, by the longest that they have in common; long ones are whole pieces. */
export function textPieces(before: string, after: string): TextPiece[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  if (a.length * b.length > 1_000_000) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  }
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pieces: TextPiece[] = [];
  const add = (kind: TextPiece['kind'], text = '') => {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += text;
    else pieces.push({ kind, text });
  };
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      add('same', a[i]);
      i += 1;
      j += 1;
    } else if (i < a.length && (j >= b.length || at(i + 1, j) >= at(i, j + 1))) {
      add('removed', a[i]);
      i += 1;
    } else {
      add('added', b[j]);
      j += 1;
    }
  }
  return pieces;
}

/** Words with the spaces behind them. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}
