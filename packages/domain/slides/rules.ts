import { fieldErrors } from '@chulbal/contract/field-errors';
import type { Language } from '@chulbal/contract/language';
import { SLUG_MARK, type SlideDraft, type SlideView } from '@chulbal/contract/slides';
import { slideArtNames, slideArtSrc } from '@chulbal/contract/slides.values';
import type { FaultDetails } from '../fault.ts';

type Problems = NonNullable<FaultDetails['fields']>;

const half = {
  ko: '영어는 한국어에 있는 것을 모두 적거나 모두 비워 주세요.',
  en: 'Give English all that Korean has, or nothing.',
};
const endsFirst = {
  ko: '내리는 때는 올리는 때보다 뒤여야 해요.',
  en: 'It has to end after it begins.',
};

const pairs = [
  ['titleKo', 'titleEn'],
  ['subTitleKo', 'subTitleEn'],
  ['descKo', 'descEn'],
  ['linkTextKo', 'linkTextEn'],
  ['altKo', 'altEn'],
] as const;

/** What is wrong with a slide, by field: a link without words, a picture without a description, half an English text. */
export function slideProblems(draft: SlideDraft): Problems {
  const problems: Problems = {};
  if (draft.linkTo !== '' && draft.linkTextKo === '') problems.linkTextKo = fieldErrors.required;
  if (draft.linkTo === '' && draft.linkTextKo !== '') problems.linkTo = fieldErrors.required;
  if (draft.picture !== null && draft.altKo === '') problems.altKo = fieldErrors.required;
  const isInEnglish = pairs.some(([, english]) => draft[english] !== '');
  for (const [korean, english] of pairs) {
    if (isInEnglish && (draft[korean] === '') !== (draft[english] === '')) problems[english] = half;
  }
  const { shownFrom, shownUntil } = draft;
  if (shownFrom && shownUntil && Date.parse(shownUntil) <= Date.parse(shownFrom)) {
    problems.shownUntil = endsFirst;
  }
  return problems;
}

type Texts = Omit<SlideDraft, 'shownFrom' | 'shownUntil'>;

/** A slide as a visitor gets it in one language; null where it has no text in it. */
export function slideIn(
  slide: Texts & { id: number },
  { language, slug }: { language: Language; slug: string },
): SlideView | null {
  const { id, tone, picture, art } = slide;
  const [title, subTitle, desc, linkText, alt] = pairs.map(
    ([korean, english]) => slide[language === 'en' ? english : korean],
  ) as [string, string, string, string, string];
  if (title === '') return null;
  return {
    ...{ id, title, subTitle, desc, linkText, tone },
    linkTo: slide.linkTo.replaceAll(SLUG_MARK, slug),
    imgSrc: picture ? `/transfer/file/${picture}` : slideArtSrc(art),
    imgAlt: picture ? alt : slideArtNames[art][language],
  };
}
