import type { Language } from '../language.ts';
import { picturesOfSlide, textsOfSlide } from './content.rules.ts';
import type { CompanySlide, SlideComposed, SlideText } from './content.ts';

/**
 * How a slide is laid out: nobody picks a template, what is filled decides. A cover; one text, with a figure in it set
 * very large; two or three texts as lanes; pictures alone; text with pictures.
 */
export function composeSlide(slide: CompanySlide, language: Language): SlideComposed {
  const shown = language === 'en' ? inEnglish(slide) : slide;
  const texts = textsOfSlide(shown).map(({ text }) => text);
  const pictures = picturesOfSlide(shown).map(({ name, alt }) => ({ serverFileName: name, alt }));
  const base = { slideIndex: slide.slideIndex, tab: shown.slideTabName, figure: null, pictures };
  if (texts.length === 0 && pictures.length === 0) return { ...base, layout: 'empty', texts: [] };
  if (slide.isCover) return { ...base, layout: 'cover', texts: coverTexts(texts) };
  if (texts.length === 0) return { ...base, layout: 'pictures', texts: [] };
  if (pictures.length > 0) return { ...base, layout: 'both', texts: texts.map(splitText) };
  const [only = ''] = texts;
  if (texts.length > 1) return { ...base, layout: 'lanes', texts: texts.map(splitText) };
  const figure = loneFigure(only);
  return figure
    ? { ...base, layout: 'figure', figure: figure.figure, texts: [{ head: '', text: figure.rest }] }
    : { ...base, layout: 'say', texts: [{ head: '', text: only }] };
}

/** Words in English where the team wrote some, the Korean ones for the rest; pictures are the same. */
function inEnglish(slide: CompanySlide): CompanySlide {
  const { en } = slide;
  const word = (n: 1 | 2 | 3) =>
    slide[`isImage${n}`] ? slide[`slideContent${n}`] : en[`slideContent${n}`] || slide[`slideContent${n}`];
  return {
    ...slide,
    slideTabName: en.slideTabName || slide.slideTabName,
    ...{ slideContent1: word(1), slideContent2: word(2), slideContent3: word(3) },
    ...{ alt1: en.alt1 || slide.alt1, alt2: en.alt2 || slide.alt2, alt3: en.alt3 || slide.alt3 },
  };
}

/** On a cover line breaks are the team's: the first text is the title, the next stands under it. */
function coverTexts(texts: readonly string[]): SlideText[] {
  const [head = '', ...rest] = texts;
  return [{ head, text: rest.join('\n') }];
}

/** The first line is a heading where more follows; a text of one short line is a heading alone. */
export function splitText(text: string): SlideText {
  const [first = '', ...rest] = text.trim().split('\n');
  const more = rest.join('\n').trim();
  if (more !== '') return { head: first.trim(), text: more };
  return [...first].length <= 20 ? { head: first.trim(), text: '' } : { head: '', text: first.trim() };
}

const numberForm = String.raw`[-−+]?\d[\d,]*(?:\.\d+)?(?:[천만억조](?!\p{L}))?`;
/** What is counted in, the longest first; a letter of Hangul after it is a particle or another word. */
const koreanUnits = [
  ...['시간', '만 원', '억 원', '만 명', '학교', '가지', '사람', '마리', '그루', '가구', '퍼센트'],
  ...[
    '명',
    '곳',
    '개',
    '톤',
    '배',
    '원',
    '분',
    '초',
    '회',
    '번',
    '권',
    '대',
    '층',
    '점',
    '위',
    '통',
    '팀',
    '건',
    '장',
    '살',
  ],
];
const signUnits = [
  'km²',
  'm²',
  'm³',
  'km',
  'kg',
  'cm',
  'mm',
  'kWh',
  'GB',
  'MB',
  '°C',
  '℃',
  '%',
  'm',
  'g',
  't',
  'L',
];

/** `1,300톤. …`: a figure that is a sentence of its own. */
const leading = new RegExp(
  String.raw`^(${numberForm})\s?([^\s\d.,!?]{0,8})(?:[.!]\s+|[.!]?\n\s*)(\S[\s\S]*)$`,
  'u',
);
const anyNumber = /\d[\d,]*(?:\.\d+)?/g;
const counted = new RegExp(
  String.raw`(${numberForm})(?:\s?(${[...koreanUnits].join('|')})|\s?(${signUnits.join('|')})(?![A-Za-z]))`,
  'u',
);

/**
 * The one figure of a text that is worth setting large: one that begins it as a sentence of its own, or the only number
 * in it where it is counted in a known unit. Years, dates and times are none. Null where the words have to carry it.
 */
export function loneFigure(text: string): { figure: { value: string; unit: string }; rest: string } | null {
  const said = text.trim();
  const first = leading.exec(said);
  if (first) {
    const [, value = '', unit = '', rest = ''] = first;
    return { figure: { value, unit }, rest };
  }
  if (said.match(anyNumber)?.length !== 1) return null;
  const only = counted.exec(said);
  if (!only) return null;
  const [, value = '', korean, sign] = only;
  const unit = korean ?? sign ?? '';
  const isAlone = said.replace(/[\s.!]+/g, '') === `${value}${unit}`;
  return { figure: { value, unit }, rest: isAlone ? '' : said };
}
